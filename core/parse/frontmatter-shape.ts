import { leadingBlanks, lineAt, trimBlanks } from './frontmatter-lines.ts';
import { endOf } from './frontmatter-value.ts';

/** One line of a block; `start` is its offset. */
export interface Line {
  readonly start: number;
  readonly text: string;
  readonly indent: number;
}
/** What a line holds: a key, or the value of a list item. */
export interface Shape {
  readonly key: string;
  /** Column of the key, or of the item's text; beyond the indentation where dashes stand before it. */
  readonly column: number;
  readonly isItem: boolean;
  readonly valueAt: number;
  readonly value: string;
}

export function splitLines(block: string): Line[] {
  const lines: Line[] = [];
  for (let at = 0; at < block.length; ) {
    const { line: text, next } = lineAt(block, at);
    let indent = 0;
    while (text[indent] === ' ') indent++;
    lines.push({ start: at, text, indent });
    at = next;
  }
  return lines;
}

/** The key and value of a line, dashes of a list passed over; undefined where it has no `key: `. */
export function shapeOfLine({ text, indent }: Line): Shape | undefined {
  let column = indent;
  while (text[column] === '-' && text[column + 1] === ' ') {
    column++;
    while (text[column] === ' ') column++;
  }
  const rest = text.slice(column);
  const colon = colonOf(rest);
  if (colon < 0) {
    if (column === indent && rest !== '-') return undefined;
    const value = rest === '-' ? '' : trimBlanks(rest);
    return { key: '', column, isItem: true, valueAt: column, value };
  }
  const after = rest.slice(colon + 1);
  const valueAt = column + colon + 1 + leadingBlanks(after);
  const key = keyText(trimBlanks(rest.slice(0, colon)));
  return { key, column, isItem: column > indent, valueAt, value: trimBlanks(after) };
}

/** Index of the colon that ends a key: the first one, or that behind a key in quotes or brackets; -1 for none. */
function colonOf(text: string): number {
  if (/^[?:](?:[ \t]|$)/.test(text)) return -1;
  if (!/^["'[{]/.test(text)) return text.search(/:(?:[ \t]|$)/);
  const end = endOf(text);
  const colon = end < 0 ? -1 : end + 1 + leadingBlanks(text.slice(end + 1));
  return colon >= 0 && /^:(?:[ \t]|$)/.test(text.slice(colon)) ? colon : -1;
}

const keyText = (written: string): string => (/^(["']).*\1$/.test(written) ? written.slice(1, -1) : written);
