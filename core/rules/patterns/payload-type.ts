import type { EventRule } from '../../types.ts';
import { faultFindings } from './_findings.ts';

export const rule: EventRule = {
  id: 'patterns/payload-type',
  scope: 'event',
  summary: 'a value of the payload is of the wrong type or out of its range',
  severity: 'error',
  layouts: ['flat'],
  why: 'A number written as a string, or a string where a list is due, breaks every sum and count over the log.',
  fix: 'Append the event again with a value of the type that the message names.',
  examples: {
    path: 'patterns/PATTERNS.jsonl',
    bad: '{"ts":"2026-06-08T14:00:00Z","agent":"memory-keeper","event":"handoff-compress","target":"memory/DECISIONS.md","payload":{"original_tokens":2400,"compressed_tokens":1104,"ratio":140},"hash":"sha256:9eed75ec446bd1785785290f5b8bf641d8c8087c4e2c0dc6ffd8da1caa432dc5"}\n',
    ok: '{"ts":"2026-06-08T14:00:00Z","agent":"memory-keeper","event":"handoff-compress","target":"memory/DECISIONS.md","payload":{"original_tokens":2400,"compressed_tokens":1104,"ratio":54},"hash":"sha256:bd6fc3b7819e2f4e957d96c375f5f52304e722ead46c8dcc03945bd4d43928a4"}\n',
  },
  check: (event) => faultFindings(event, 'patterns/payload-type'),
};
