import { describe } from 'vitest';
import type { Tree } from '../helpers/tree.ts';
import { judge, type Row } from './row.ts';
import { many, note, root, TYPED } from './shapes.ts';

const entry = (text: string) => `- [A](a.md) — ${text}\n`;
const indexed = (text: string, files: Tree = { 'a.md': note({}) }): Tree => ({
  ...root(files),
  [`${TYPED}/MEMORY.md`]: text,
});

const INDEX: readonly Row[] = [
  {
    row: '21: 108 lines and 25,501 characters',
    tree: indexed(`# M\n${entry('x'.repeat(219)).repeat(107)}`),
    wanted: ['error index/truncated', 'info index/entry-length'],
  },
  {
    row: '21: 249 lines, 19,216 characters, 27,756 bytes',
    tree: indexed(`# M\n${entry('я'.repeat(58)).repeat(248)}`),
    wanted: ['error index/truncated'],
  },
  {
    row: '22: long entries',
    tree: indexed(entry('x'.repeat(700)).repeat(3)),
    wanted: ['info index/entry-length'],
  },
  {
    row: '23: several links on a line, rows of a table, bold, arrows, bare links',
    tree: indexed(
      '- [A](a.md) / [B](b.md)\n| [C](c.md) | role | text |\n- **[D](d.md)** — x\n→ [e.md](e.md)\n- x ([f](f.md), [g](g.md))\n[h](h.md)\n',
      Object.fromEntries([...'abcdefgh'].map((name) => [`${name}.md`, note({ name })])),
    ),
    wanted: [],
  },
  {
    row: '24: an index without a link beside 110 files',
    tree: indexed(
      '# From a database\n\n110 rows.\n',
      many(110, (at) => note({ name: `n${at}` })),
    ),
    wanted: ['warning index/unindexed'],
  },
  {
    row: '25: an example in a code span, one target under two headings',
    tree: indexed('`- [Name](file.md) — hook`\n\n## A\n\n- [A](a.md)\n\n## B\n\n- [A](a.md)\n'),
    wanted: [],
  },
  {
    row: '26: what is there but not in git',
    tree: { ...indexed('- [A](a_token.md)\n', { 'a_token.md': note({}) }), '.gitignore': '*token*\n' },
    add: [`${TYPED}/MEMORY.md`],
    wanted: ['warning layout/ignored-by-git'],
  },
  {
    row: '27: 86 of 154 targets gone',
    tree: indexed(
      Array.from({ length: 154 }, (_, at) => `- [N](n${at}.md)\n`).join(''),
      Object.fromEntries(Array.from({ length: 68 }, (_, at) => [`n${at}.md`, note({ name: `n${at}` })])),
    ),
    wanted: ['error index/dangling-link ×86'],
  },
  {
    row: '27: 150 files that git does not track any more',
    tree: {
      ...root(many(150, (at) => note({ name: `n${at}` }))),
      '.gitignore': `${TYPED}/\n`,
    },
    add: [],
    wanted: ['info layout/ignored-by-git'],
  },
];

const FLAT: readonly Row[] = [
  {
    row: '28 and 29: other logs than ours may be rewritten, and entries stand at the top',
    tree: {
      ...flat({ 'patterns/other.jsonl': '{"a":1}\n{broken\n', 'decisions.jsonl': 'x\n' }),
      'memory/DECISIONS.md': `# DECISIONS\n\n${decision('2026-06-09', 'B')}\n${decision('2026-06-08', 'A')}`,
    },
    wanted: ['warning layout/unknown-entry'],
  },
  {
    row: "30: the upstream's own cells, a hash that is a word, a folder with colons",
    tree: {
      ...flat({}),
      'memory/index.md':
        '# INDEX\n\n## Domains\n\n| Domain | Page | Last Updated | Evidence | Summary |\n|---|---|---|---|---|\n| a | `a/{b,c}.md` (root) | 2026-06-08 | high | x |\n| b | `AGENTS.md` §Gates | 2026-06-08 | medium | y |\n',
      'memory/patterns/PATTERNS.jsonl':
        '{"ts":"2026-06-08T14:00:00Z","agent":"a","event":"wiki-write","target":"x","payload":{"summary":"s"}}\n{"ts":"2026-06-08T14:00:01Z","agent":"a","event":"wiki-write","target":"x","payload":{"summary":"t"},"hash":"sha256:demo0","evidence_grade":"high"}\n',
      'memory/snapshots/2026-06-08T14:00:00Z/hot.md': '# hot\n',
      'memory/snapshots/2026-06-08T14:00:00Z/manifest.json': '{}\n',
    },
    wanted: ['warning layout/unsafe-name', 'warning patterns/envelope', 'warning patterns/hash-format'],
  },
];

function decision(date: string, title: string): string {
  return `### ${date} — ${title}\n\n**Decided**: x\n**Why**: y\n**Evidence**: high\n**Provenance**: session\n`;
}

function flat(more: Tree): Tree {
  const names = ['hot', 'index', 'MEMORY', 'DECISIONS', 'OPEN_QUESTIONS', 'RISKS', 'CONFLICTS', 'glossary'];
  const folders = ['snapshots', 'archive', 'raw', 'sync/outbound', 'sync/parent'];
  const files: Tree = {
    ...Object.fromEntries(names.map((name) => [`${name}.md`, `# ${name}\n`])),
    ...Object.fromEntries(folders.map((name) => [`${name}/.gitkeep`, ''])),
    'patterns/PATTERNS.jsonl': '',
    ...more,
  };
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [`memory/${name}`, text]));
}

describe('the index', () => judge(INDEX));
describe('the flat layout', () => judge(FLAT));
