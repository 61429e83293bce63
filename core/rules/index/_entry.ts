import { isEditable } from '../../parse/conflict.ts';
import { scanBlocks } from '../../parse/markdown-blocks.ts';
import { formatIndex, NEAR_LIMIT } from '../../recall/index-format.ts';
import { INDEX_NAME } from '../../roots/table.ts';
import type { Config, Document, Repair } from '../../types.ts';
import { targetFor } from './_links.ts';

/** Longest title and hook that are written, in UTF-16 units; a hook that must be shorter than the least says nothing. */
const TITLE = 80;
const HOOK = 120;
const LEAST_HOOK = 12;
const DASH = ' — ';

/**
 * How to add the line for a fact at the end of the index.
 * Only as many are offered as leave it well below its limits.
 * @param index none, or one that a line at its end would not be an entry of, takes no line
 */
export function appendTo(
  index: Document | undefined,
  limits: Config['limits'],
): (fact: Document) => { repair?: Repair } {
  if (!index || !isEditable(index) || endsInside(index)) return () => ({});
  const room = roomIn(index, limits);
  const { text } = index;
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const isEnded = text === '' || text.endsWith('\n');
  return (fact) => {
    const line = entryFor(fact, limits.entryLength);
    if (line === undefined || !room(line)) return {};
    const edit = { start: text.length, end: text.length, text: isEnded ? line + lineEnd : lineEnd + line };
    return { repair: { kind: 'edit', path: INDEX_NAME, edits: [edit] } };
  };
}

/** Tells whether one more line leaves an index well below its limits: past them it is not loaded. */
function roomIn({ text }: Document, limits: Config['limits']): (line: string) => boolean {
  const index = formatIndex(text, limits);
  let lines = index.totalLines;
  let units = index.totalUnits;
  let bytes = index.totalBytes;
  return (line) => {
    lines++;
    units += line.length + 1;
    bytes += Buffer.byteLength(line) + 1;
    const { indexLines, indexUnits, indexBytes } = limits;
    return lines < indexLines * NEAR_LIMIT && units < indexUnits * NEAR_LIMIT && bytes < indexBytes;
  };
}

/** An open fence or `<pre>` would swallow what is written below it. A comment that is never closed is text to agents. */
function endsInside({ text }: Document): boolean {
  const end = text.trimEnd().length;
  const last = scanBlocks(`${text}\n- [x](x.md)\n`, 0).hidden.at(-1);
  return last !== undefined && last.end > end + 1;
}

/**
 * `- [Title](file.md) — hook`, from the frontmatter of the fact, or from the name of its file.
 * @param most UTF-16 units of the line
 * @returns undefined where the name of the file leaves no room for a title
 */
function entryFor({ path, frontmatter: { fields } }: Document, most: number): string | undefined {
  const lineOf = (title: string) => `- [${title}](${targetFor(path)})`;
  const stem = path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/, '');
  const room = Math.min(TITLE, most - lineOf('').length);
  if (room < 1) return undefined;
  const title = plain(fields.get('name')?.value, room) || plain(stem.replaceAll('_', ' '), room) || 'Note';
  const line = lineOf(title);
  const left = Math.min(HOOK, most - line.length - DASH.length);
  const hook = left < LEAST_HOOK ? '' : plain(fields.get('description')?.value, left);
  return hook === '' ? line : line + DASH + hook;
}

/** A text on one line, of at most so many UTF-16 units, that is nothing but text in Markdown. */
function plain(value: unknown, limit: number): string {
  if (typeof value !== 'string') return '';
  const line = value
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const whole = escaped(line);
  if (whole.length <= limit) return whole;
  let short = '';
  for (const character of line) {
    const next = short + escaped(character);
    if (next.length >= limit) break;
    short = next;
  }
  return `${short.trimEnd()}…`;
}

const escaped = (text: string): string => text.replace(/[\\`*_[\]<>|&~$]/g, '\\$&');
