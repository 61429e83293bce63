import type { FrontmatterFault, FrontmatterField, TextEdit } from '../types.ts';
import { type Fields, mapField } from './frontmatter-field.ts';

/** A text after edits, and where its offsets lie in the text before. */
export interface Mended {
  readonly text: string;
  /** Where something that starts at an offset of `text` started before the edits. */
  start(at: number): number;
  /** Where something that ends at an offset of `text` ended before the edits. */
  end(at: number): number;
}

/** The edits that put a block right: those that its faults name, and two blanks for each tab that indents a line. */
export function editsFor(block: string, faults: readonly FrontmatterFault[]): TextEdit[] {
  const edits = faults.flatMap(({ offset, end = offset, repair }) =>
    repair === undefined ? [] : [{ start: offset, end, text: repair }],
  );
  return faults.some(({ code }) => code === 'tab-indent') ? [...edits, ...tabEdits(block)] : edits;
}

function tabEdits(block: string): TextEdit[] {
  return [...block.matchAll(/^ *\t[ \t]*/gm)].map(({ 0: indent, index }) => ({
    start: index,
    end: index + indent.length,
    text: indent.replaceAll('\t', '  '),
  }));
}

/**
 * Applies edits to a text.
 * @param edits in any order
 * @returns undefined where two of them overlap
 */
export function mend(text: string, edits: readonly TextEdit[]): Mended | undefined {
  const pieces: Piece[] = [];
  let out = '';
  let from = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (edit.start < from) return undefined;
    const { start, end, text: instead } = tighten(text, edit);
    out += text.slice(from, start);
    pieces.push({ start, end, newStart: out.length, newEnd: out.length + instead.length });
    out += instead;
    from = edit.end;
    out += text.slice(end, from);
  }
  const position = (at: number, edge: (piece: Piece) => boolean): number => origin(pieces, at, edge);
  return {
    text: out + text.slice(from),
    start: (at) => position(at, ({ newStart }) => newStart <= at),
    end: (at) => position(at, ({ newStart }) => newStart < at),
  };
}

interface Piece {
  readonly start: number;
  readonly end: number;
  readonly newStart: number;
  readonly newEnd: number;
}

/** The edit without what stands at both of its ends before and after, so that offsets within it are exact. */
function tighten(text: string, { start, end, text: instead }: TextEdit): TextEdit {
  const most = Math.min(end - start, instead.length);
  let before = 0;
  while (before < most && text[start + before] === instead[before]) before++;
  let behind = 0;
  while (behind < most - before && text[end - 1 - behind] === instead[instead.length - 1 - behind]) behind++;
  return {
    start: start + before,
    end: end - behind,
    text: instead.slice(before, instead.length - behind),
  };
}

/** @param isBefore holds for the first pieces, up to the one that decides */
function origin(pieces: readonly Piece[], at: number, isBefore: (piece: Piece) => boolean): number {
  let low = 0;
  let high = pieces.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(pieces[middle]!)) low = middle + 1;
    else high = middle;
  }
  const piece = pieces[low - 1];
  if (!piece) return at;
  const { start, end, newStart, newEnd } = piece;
  return at < newEnd ? Math.min(start + at - newStart, end) : end + at - newEnd;
}

/**
 * Fields of a mended block, at the places that they have in the block before.
 * @param offset of the block in its text
 */
export function fieldsBefore(fields: Fields, mended: Mended, offset: number): Fields {
  return new Map([...fields].map(([key, field]) => [key, fieldBefore(field, mended, offset)]));
}

function fieldBefore(field: FrontmatterField, mended: Mended, offset: number): FrontmatterField {
  const keyStart = offset + mended.start(field.keyStart);
  const children = field.children && fieldsBefore(field.children, mended, offset);
  if (children && field.style === 'map') return mapField(field.key, keyStart, children);
  const valueEnd = offset + mended.end(field.valueEnd);
  const isEmpty = field.valueStart === field.valueEnd;
  const valueStart = isEmpty ? valueEnd : offset + mended.start(field.valueStart);
  const items = field.items?.map((item) => fieldBefore(item, mended, offset));
  return {
    ...field,
    keyStart,
    valueStart,
    valueEnd,
    ...(children && { children }),
    ...(items && { items }),
  };
}

/** Faults of a mended block, at the places that they have in the block before. */
export function faultsBefore(faults: readonly FrontmatterFault[], mended: Mended): FrontmatterFault[] {
  return faults.map((fault) => {
    const offset = mended.start(fault.offset);
    const end = fault.end === undefined ? {} : { end: Math.max(offset, mended.end(fault.end)) };
    return { ...fault, offset, ...end };
  });
}
