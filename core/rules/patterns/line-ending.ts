import type { RootRule } from '../../types.ts';

export const rule: RootRule = {
  id: 'patterns/line-ending',
  scope: 'root',
  summary: 'lines of the event log end in CRLF',
  severity: 'warning',
  layouts: ['flat'],
  why: 'The log is compared byte for byte when it is merged and when its history is checked; a changed line end looks like a rewritten log.',
  fix: 'Write `memory/patterns/PATTERNS.jsonl -text` into .gitattributes, and set the writer to LF. Lines that are committed stay as they are.',
  examples: {
    path: 'patterns/PATTERNS.jsonl',
    bad: '{"ts":"2026-06-08T14:00:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"chose SQLite"},"hash":"sha256:aa5044ca1c639a53626a66308f3b6397838fe1a33b6ff28645f21fdc626b8f68"}\r\n',
    ok: '{"ts":"2026-06-08T14:00:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"chose SQLite"},"hash":"sha256:aa5044ca1c639a53626a66308f3b6397838fe1a33b6ff28645f21fdc626b8f68"}\n',
  },
  *check({ log }) {
    if (!log || log.crlf === 0) return;
    const message = `${log.crlf} of ${log.lines} lines end in CRLF, the first of them here; the log's line end is LF`;
    yield { path: log.path, line: log.firstCrlf, column: 1, message, key: 'crlf' };
  },
};
