import type { EventRule } from '../../types.ts';
import { faultFindings, hashSeverity } from './_findings.ts';

export const rule: EventRule = {
  id: 'patterns/hash-format',
  scope: 'event',
  summary: '`hash` is not `sha256:` and 64 hex digits',
  severity: 'error',
  layouts: ['flat'],
  why: 'The hash proves that a payload was not changed later. A made-up word proves nothing. A warning, unless `patterns.hash` is `verify`: many agents invent their hashes.',
  fix: 'Write `sha256:` and the SHA-256 of the payload in RFC 8785 form (keys sorted, no blanks), for example `printf \'{"summary":"chose SQLite"}\' | sha256sum`.',
  examples: {
    path: 'patterns/PATTERNS.jsonl',
    bad: '{"ts":"2026-06-08T14:00:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"chose SQLite"},"hash":"sha256:demo0"}\n',
    ok: '{"ts":"2026-06-08T14:00:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"chose SQLite"},"hash":"sha256:aa5044ca1c639a53626a66308f3b6397838fe1a33b6ff28645f21fdc626b8f68"}\n',
  },
  check: (event, context) => faultFindings(event, 'patterns/hash-format', hashSeverity(context)),
};
