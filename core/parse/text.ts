import { isUtf8 } from 'node:buffer';
import type { Document, Place } from '../types.ts';
import { decodeLoosely, firstInvalidByte } from './utf8.ts';

/** Bytes of a file -> its text, and what is wrong with its encoding. Never throws. */
export function decode(bytes: Buffer): { text: string; encoding: Document['encoding'] } {
  const valid = isUtf8(bytes);
  const whole = valid ? bytes.toString('utf8') : decodeLoosely(bytes);
  const bom = whole.charCodeAt(0) === 0xfeff;
  const text = bom ? whole.slice(1) : whole;
  const nulAt = text.indexOf('\0');
  const invalidAt = valid ? -1 : bytes.toString('utf8', 0, firstInvalidByte(bytes)).length - (bom ? 1 : 0);
  return {
    text,
    encoding: { bom, ...(nulAt >= 0 && { nulAt }), ...(invalidAt >= 0 && { invalidAt }) },
  };
}

/** Offsets of the first unit of each line; only LF ends a line. */
function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** A function that turns offsets of `text` into places; lines are counted on its first use. */
export function placer(text: string): Document['place'] {
  let starts: number[] | undefined;
  const locate = (offset: number): [number, number] => {
    starts ??= lineStarts(text);
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return [low + 1, offset - starts[low]! + 1];
  };
  return (start, end): Place => {
    const [line, column] = locate(start);
    if (end === undefined || end <= start) return { line, column };
    const [endLine, endColumn] = locate(end);
    return { line, column, endLine, endColumn };
  };
}
