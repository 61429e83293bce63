import type { Tree } from '../helpers/tree.ts';
import { Draw } from './draw.ts';
import { byRoot, LONE, WORDS } from './shares-notes.ts';
import type { Note } from './shares-text.ts';

/** How indexes name their notes, by how often (corpus, section 3). */
const SHAPES: readonly (readonly [shape: (path: string, hook: string) => string, count: number])[] = [
  [(path, hook) => `- [Title](${path}) — ${hook}`, 803],
  [(path, hook) => `- [${path}](${path}) — ${hook}`, 213],
  [(path, hook) => `- **[Title](${path})** — ${hook}`, 33],
  [(path, hook) => `- [A](${path}) / [B](${path}) ${hook}`, 18],
  [(path, hook) => `- ${hook} ([b](${path}), [c](${path}))`, 18],
  [(path, hook) => `- [A](${path}) -- ${hook}`, 6],
  [(path, hook) => `- [A](${path}) (${hook})`, 6],
  [(path, hook) => `→ [${path}](${path}) ${hook}`, 5],
  [(path, hook) => `${hook} [x](${path})`, 5],
  [(path, hook) => `> [A](${path}) ${hook}`, 5],
  [(path, hook) => `| [x](${path}) | role | ${hook} |`, 3],
];
/** Characters of an entry: 55 % over 150, 18 % over 200, 7 % over 250; and the one longest. */
const LENGTHS = [
  [0, 70],
  [0.45, 150],
  [0.82, 200],
  [0.93, 250],
  [1, 400],
] as const;
const LONGEST = 747;
const HEADS = ['', '# Memory Index\n\n', '<!-- kept by the agent -->\n', '# What the team knows\n\n'];
const LOOSE = '- Notes of one session, see the\n  [folder](ephemeral/).\n';

/** Roots whose index has no link, or leaves some notes out. */
const WITHOUT_LINKS = '.zcode/agent-memory/agent-7';
const FORGETFUL = /agent-memory\/agent-(?:8|9|1\d)$/;

export interface Indexes {
  readonly tree: Tree;
  /** Lines with a link. */
  readonly entries: readonly string[];
  /** Notes that no line leads to, where others are named. */
  readonly unnamed: number;
}

/** The notes, with an index for each root and what else lies about. */
export function realTree(notes: readonly Note[]): Indexes {
  const draw = new Draw(11);
  const tree: Tree = {};
  const entries: string[] = [];
  let unnamed = 0;
  [...byRoot(notes)].forEach(([root, own], which) => {
    for (const { path, text } of own) tree[`${root}/${path}`] = text;
    if (root === WITHOUT_LINKS) {
      tree[`${root}/MEMORY.md`] = '# From a database\n\nRows.\n';
      return;
    }
    const named = FORGETFUL.test(root) ? own.slice(LONE) : own;
    unnamed += own.length - named.length;
    const lines = named.map(({ path }, at) =>
      entry(draw, which % 7 === 0 ? `./${path}` : path, which + at === 0 ? LONGEST : draw.sized(LENGTHS)),
    );
    entries.push(...lines);
    const more = which % 5 < 3;
    if (more) Object.assign(tree, beside(root, which));
    tree[`${root}/MEMORY.md`] = `${HEADS[which % 4]}${lines.join('\n')}\n${more ? LOOSE : ''}`;
  });
  return { tree, entries, unnamed };
}

function entry(draw: Draw, path: string, length: number): string {
  const shape = draw.weighed(SHAPES);
  const room = length - shape(path, '').length;
  return shape(path, room > 10 ? draw.text(WORDS, room).replaceAll(/[[\]&*|]/g, 'x') : 'hook');
}

/** A linked folder, drafts that no line names, logs and data. */
function beside(root: string, which: number): Tree {
  const fact = (name: string) =>
    `---\nname: ${name} of ${which}\ndescription: What it says\ntype: reference\n---\n\nSo.\n`;
  return {
    [`${root}/ephemeral/today.md`]: fact('today'),
    [`${root}/drafts/idea.md`]: fact('idea'),
    [`${root}/archive/old.md`]: fact('old'),
    [`${root}/activity.jsonl`]: '{"ts":"2026-06-08T17:14Z"}\n{"time":"2026-06-07"}\n{"created_at":"x"}\n',
    [`${root}/README.md`]: '# About\n',
  };
}
