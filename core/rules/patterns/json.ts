import type { EventRule } from '../../types.ts';

export const rule: EventRule = {
  id: 'patterns/json',
  scope: 'event',
  summary: 'a line of the event log is not JSON',
  severity: 'error',
  layouts: ['flat'],
  why: 'Whoever reads the log stops at such a line or passes over it, and the event is lost without a word.',
  fix: 'Correct the line if it is not committed yet. A committed line is never edited: append the event again, correctly. If git has a good version of the line (`git log -p`), restore that.',
  examples: {
    path: 'patterns/PATTERNS.jsonl',
    bad: '{"ts":"2026-06-08T14:00:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"chose SQLite"},"hash":"sha256:aa5044ca1c639a53626a66308f3b6397838fe1a33b6ff28645f21fdc626b8f68"\n',
    ok: '{"ts":"2026-06-08T14:00:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"chose SQLite"},"hash":"sha256:aa5044ca1c639a53626a66308f3b6397838fe1a33b6ff28645f21fdc626b8f68"}\n',
  },
  *check(event) {
    const { refused } = event;
    if (!refused || refused.torn || refused.marker) return;
    const place = { line: event.line, column: refused.column };
    yield {
      path: event.path,
      ...place,
      message: `the line cannot be read: ${refused.message}; correct it if it is not committed yet, else append the event again`,
      key: event.digest,
    };
  },
};
