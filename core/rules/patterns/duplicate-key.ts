import { showKey } from '../../schema/show.ts';
import type { EventRule } from '../../types.ts';
import { LONGEST_KEY } from './_findings.ts';

export const rule: EventRule = {
  id: 'patterns/duplicate-key',
  scope: 'event',
  summary: 'a key occurs twice in one object of the event log',
  severity: 'error',
  layouts: ['flat'],
  why: 'JSON readers disagree on which of the two values holds, so two tools see two different events.',
  fix: 'Correct the line if it is not committed yet. A committed line is never edited: append the event again, with each key once.',
  examples: {
    path: 'patterns/PATTERNS.jsonl',
    bad: '{"ts":"2026-06-08T14:00:00Z","agent":"twin","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"chose SQLite"},"hash":"sha256:aa5044ca1c639a53626a66308f3b6397838fe1a33b6ff28645f21fdc626b8f68"}\n',
    ok: '{"ts":"2026-06-08T14:00:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"chose SQLite"},"hash":"sha256:aa5044ca1c639a53626a66308f3b6397838fe1a33b6ff28645f21fdc626b8f68"}\n',
  },
  *check({ path, line, digest, duplicateKeys }) {
    for (const { key, column, endColumn } of duplicateKeys) {
      const message = `the key ${showKey(key)} stands here a second time in one object; keep one of them`;
      yield {
        path,
        line,
        column,
        endLine: line,
        endColumn,
        message,
        key: `${digest} ${key.slice(0, LONGEST_KEY)}`,
      };
    }
  },
};
