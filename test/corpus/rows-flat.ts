import type { Row } from './row.ts';
import { flat, note } from './shapes.ts';

const decision = (date: string, title: string) =>
  `### ${date} — ${title}\n\n**Decided**: x\n**Why**: y\n**Evidence**: high\n**Provenance**: session\n`;

const event = (second: number, rest = '') =>
  `{"ts":"2026-06-08T14:00:0${second}Z","agent":"a","event":"wiki-write","target":"x","payload":{"summary":"${second}"}${rest}}\n`;

const CELLS = `# INDEX

## Domains

| Domain | Page | Last Updated | Evidence | Summary |
|---|---|---|---|---|
| a | \`a/{b,c}.md\` (root) | 2026-06-08 | high | x |
| b | \`AGENTS.md\` §Gates | 2026-06-08 | medium | y |
| c | \`projects/gone.md\` | 2026-06-08 | medium | z |
`;

const OLD_SNAPSHOT = 'snapshots/2026-06-08T14:00:00Z';

/** Rows 28 to 30: the flat layout, as one tree shows it. What a commit changes is not told by a tree. */
export const FLAT_ROWS: readonly Row[] = [
  {
    row: 28,
    input: 'a log that is empty, with its lines in the archive',
    tree: flat({ 'archive/patterns-2026-05.jsonl': event(1) + event(2) }),
    wanted: [],
  },
  {
    row: 29,
    input: 'logs of other names that are rewritten, with lines that are no events',
    tree: flat({
      'logs/patterns.jsonl': '{"a":1}\n{"a":1}\n{broken\n',
      'patterns/decisions.jsonl': '{"ts":"2026-06-08T17:14Z"}\n{"ts":"2026-06-07"}\n',
      'logs/entries.jsonl': 'x\n',
    }),
    wanted: [],
  },
  {
    row: 29,
    input: 'the same in a typed root',
    tree: {
      '.claude/memory/MEMORY.md': '- [A](a.md)\n',
      '.claude/memory/a.md': note({}),
      '.claude/memory/patterns.jsonl': '{broken\n',
      '.claude/memory/activity.jsonl': '{"time":"2026-06-08T17:14Z"}\n{"time":"2026-06-07"}\n',
    },
    wanted: [],
  },
  {
    row: 29,
    input: 'decisions with the newest at the top',
    tree: flat({
      'DECISIONS.md': `# DECISIONS\n\n> Append-only at top.\n\n${['09', '08', '08', '01'].map((day, at) => decision(`2026-06-${day}`, `T${at}`)).join('\n')}`,
    }),
    wanted: [],
  },
  {
    row: 29,
    input: 'decisions with the newest at the end',
    tree: flat({
      'DECISIONS.md': `# DECISIONS\n\n${['01', '08', '08', '09'].map((day, at) => decision(`2026-06-${day}`, `T${at}`)).join('\n')}`,
    }),
    wanted: [],
  },
  {
    row: 30,
    input: 'a first event without a hash, and hashes that are words',
    tree: flat({
      'patterns/PATTERNS.jsonl': `${event(0)}${event(1, ',"hash":"sha256:demo0","evidence_grade":"high"')}`,
    }),
    wanted: [
      'warning patterns/envelope patterns/PATTERNS.jsonl:1:1',
      'warning patterns/hash-format patterns/PATTERNS.jsonl:2:109',
    ],
  },
  {
    row: 30,
    input: 'a snapshot whose name has colons',
    tree: flat({ [`${OLD_SNAPSHOT}/hot.md`]: '# hot\n', [`${OLD_SNAPSHOT}/manifest.json`]: '{}\n' }),
    wanted: [`warning layout/unsafe-name ${OLD_SNAPSHOT}:1:1`],
  },
  {
    row: 30,
    input: 'cells that are more than a path: the plain path is judged alone',
    tree: flat({ 'index.md': CELLS }),
    wanted: ['error registers/index-row index.md:9:7'],
    says: [/projects\/gone\.md/],
  },
  {
    row: 30,
    input: 'snapshots that git ignores, and checksums that are out of date',
    tree: {
      ...flat({
        'checksum.json': '{"PROGRESS.md":"d41d8cd98f00b204e9800998ecf8427e"}\n',
        'snapshots/20260608T140000000Z/hot.md': '# other\n',
        'snapshots/20260608T140000000Z/manifest.json': '{}\n',
      }),
      '.gitignore': 'memory/snapshots/\n',
    },
    tracked: ['.gitignore', 'memory/hot.md'],
    wanted: ['warning layout/ignored-by-git snapshots:1:1'],
    says: [/3 files in snapshots\/ are ignored by \.gitignore:1/],
  },
];
