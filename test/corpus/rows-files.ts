import type { Row } from './row.ts';
import { many, note, root } from './shapes.ts';

const wide = (bytes: number) => `# History\n\n${'word '.repeat(bytes / 5)}`.slice(0, bytes - 1).concat('\n');

/** Rows 16 to 20: files as a whole. */
export const FILE_ROWS: readonly Row[] = [
  {
    row: 16,
    input: 'one name in two files, six times',
    tree: root(many(12, (at) => note({ name: `copy ${Math.floor(at / 2)}` }))),
    wanted: ['warning frontmatter/duplicate-name n001.md:2:7 … n011.md:2:7 ×6'],
  },
  {
    row: 17,
    input: 'a comment before the opening fence',
    tree: root({ 'a.md': `<!-- by hand -->\n${note({})}` }),
    wanted: ['error frontmatter/before-comment a.md:1:1'],
  },
  {
    row: 18,
    input: 'CRLF in 74 files and in their index',
    tree: Object.fromEntries(
      Object.entries(root(many(74))).map(([path, text]) => [path, String(text).replaceAll('\n', '\r\n')]),
    ),
    wanted: [],
  },
  {
    row: 19,
    input: 'several rules in the body of 55 files',
    tree: root(many(55, () => note({ body: '---\n\nname: x\ntype: y\n\n---\n\n| a |\n|---|\n\n---\n' }))),
    wanted: [],
  },
  {
    row: 20,
    input: 'a history of 115 kB and a session file of 57 kB without frontmatter, in a run over all',
    tree: root({ 'a.md': note({}), 'history.md': wide(115_660), 'session.md': wide(57_000) }),
    wanted: [
      'error frontmatter/missing history.md:1:1',
      'error frontmatter/missing session.md:1:1',
      'warning facts/size history.md:1:1',
      'warning facts/size session.md:1:1',
    ],
  },
  {
    row: 20,
    input: 'notes without frontmatter where no note has any',
    tree: root({ 'a.md': '# A\n', 'b.md': '# B\n' }),
    wanted: ['warning frontmatter/missing a.md:1:1', 'warning frontmatter/missing b.md:1:1'],
  },
];
