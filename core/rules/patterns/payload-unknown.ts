import type { EventRule } from '../../types.ts';
import { faultFindings } from './_findings.ts';

export const rule: EventRule = {
  id: 'patterns/payload-unknown',
  scope: 'event',
  summary: 'the payload has a key that its event does not know',
  severity: 'warning',
  layouts: ['flat'],
  why: 'An unknown key is often a misspelt one, and then the right one is missing. Otherwise nobody reads it.',
  fix: 'Use the key that the message suggests, or log an event of your own with a schema under `patterns.schemas`.',
  examples: {
    path: 'patterns/PATTERNS.jsonl',
    bad: '{"ts":"2026-06-08T14:00:00Z","agent":"budget-governor","event":"budget-gate","target":"task-17","payload":{"weight":"HIGH","tier":"SONNET","match":"OK","overide_reason":"none"},"hash":"sha256:e89704fc8ac782c008be8451e1a5a175aeece5e588187eaca8c438cbe82afac2"}\n',
    ok: '{"ts":"2026-06-08T14:00:00Z","agent":"budget-governor","event":"budget-gate","target":"task-17","payload":{"weight":"HIGH","tier":"SONNET","match":"OK"},"hash":"sha256:3733c73d3e306021a2508f4eaec62626fbda23a5ce6690d15a5e0eded66c2ffd"}\n',
  },
  check: (event) => faultFindings(event, 'patterns/payload-unknown'),
};
