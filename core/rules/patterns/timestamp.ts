import type { EventRule } from '../../types.ts';
import { faultFindings } from './_findings.ts';

export const rule: EventRule = {
  id: 'patterns/timestamp',
  scope: 'event',
  summary: '`ts` is not an RFC 3339 time with seconds and a zone',
  severity: 'error',
  layouts: ['flat'],
  why: 'Events are put in order by `ts`. Other spellings are read differently by different tools, or not at all.',
  fix: 'Write an instant such as `2026-06-08T14:00:00Z` or `2026-06-08T16:00:00+02:00`: upper-case `T` and `Z`, seconds, a real calendar day, no leap second.',
  examples: {
    path: 'patterns/PATTERNS.jsonl',
    bad: '{"ts":"2026-06-08T17:14Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"chose SQLite"},"hash":"sha256:aa5044ca1c639a53626a66308f3b6397838fe1a33b6ff28645f21fdc626b8f68"}\n',
    ok: '{"ts":"2026-06-08T14:00:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"chose SQLite"},"hash":"sha256:aa5044ca1c639a53626a66308f3b6397838fe1a33b6ff28645f21fdc626b8f68"}\n',
  },
  check: (event) => faultFindings(event, 'patterns/timestamp'),
};
