import type { EventRule } from '../../types.ts';

export const rule: EventRule = {
  id: 'patterns/torn-line',
  scope: 'event',
  summary: 'the last line of the event log was cut off while it was written',
  severity: 'error',
  layouts: ['flat'],
  why: 'A writer died in the middle of its write. The next writer that does not look would glue its event to the torn bytes, and both would be lost.',
  fix: 'Move the bytes after the last line feed out of the log, into archive/, and append the event again.',
  examples: {
    path: 'patterns/PATTERNS.jsonl',
    bad: '{"ts":"2026-06-08T14:00:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"chose SQLite"},"hash":"sha256:aa5044ca1c639a53626a66308f3b6397838fe1a33b6ff28645f21fdc626b8f68"}\n{"ts":"2026-06-08T14:00:00Z","agent":"me',
    ok: '{"ts":"2026-06-08T14:00:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"chose SQLite"},"hash":"sha256:aa5044ca1c639a53626a66308f3b6397838fe1a33b6ff28645f21fdc626b8f68"}\n',
  },
  *check(event) {
    const { refused } = event;
    if (!refused?.torn) return;
    const place = { line: event.line, column: refused.column };
    const message = `the last line has no line feed and stops in the middle (${refused.message}): take the part out, and append the event again`;
    yield { path: event.path, ...place, message, key: event.digest };
  },
};
