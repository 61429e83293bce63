import type { EventRule } from '../../types.ts';
import { faultFindings } from './_findings.ts';

export const rule: EventRule = {
  id: 'patterns/weight',
  scope: 'event',
  summary: 'the weight of a budget-gate is not CRITICAL, HIGH, MEDIUM or LOW',
  severity: 'error',
  layouts: ['flat'],
  why: 'The gate holds the weight of a task against the tier of a model; it can do so with these words alone, exactly so spelt.',
  fix: 'Write CRITICAL, HIGH, MEDIUM or LOW, in upper case and without blanks.',
  examples: {
    path: 'patterns/PATTERNS.jsonl',
    bad: '{"ts":"2026-06-08T14:00:00Z","agent":"budget-governor","event":"budget-gate","target":"task-17","payload":{"weight":"high","tier":"SONNET","match":"OK"},"hash":"sha256:f9b1c98a47bc261e9500dbd829f8c8ac71d20168d6d3b3b1efd589729b6b5d25"}\n',
    ok: '{"ts":"2026-06-08T14:00:00Z","agent":"budget-governor","event":"budget-gate","target":"task-17","payload":{"weight":"HIGH","tier":"SONNET","match":"OK"},"hash":"sha256:3733c73d3e306021a2508f4eaec62626fbda23a5ce6690d15a5e0eded66c2ffd"}\n',
  },
  check: (event) => faultFindings(event, 'patterns/weight'),
};
