import type { Tree } from '../helpers/tree.ts';

/** Notes and roots in the shapes of real trees. */

export const TYPED = '.claude/memory';

interface Note {
  readonly name?: string;
  readonly description?: string;
  /** The lines that give the type; empty for none. */
  readonly type?: string;
  /** More lines of fields. */
  readonly more?: string;
  readonly body?: string;
}

let count = 0;

/** A note; without a name it has one of its own. */
export function note({
  name = `Note ${count++}`,
  description = 'What holds',
  type = 'type: reference',
  more = '',
  body = 'It holds.\n',
}: Note): string {
  const fields = [`name: ${name}`, `description: ${description}`, type, more].filter((line) => line !== '');
  return `---\n${fields.join('\n')}\n---\n\n${body}`;
}

/** That many files, `n0.md` and on. */
export function many(length: number, text: (at: number) => string): Tree {
  return Object.fromEntries(Array.from({ length }, (_, at) => [`n${at}.md`, text(at)]));
}

/** A root with these files and an index that names them all. */
export function root(files: Tree, folder = TYPED): Tree {
  const names = Object.keys(files);
  const tree = Object.fromEntries(names.map((name) => [`${folder}/${name}`, files[name]!]));
  return { [`${folder}/MEMORY.md`]: names.map((name) => `- [x](${name})\n`).join(''), ...tree };
}
