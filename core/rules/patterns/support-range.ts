import { SUPPORT_RANGE } from '../../events/policy.ts';
import type { EventRule } from '../../types.ts';
import { findingAt } from './_findings.ts';
import { supportOf } from './_payload.ts';

export const rule: EventRule = {
  id: 'patterns/support-range',
  scope: 'event',
  summary: 'a skill-route has more than three supporting skills',
  severity: 'info',
  layouts: ['flat'],
  why: 'The router is meant to give a lead two or three skills in support. More dilute the task.',
  fix: 'Route to the two or three skills that matter most.',
  examples: {
    path: 'patterns/PATTERNS.jsonl',
    bad: '{"ts":"2026-06-08T14:00:00Z","agent":"skill-router","event":"skill-route","target":"task-17","payload":{"domain":"wiki","lead":"memory-keeper","support":["a","b","c","d"],"qa":"privacy-guardian"},"hash":"sha256:b6995fdab8160e47d2c03d96a0f54f73609fbc83b0e2ab58522937425097bd5a"}\n',
    ok: '{"ts":"2026-06-08T14:00:00Z","agent":"skill-router","event":"skill-route","target":"task-17","payload":{"domain":"wiki","lead":"memory-keeper","support":["evidence-grader","parent-sync"],"qa":"privacy-guardian"},"hash":"sha256:79f202797492b21a51f26b49d96038090e98472468919e4e9acaa174e3812b71"}\n',
  },
  *check(event) {
    const support = supportOf(event);
    if (!support || support.length <= SUPPORT_RANGE.most) return;
    const message = `${support.length} supporting skills; the router is meant to pick ${SUPPORT_RANGE.least} or ${SUPPORT_RANGE.most}`;
    yield findingAt(event, { pointer: '/payload/support', message });
  },
};
