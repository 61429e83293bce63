import type { EventRule } from '../../types.ts';
import { faultFindings, hashSeverity } from './_findings.ts';

export const rule: EventRule = {
  id: 'patterns/hash-mismatch',
  scope: 'event',
  summary: '`hash` is not the hash of the payload',
  severity: 'error',
  layouts: ['flat'],
  why: 'Either the payload was changed after it was written, or the hash was invented. A warning, unless `patterns.hash` is `verify`.',
  fix: 'Compare the line with `git log -p` to see whether the payload was changed. A new event needs `sha256:` and the SHA-256 of the payload in RFC 8785 form (keys sorted, no blanks), for example `printf \'{"summary":"chose SQLite"}\' | sha256sum`.',
  examples: {
    path: 'patterns/PATTERNS.jsonl',
    bad: '{"ts":"2026-06-08T14:00:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"chose SQLite"},"hash":"sha256:0000000000000000000000000000000000000000000000000000000000000000"}\n',
    ok: '{"ts":"2026-06-08T14:00:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"chose SQLite"},"hash":"sha256:aa5044ca1c639a53626a66308f3b6397838fe1a33b6ff28645f21fdc626b8f68"}\n',
  },
  check: (event, context) => faultFindings(event, 'patterns/hash-mismatch', hashSeverity(context)),
};
