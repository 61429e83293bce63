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

/** That many files, `n000.md` and on. */
export function many(length: number, text: (at: number) => string = () => note({})): Tree {
  return Object.fromEntries(Array.from({ length }, (_, at) => [numbered(at), text(at)]));
}

export const numbered = (at: number): string => `n${String(at).padStart(3, '0')}.md`;

/** How many links stand on a line of an index of many: no index here is long, unless that is the point. */
const ON_A_LINE = 8;

/** A root with these files and an index that names them all. */
export function root(files: Tree, folder = TYPED): Tree {
  const links = Object.keys(files).map((name) => `[x](${name})`);
  const lines = links.flatMap((_, at) =>
    at % ON_A_LINE === 0 ? [`- ${links.slice(at, at + ON_A_LINE).join(' / ')}\n`] : [],
  );
  return indexed(lines.join(''), files, folder);
}

/** A root with these files and this index. */
export function indexed(index: string, files: Tree = { 'a.md': note({}) }, folder = TYPED): Tree {
  const placed = Object.entries(files).map(([name, node]) => [`${folder}/${name}`, node]);
  return { [`${folder}/MEMORY.md`]: index, ...Object.fromEntries(placed) };
}

/** An index of exactly these sizes, with one entry a line under a heading and no line end behind the last. */
export function indexOf(lines: number, characters: number, bytes: number): string {
  const entries = lines - 1;
  const start = '\n- [A](a.md) — ';
  const room = characters - '# M'.length - entries * start.length;
  const wide = bytes - characters - entries * 2;
  const letters = 'я'.repeat(wide) + 'x'.repeat(room - wide);
  const from = (at: number) => Math.floor((at * room) / entries);
  const texts = Array.from({ length: entries }, (_, at) => start + letters.slice(from(at), from(at + 1)));
  return `# M${texts.join('')}`;
}

/** A flat root that has all that belongs there, with these files over it. */
export function flat(more: Tree): Tree {
  const names = ['hot', 'index', 'MEMORY', 'DECISIONS', 'OPEN_QUESTIONS', 'RISKS', 'CONFLICTS', 'glossary'];
  const folders = ['snapshots', 'archive', 'raw', 'sync/outbound', 'sync/parent'];
  const files: Tree = {
    ...Object.fromEntries(names.map((name) => [`${name}.md`, `# ${name}\n`])),
    ...Object.fromEntries(folders.map((name) => [`${name}/.gitkeep`, ''])),
    'patterns/PATTERNS.jsonl': '',
    ...more,
  };
  return Object.fromEntries(Object.entries(files).map(([name, node]) => [`memory/${name}`, node]));
}
