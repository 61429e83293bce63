import type { EventRule } from '../../types.ts';
import { findingAt } from './_findings.ts';
import { gateMember, gateOf } from './_payload.ts';

export const rule: EventRule = {
  id: 'patterns/override-reason',
  scope: 'event',
  summary: 'an OVERRIDE of a budget-gate has no reason, or overrides nothing',
  severity: 'warning',
  layouts: ['flat'],
  why: "An override is a person's decision against the gate. Without its reason nobody can judge it later.",
  fix: 'Say why in `override_reason`; write OK where weight and tier fit.',
  examples: {
    path: 'patterns/PATTERNS.jsonl',
    bad: '{"ts":"2026-06-08T14:00:00Z","agent":"budget-governor","event":"budget-gate","target":"task-17","payload":{"weight":"CRITICAL","tier":"HAIKU","match":"OVERRIDE"},"hash":"sha256:8a426883bcfbcedd9d1d6b63104b7eec6228679d78d4336c26c368a86c3454bd"}\n',
    ok: '{"ts":"2026-06-08T14:00:00Z","agent":"budget-governor","event":"budget-gate","target":"task-17","payload":{"weight":"CRITICAL","tier":"HAIKU","match":"OVERRIDE","override_reason":"a draft that a person rewrites"},"hash":"sha256:5b44b5374d75e730ff9475b890f0a356322110dde263edd532bca50282aa251a"}\n',
  },
  *check(event) {
    const gate = gateOf(event);
    if (gate?.match !== 'OVERRIDE') return;
    const reason = gateMember(event, 'override_reason') ?? '';
    if (gate.fit === 'fits') {
      const message = `a ${gate.weight} task on ${gate.tier} needs no OVERRIDE; write OK`;
      yield findingAt(event, { pointer: '/payload/match', message });
    } else if (typeof reason === 'string' && !/\S/.test(reason)) {
      yield findingAt(event, {
        pointer: '/payload/match',
        message: 'OVERRIDE without an `override_reason`; say why',
      });
    }
  },
};
