import { leadingBlanks, lineAt, trimBlanks } from './frontmatter-lines.ts';

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
  let keyAt = indent;
  while (text[keyAt] === '-' && text[keyAt + 1] === ' ') {
    keyAt++;
    while (text[keyAt] === ' ') keyAt++;
  }
  const rest = text.slice(keyAt);
  const colon = /^["'[{?:]/.test(rest) ? -1 : rest.search(/:(?:[ \t]|$)/);
  if (colon < 0) {
    const isItem = keyAt > indent || text.slice(indent) === '-';
    return isItem ? { key: '', column: keyAt, valueAt: keyAt, value: trimBlanks(rest) } : undefined;
  }
  const after = rest.slice(colon + 1);
  const valueAt = keyAt + colon + 1 + leadingBlanks(after);
  return { key: trimBlanks(rest.slice(0, colon)), column: keyAt, valueAt, value: trimBlanks(after) };
}
