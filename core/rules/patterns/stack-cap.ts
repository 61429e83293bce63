import { STACK_CAP } from '../../events/policy.ts';
import type { EventRule } from '../../types.ts';
import { findingAt } from './_findings.ts';
import { routeMember, supportOf } from './_payload.ts';

export const rule: EventRule = {
  id: 'patterns/stack-cap',
  scope: 'event',
  summary: 'a skill-route has more than five members',
  severity: 'error',
  layouts: ['flat'],
  why: 'Lead, support and qa together are at most five. A larger stack fills the context before the work begins.',
  fix: 'Route to fewer supporting skills.',
  examples: {
    path: 'patterns/PATTERNS.jsonl',
    bad: '{"ts":"2026-06-08T14:00:00Z","agent":"skill-router","event":"skill-route","target":"task-17","payload":{"domain":"wiki","lead":"memory-keeper","support":["a","b","c","d"],"qa":"privacy-guardian"},"hash":"sha256:b6995fdab8160e47d2c03d96a0f54f73609fbc83b0e2ab58522937425097bd5a"}\n',
    ok: '{"ts":"2026-06-08T14:00:00Z","agent":"skill-router","event":"skill-route","target":"task-17","payload":{"domain":"wiki","lead":"memory-keeper","support":["evidence-grader","parent-sync"],"qa":"privacy-guardian"},"hash":"sha256:79f202797492b21a51f26b49d96038090e98472468919e4e9acaa174e3812b71"}\n',
  },
  *check(event) {
    const support = supportOf(event);
    if (!support) return;
    const qa = routeMember(event, 'qa') ?? '';
    const hasQa = typeof qa !== 'string' || /\S/.test(qa);
    const size = 1 + support.length + (hasQa ? 1 : 0);
    if (size <= STACK_CAP) return;
    const parts = `lead, ${support.length} support${hasQa ? ', qa' : ''}`;
    const message = `the stack has ${size} members (${parts}); at most ${STACK_CAP} are allowed`;
    yield findingAt(event, { pointer: '/payload/support', message });
  },
};
