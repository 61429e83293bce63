import type { Row } from './row.ts';
import { indexed, indexOf, many, note, numbered, root, TYPED } from './shapes.ts';

/** Rows 21 and 22: how long an index is. */
const LENGTH: readonly Row[] = [
  {
    row: 21,
    input: '108 lines, 25,501 characters, 25,762 bytes',
    tree: indexed(indexOf(108, 25_501, 25_762)),
    wanted: ['error index/truncated MEMORY.md:106:1', 'info index/entry-length MEMORY.md:2:1'],
    says: [/25501 characters \(limit 25000\).*first lost entry "- \[A\]\(a\.md\)/],
  },
  {
    row: 21,
    input: '249 lines, 19,216 characters, 27,756 bytes',
    tree: indexed(indexOf(249, 19_216, 27_756)),
    wanted: ['error index/truncated MEMORY.md:201:1'],
    says: [/249 lines \(limit 200\)/],
  },
  {
    row: 21,
    input: 'in no danger of the limits but of the one in bytes',
    tree: indexed(indexOf(150, 16_000, 25_100)),
    wanted: ['warning index/truncated MEMORY.md:1:1'],
    says: [/25100 bytes/],
  },
  {
    row: 21,
    input: 'from 90 % of the lines',
    tree: indexed(indexOf(180, 9000, 9400)),
    wanted: ['warning index/truncated MEMORY.md:1:1'],
    says: [/180 of the 200 lines/],
  },
  {
    row: 22,
    input: 'entries of 151 to 750 characters',
    tree: indexed(
      Array.from({ length: 40 }, (_, at) => `- [A](a.md) — ${'x'.repeat(137 + at * 15)}\n`).join(''),
    ),
    wanted: ['info index/entry-length MEMORY.md:5:1'],
    says: [/36 of 40 entries are over 200 characters, the longest 736 \(line 40\)/],
  },
];

const SHAPES = `# Index

- [A](a.md) / [B](b.md) — two
| [C](c.md) | role | text |
- **[D](d.md)** — bold
→ [e.md](e.md)
- x ([f](f.md), [g](g.md))
[h](h.md)
- [I](./i.md) -- hook
> [J](j.md)
- words before [k](k.md) (behind)
- Notes of one session, see the
  [folder](ephemeral/).
`;

/** Rows 23 to 25: what stands in an index. */
const SHAPE: readonly Row[] = [
  {
    row: 23,
    input: 'several links on a line, rows of a table, bold, arrows, quotes, bare links, folders',
    tree: indexed(SHAPES, {
      ...Object.fromEntries([...'abcdefghijk'].map((name) => [`${name}.md`, note({ name })])),
      'ephemeral/today.md': note({ name: 'today' }),
    }),
    wanted: [],
  },
  {
    row: 24,
    input: 'an index without a link beside 110 files',
    tree: indexed('# From a database\n\n110 rows.\n', many(110)),
    wanted: ['warning index/unindexed MEMORY.md:1:1'],
    says: [/110 facts/],
  },
  {
    row: 24,
    input: 'an index that is mostly notes, without files',
    tree: indexed(`# Notes\n\n${'A remark about the project.\n\n'.repeat(40)}`, {}),
    wanted: [],
  },
  {
    row: 25,
    input: 'an example in a code span and in a fence, one target under two headings',
    tree: indexed(
      '`- [Name](file.md) — hook`\n\n```md\n- [Name](other.md)\n```\n\n## A\n\n- [A](a.md)\n\n## B\n\n- [A](a.md)\n',
    ),
    wanted: [],
  },
];

const gone = (at: number) => at % 9 < 5;
const TARGETS = Array.from({ length: 154 }, (_, at) => at);

/** Rows 26 and 27: what git has, and what is gone. */
const TRACKED: readonly Row[] = [
  {
    row: 26,
    input: 'linked and there, but left out of git by `*token*`',
    tree: {
      ...root({ 'style.md': note({}), 'token_use.md': note({}) }),
      '.gitignore': `${'# \n'.repeat(27)}*token*\n`,
    },
    tracked: ['.gitignore', `${TYPED}/MEMORY.md`, `${TYPED}/style.md`],
    wanted: ['warning layout/ignored-by-git token_use.md:1:1'],
    says: [/ignored by \.gitignore:28 \(\*token\*\)/],
  },
  {
    row: 27,
    input: '86 of 154 targets gone after a scrub: each has its place, a report shows them as one',
    tree: indexed(
      TARGETS.map((at) => `- [N](${numbered(at)})\n`).join(''),
      Object.fromEntries(TARGETS.filter((at) => !gone(at)).map((at) => [numbered(at), note({})])),
    ),
    wanted: ['error index/dangling-link MEMORY.md:1:3 … MEMORY.md:154:3 ×86'],
  },
  {
    row: 27,
    input: '200 files that git does not track any more',
    tree: { ...root(many(200)), '.gitignore': `${TYPED}/\n` },
    tracked: ['.gitignore'],
    wanted: ['info layout/ignored-by-git .claude/memory:1:1'],
    says: [/nothing of this memory is in git/],
  },
  {
    row: 27,
    input: '200 files that git does not track any more, and a page that it does',
    tree: { ...root(many(200)), '.gitignore': `${TYPED}/n*.md\n` },
    tracked: ['.gitignore', `${TYPED}/MEMORY.md`],
    wanted: ['warning layout/ignored-by-git n000.md:1:1'],
    says: [/200 files/],
  },
];

export const INDEX_ROWS: readonly Row[] = [...LENGTH, ...SHAPE, ...TRACKED];
