import type { EventRule } from '../../types.ts';

export const rule: EventRule = {
  id: 'patterns/duplicate-line',
  scope: 'event',
  summary: 'a line of the event log stood before, byte for byte',
  severity: 'warning',
  layouts: ['flat'],
  why: 'A merge with `merge=union` keeps a line of both sides twice, and then the event counts twice.',
  fix: 'Nothing has to be done: a committed line is never taken out of the log, and the warning tells you to count the event once. A line that is not committed yet can go.',
  examples: {
    path: 'patterns/PATTERNS.jsonl',
    bad: '{"ts":"2026-06-08T14:00:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"chose SQLite"},"hash":"sha256:aa5044ca1c639a53626a66308f3b6397838fe1a33b6ff28645f21fdc626b8f68"}\n{"ts":"2026-06-08T14:00:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"chose SQLite"},"hash":"sha256:aa5044ca1c639a53626a66308f3b6397838fe1a33b6ff28645f21fdc626b8f68"}\n',
    ok: '{"ts":"2026-06-08T14:00:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"chose SQLite"},"hash":"sha256:aa5044ca1c639a53626a66308f3b6397838fe1a33b6ff28645f21fdc626b8f68"}\n{"ts":"2026-06-08T14:05:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"chose SQLite"},"hash":"sha256:aa5044ca1c639a53626a66308f3b6397838fe1a33b6ff28645f21fdc626b8f68"}\n',
  },
  *check({ path, line, digest, duplicateOf }) {
    if (duplicateOf === undefined) return;
    yield {
      path,
      line,
      column: 1,
      message: `the same line stands at line ${duplicateOf} already`,
      key: digest,
    };
  },
};
