import path from 'node:path';
import type { Outcome } from '../../core/init/apply.ts';
import type { Choice } from '../../core/init/choice.ts';
import type { Style } from '../../core/reporters/style.ts';
import { visible } from '../../core/reporters/visible.ts';
import { CONFIG_NAME } from '../../core/roots/table.ts';
import type { Surroundings } from '../../core/sources/surroundings.ts';

/** A word of a shell that stands for itself. */
const PLAIN_WORD = /^[\w@%+=:,./-]+$/;

export const headline = ({ layout }: Choice, folder: string) => `A ${layout} memory in ${visible(folder)}\n`;

/** A line a file. @param verb what is done with those that were not there */
export function listing(outcomes: readonly Outcome[], verb: string, style: Style): string {
  const wide = Math.max(verb.length, 'exists'.length);
  const long = Math.max(0, ...outcomes.map(({ file }) => file.path.length));
  const lines = outcomes.map(({ file, state }) => {
    const mark = state === 'created' ? style.success(verb.padEnd(wide)) : style.faint('exists'.padEnd(wide));
    return `  ${mark}  ${file.path.padEnd(long)}  ${style.faint(file.why)}\n`;
  });
  return lines.join('');
}

export function count(outcomes: readonly Outcome[]): string {
  const fresh = outcomes.filter(({ state }) => state === 'created').length;
  const old = outcomes.length - fresh;
  return `Created ${fresh} file(s)${old > 0 ? `, left ${old} as they are` : ''}.\n`;
}

/** What was left out, and what the user has to write by hand. */
export function remarks(
  folder: string,
  { config, privacy }: Surroundings,
  choice: Choice,
  attributes: readonly string[],
): string {
  const parts: string[] = [];
  if (config !== undefined)
    parts.push(`No ${CONFIG_NAME}: ${shown(folder, config)} holds for this folder.\n`);
  if (privacy !== undefined && choice.privacy !== undefined)
    parts.push(`No privacy files: ${shown(folder, privacy)} governs this folder.\n`);
  return parts.map((part) => `\n${part}`).join('') + attributesText(attributes);
}

function attributesText(lines: readonly string[]): string {
  if (lines.length === 0) return '';
  const list = lines.map((line) => `  ${line}\n`).join('');
  return `\n.gitattributes was there and stays as it is. Add to its end, so that git leaves the bytes of memory alone:\n${list}`;
}

/** @param cwd absolute; the commands are written for it */
export function nextSteps(cwd: string, folder: string): string {
  const target = path.relative(cwd, folder);
  const word = target === '' ? '' : ` ${PLAIN_WORD.test(target) ? target : quoted(target)}`;
  return `\nNext: commit the files, so that every clone has them; this checks the memory:\n  zeref validate${word}\n`;
}

const quoted = (word: string) => `'${visible(word).replaceAll("'", "'\\''")}'`;

const shown = (folder: string, file: string) => visible(path.relative(folder, file));
