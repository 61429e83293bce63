import type { EventRule } from '../../types.ts';
import { faultFindings } from './_findings.ts';

export const rule: EventRule = {
  id: 'patterns/tier',
  scope: 'event',
  summary: 'the tier of a budget-gate is not OPUS, SONNET or HAIKU, or one of these with -equivalent',
  severity: 'error',
  layouts: ['flat'],
  why: 'Model ids and plan names change. The gate compares tiers, and knows six words for them.',
  fix: "Write OPUS, SONNET or HAIKU, or for another maker's model OPUS-equivalent, SONNET-equivalent or HAIKU-equivalent.",
  examples: {
    path: 'patterns/PATTERNS.jsonl',
    bad: '{"ts":"2026-06-08T14:00:00Z","agent":"budget-governor","event":"budget-gate","target":"task-17","payload":{"weight":"HIGH","tier":"claude-opus-4-7","match":"OK"},"hash":"sha256:3802ac0815aeaf8d1658288d39bc8d8e06d8c64fb5e1756cb6fd080205b279f2"}\n',
    ok: '{"ts":"2026-06-08T14:00:00Z","agent":"budget-governor","event":"budget-gate","target":"task-17","payload":{"weight":"HIGH","tier":"SONNET","match":"OK"},"hash":"sha256:3733c73d3e306021a2508f4eaec62626fbda23a5ce6690d15a5e0eded66c2ffd"}\n',
  },
  check: (event) => faultFindings(event, 'patterns/tier'),
};
