import type { EventRule } from '../../types.ts';
import { faultFindings } from './_findings.ts';

export const rule: EventRule = {
  id: 'patterns/match',
  scope: 'event',
  summary: 'the verdict of a budget-gate is not OK, MISMATCH or OVERRIDE',
  severity: 'warning',
  layouts: ['flat'],
  why: 'Only the exact word OVERRIDE opens a pair that does not fit, so a near miss does not do what its writer meant.',
  fix: 'Write OK, MISMATCH or OVERRIDE.',
  examples: {
    path: 'patterns/PATTERNS.jsonl',
    bad: '{"ts":"2026-06-08T14:00:00Z","agent":"budget-governor","event":"budget-gate","target":"task-17","payload":{"weight":"HIGH","tier":"SONNET","match":"MAYBE"},"hash":"sha256:7eb9af3437639c4ba03a8a382b577adb76ef827baf49bb535de3bd15780a9574"}\n',
    ok: '{"ts":"2026-06-08T14:00:00Z","agent":"budget-governor","event":"budget-gate","target":"task-17","payload":{"weight":"HIGH","tier":"SONNET","match":"OK"},"hash":"sha256:3733c73d3e306021a2508f4eaec62626fbda23a5ce6690d15a5e0eded66c2ffd"}\n',
  },
  check: (event) => faultFindings(event, 'patterns/match'),
};
