/** `[SUPERSEDED by C4 2026-06-08T14:00:00Z]` at the end of a heading (spec/zeref-os.md 2.11). */
import type { Entry } from './entries-types.ts';
import { dateFault } from './entries-value.ts';

export interface SupersededMark {
  /** The conflict, or the entry of another register, that took its place. */
  readonly by?: string;
  readonly at?: string;
}

const MARK = /^\[SUPERSEDED(?: by ([CDQR][1-9]\d{0,8}))?(?: (\d{4}-\S+))?\]$/;

/** Reads a mark; undefined when it is malformed. Both what it names and when may be missing. */
export function readMark(text: string): SupersededMark | undefined {
  const found = MARK.exec(text);
  if (!found) return undefined;
  const [, by, at] = found;
  if (at !== undefined && dateFault(at) !== undefined) return undefined;
  return { ...(by !== undefined && { by }), ...(at !== undefined && { at }) };
}

const LOOSE = /\[[ \t]*superseded\b[^[\]\n]{0,80}\](?![([])/gi;

/** Marks, well-formed or not, that stand in a text outside of code spans. @returns offsets into it */
export function marksIn(text: string): { start: number; end: number }[] {
  return [...text.matchAll(LOOSE)]
    .map(({ 0: mark, index }) => ({ start: index, end: index + mark.length }))
    .filter(({ start }) => text[start - 1] !== '`');
}

/** Whether an entry has been superseded, wherever in its heading the mark stands. */
export const isSuperseded = ({ heading: { mark, title } }: Entry): boolean =>
  mark !== undefined || marksIn(title.text).length > 0;
