import type { LineCursor } from './markdown-lines.ts';

export const LIST_MARKER = /(?:[-+*]|\d{1,9}[.)])(?=[ \t\r\n]|$)/y;
export const FENCE_OPEN = /(?:`{3,}(?=[^`\n]*(?:\n|$))|~{3,})/y;
export const HEADING = /#{1,6}(?=[ \t\r\n]|$)/y;

/** What a sticky pattern finds at an offset. */
export function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

/** Three or more of one mark and nothing else but blanks. A loop, for a pattern would recurse over a long line. */
export function isThematicBreak(text: string, start: number): boolean {
  const mark = text[start];
  if (mark !== '-' && mark !== '*' && mark !== '_') return false;
  let count = 0;
  for (let at = start; at < text.length && text[at] !== '\n'; at++) {
    if (text[at] === mark) count++;
    else if (text[at] !== ' ' && text[at] !== '\t' && text[at] !== '\r') return false;
  }
  return count >= 3;
}

/** Moves behind the mark of a block quote and the blank that belongs to it. */
export function skipQuoteMark(cursor: LineCursor): void {
  cursor.skipMark(1);
  cursor.useIndent(1);
}

/** Moves behind a list marker; returns the width that the item's further lines are indented by. */
export function skipListMarker(cursor: LineCursor, length: number): number {
  const before = cursor.indent;
  cursor.skipMark(length);
  const padding = cursor.blank || cursor.indent > 4 || cursor.indent === 0 ? 1 : cursor.indent;
  cursor.useIndent(padding);
  return before + length + padding;
}
