import type { Rng } from './prng.ts';
import { NOUNS, sentence } from './words.ts';

/** A fact of a typed memory, as agents and people write them. */
export interface Note {
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly text: string;
}

const TYPES = [
  ['project', 46],
  ['feedback', 42],
  ['reference', 8],
  ['user', 2],
] as const;
const ACCENTS = [
  '',
  '',
  ' — même en été',
  ' — 메모리 구조',
  ' — 次の段階',
  ' — příště znovu',
  ' — в следующий раз',
];

/** Notes with the habits of real trees: both places of the type, titles and slugs as names, some CRLF, some wiki links. */
export function notes(rng: Rng, count: number): Note[] {
  const files = Array.from({ length: count }, (_, i) => `${rng.weighted(TYPES)}_${rng.pick(NOUNS)}_${i}.md`);
  return files.map((file) => {
    const title = sentence(rng, rng.between(3, 6));
    const description = `${sentence(rng, rng.between(7, 11))}${rng.pick(ACCENTS)}`;
    const lines = [...frontmatter(rng, file, title, description), '', ...body(rng, file, files), ''];
    return { file, title, description, text: lines.join(rng.chance(0.06) ? '\r\n' : '\n') };
  });
}

function frontmatter(rng: Rng, file: string, title: string, description: string): string[] {
  const type = file.slice(0, file.indexOf('_'));
  const stem = file.slice(0, -'.md'.length);
  const name = rng.chance(0.54)
    ? `${title} ${stem.slice(stem.lastIndexOf('_') + 1)}`
    : rng.chance(0.5)
      ? stem
      : stem.replaceAll('_', '-');
  const quote = rng.chance(0.2) ? '"' : '';
  const head = ['---', `name: ${name}`, `description: ${quote}${description}${quote}`];
  if (rng.chance(0.64)) {
    return [...head, `type: ${type}`, ...(rng.chance(0.3) ? [`originSessionId: ${uuid(rng)}`] : []), '---'];
  }
  const session = [`  originSessionId: ${uuid(rng)}`, '  modified: 2026-06-08T14:00:00.000Z'];
  return [...head, 'metadata: ', '  node_type: memory', `  type: ${type}`, ...session, '---'];
}

function body(rng: Rng, file: string, files: readonly string[]): string[] {
  const paragraph = () => `${sentence(rng, rng.between(12, 40))}.`;
  const lines = Array.from({ length: rng.between(3, 9) }, paragraph).flatMap((text) => [text, '']);
  if (rng.chance(0.1)) lines.push('```sh', `grep -r ${rng.pick(NOUNS)} src/`, '```', '');
  if (rng.chance(0.05)) lines.push('---', '', paragraph(), '');
  if (rng.chance(0.3)) lines.push(`See [[${rng.pick(files).slice(0, -'.md'.length)}]].`, '');
  if (/^(feedback|project)_/.test(file))
    lines.push(`**Why:** ${paragraph()}`, '', `**How to apply:** ${paragraph()}`);
  return lines;
}

const uuid = (rng: Rng) => [8, 4, 4, 4, 12].map((digits) => rng.hex(digits)).join('-');

/** An index with one entry a note. */
export const indexOf = (title: string, all: readonly Note[]): string =>
  [`# ${title}`, '', ...all.map((note) => `- [${note.title}](${note.file}) — ${note.description}`), ''].join(
    '\n',
  );
