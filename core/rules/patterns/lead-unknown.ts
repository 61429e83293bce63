import { nearest } from '../../schema/nearest.ts';
import { showValue } from '../../schema/show.ts';
import type { EventRule } from '../../types.ts';
import { findingAt } from './_findings.ts';
import { routeMember } from './_payload.ts';

export const rule: EventRule = {
  id: 'patterns/lead-unknown',
  scope: 'event',
  summary: 'the lead of a skill-route is not in zeref-registry.json',
  severity: 'error',
  layouts: ['flat'],
  why: 'A task given to a skill that is not there is done by nobody. Looked up only where a zeref-registry.json exists.',
  fix: 'Name a skill or an agent of the registry, or register the new one.',
  examples: {
    path: 'patterns/PATTERNS.jsonl',
    bad: '{"ts":"2026-06-08T14:00:00Z","agent":"skill-router","event":"skill-route","target":"task-17","payload":{"domain":"wiki","lead":"super-skill","support":["evidence-grader","parent-sync"],"qa":"privacy-guardian"},"hash":"sha256:74bf45cc7b0945a3bf22267d4d229722a65503a7a16bd877690d05d78d58d899"}\n',
    ok: '{"ts":"2026-06-08T14:00:00Z","agent":"skill-router","event":"skill-route","target":"task-17","payload":{"domain":"wiki","lead":"memory-keeper","support":["evidence-grader","parent-sync"],"qa":"privacy-guardian"},"hash":"sha256:79f202797492b21a51f26b49d96038090e98472468919e4e9acaa174e3812b71"}\n',
  },
  *check(event, { registry }) {
    const lead = routeMember(event, 'lead');
    if (!registry || typeof lead !== 'string' || !/\S/.test(lead) || registry.leads.has(lead)) return;
    const meant = nearest(lead, registry.leads);
    const hint = meant ? `; did you mean ${meant}?` : '';
    const message = `the lead ${showValue(lead)} is neither a skill nor an agent of ${registry.path}${hint}`;
    yield findingAt(event, { pointer: '/payload/lead', message });
  },
};
