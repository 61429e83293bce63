import type { EventRule } from '../../types.ts';
import { findingAt } from './_findings.ts';
import { gateOf } from './_payload.ts';

export const rule: EventRule = {
  id: 'patterns/tier-soft',
  scope: 'event',
  summary: 'a budget-gate has a tier that hardly fits the weight of the task',
  severity: 'warning',
  layouts: ['flat'],
  why: 'HIGH work on HAIKU and MEDIUM work on OPUS are allowed, yet mostly not what was meant.',
  fix: 'Choose SONNET, or write `"match": "OVERRIDE"` with an `override_reason` if the pair was meant.',
  examples: {
    path: 'patterns/PATTERNS.jsonl',
    bad: '{"ts":"2026-06-08T14:00:00Z","agent":"budget-governor","event":"budget-gate","target":"task-17","payload":{"weight":"HIGH","tier":"HAIKU","match":"OK"},"hash":"sha256:7b0c4cdf0c9e8013122c56778c8330e95b9a637f9033249333f64c3b7f09e70c"}\n',
    ok: '{"ts":"2026-06-08T14:00:00Z","agent":"budget-governor","event":"budget-gate","target":"task-17","payload":{"weight":"HIGH","tier":"SONNET","match":"OK"},"hash":"sha256:3733c73d3e306021a2508f4eaec62626fbda23a5ce6690d15a5e0eded66c2ffd"}\n',
  },
  *check(event) {
    const gate = gateOf(event);
    if (gate?.fit !== 'soft' || gate.match === 'OVERRIDE') return;
    const message = `a ${gate.weight} task on ${gate.tier} is allowed, but rarely meant`;
    yield findingAt(event, { pointer: '/payload/tier', message });
  },
};
