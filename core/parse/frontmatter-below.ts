import { trimBlanks } from './frontmatter-lines.ts';
import { type Line, shapeOfLine } from './frontmatter-shape.ts';
import { endOf, shapeOf } from './frontmatter-value.ts';

/** What a line of a block is can depend on the lines below it, as far as they are deeper than the field above. */

/** Whether a closing mark stands on one of them. */
export function closesBelow(lines: readonly Line[], number: number, close: string, indent: number): boolean {
  for (let at = number + 1; at < lines.length; at++) {
    const line = lines[at]!;
    if (trimBlanks(line.text) !== '' && line.indent <= indent) return false;
    if (line.text.includes(close)) return true;
  }
  return false;
}

/** Whether a line without a key is, or opens, a value: text, or something in quotes or brackets. */
export function isValueBelow(lines: readonly Line[], number: number, indent: number): boolean {
  const line = lines[number]!;
  const text = trimBlanks(line.text.slice(line.indent));
  const shape = shapeOf(text);
  if (typeof shape === 'object' && closesBelow(lines, number, shape.open, indent)) return true;
  const isEnclosed = /^["'[{]/.test(text);
  if (isEnclosed ? !/^[ \t]*(?:#|$)/.test(text.slice(endOf(text) + 1)) : indent < 0) return false;
  for (let at = number + 1; at < lines.length; at++) {
    const below = lines[at]!;
    if (trimBlanks(below.text) !== '' && below.indent <= indent) break;
    if (shapeOfLine(below)?.key) return false;
  }
  return true;
}
