import type { EventRule } from '../../types.ts';
import { findingAt } from './_findings.ts';
import { gateOf } from './_payload.ts';

export const rule: EventRule = {
  id: 'patterns/tier-mismatch',
  scope: 'event',
  summary: 'a budget-gate lets a critical task onto the smallest tier, or a small one onto the largest',
  severity: 'error',
  layouts: ['flat'],
  why: "CRITICAL work on HAIKU risks the result, LOW work on OPUS wastes the budget. Such a pair needs a person's override.",
  fix: 'Choose another tier, or write `"match": "OVERRIDE"` and say why in `override_reason`.',
  examples: {
    path: 'patterns/PATTERNS.jsonl',
    bad: '{"ts":"2026-06-08T14:00:00Z","agent":"budget-governor","event":"budget-gate","target":"task-17","payload":{"weight":"CRITICAL","tier":"HAIKU","match":"OK"},"hash":"sha256:1d150c9097330a792b6344aa38f4c71dfa1baedcbf610228c9359ad510835171"}\n',
    ok: '{"ts":"2026-06-08T14:00:00Z","agent":"budget-governor","event":"budget-gate","target":"task-17","payload":{"weight":"CRITICAL","tier":"HAIKU","match":"OVERRIDE","override_reason":"a draft that a person rewrites"},"hash":"sha256:5b44b5374d75e730ff9475b890f0a356322110dde263edd532bca50282aa251a"}\n',
  },
  *check(event) {
    const gate = gateOf(event);
    if (gate?.fit !== 'hard' || gate.match === 'OVERRIDE') return;
    const message = `a ${gate.weight} task on ${gate.tier} needs \`match\` OVERRIDE and an \`override_reason\`, or another tier`;
    yield findingAt(event, { pointer: '/payload/tier', message });
  },
};
