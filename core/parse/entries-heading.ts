import type { Heading, Piece } from './entries-types.ts';
import { matchAt } from './markdown-marks.ts';

const OPEN = /#+[ \t]*/y;
/** One letter and a number, as other houses write it too: `q1`, `D-07`, `R#3`. */
const ID = /[A-Za-z][-_#]?\d{1,9}(?!\w)/y;
const DATE =
  /\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?:[Tt ]\d{1,2}:\d\d(?::\d\d(?:\.\d{1,9})?)?(?: ?[Zz]|[+-]\d\d:?\d\d)?)?(?!\w)/y;
/** What stands between id, date and title, or is meant to: any dash, a colon, a bar. */
const GAP = /[ \t\u00a0]*(?:\u2014|\u2013|-{1,3}|:|\|)[ \t\u00a0]*/y;
const BLANKS = /[ \t\u00a0]+/y;
const MARK = /\[[ \t]*superseded\b/gi;
/** A remark between a date and its dash is no longer. */
const LONGEST_REMARK = 60;

type Parts = { -readonly [K in keyof Heading]: Heading[K] };

/**
 * Takes the line of a heading apart.
 * @param end offset of the line end, or of the end of the text
 * @param next offset behind the line end
 */
export function parseHeading(text: string, start: number, end: number, next: number, level: number): Heading {
  const open = matchAt(OPEN, text, start)!;
  const from = start + open.length;
  const content = text.slice(from, trimmedEnd(text, from, end));
  const piece = (a: number, b: number): Piece => ({ start: from + a, text: content.slice(a, b) });
  const markAt = level === 3 ? startOfMark(content) : undefined;
  const titleEnd = markAt === undefined ? content.length : trimmedEnd(content, 0, markAt);
  const heading: Parts = {
    level,
    open: { start, text: open },
    title: piece(0, titleEnd),
    end: { start: from + content.length, text: text.slice(from + content.length, next) },
  };
  if (level === 3) splitTitle(heading, content.slice(0, titleEnd), piece);
  if (markAt !== undefined) {
    heading.markGap = piece(titleEnd, markAt);
    heading.mark = piece(markAt, content.length);
  }
  return heading;
}

/** Reads `[ID — ] DATE — title`: only the first two gaps split, so that a title may hold dashes. */
function splitTitle(heading: Parts, content: string, piece: (start: number, end: number) => Piece): void {
  let at = 0;
  const id = matchAt(ID, content, 0);
  const idGap = id && gapBehindId(content, id.length);
  if (id && idGap !== undefined) {
    heading.id = piece(0, id.length);
    at = id.length + idGap.length;
    heading.idGap = piece(id.length, at);
  }
  const date = dateAt(content, at);
  if (date !== undefined) {
    const end = at + date.length;
    const gap = matchAt(GAP, content, end) ?? matchAt(BLANKS, content, end);
    heading.date = piece(at, end);
    if (gap !== undefined) heading.dateGap = piece(end, end + gap.length);
    at = end + (gap?.length ?? 0);
  }
  heading.title = piece(at, content.length);
}

/** Blanks alone are a gap where a date stands behind them. */
function gapBehindId(content: string, at: number): string | undefined {
  const gap = matchAt(GAP, content, at);
  if (gap !== undefined) return gap;
  const blanks = matchAt(BLANKS, content, at);
  if (blanks === undefined || matchAt(DATE, content, at + blanks.length) === undefined) return undefined;
  return blanks;
}

/** A date that begins at an offset, with the remark that may stand between it and its dash. */
function dateAt(content: string, at: number): string | undefined {
  const date = matchAt(DATE, content, at);
  if (date === undefined || matchAt(GAP, content, at + date.length) !== undefined) return date;
  const reach = content.slice(at, at + date.length + LONGEST_REMARK);
  const gap = reach.indexOf(' \u2014 ', date.length);
  return gap < 0 ? date : reach.slice(0, gap);
}

/** Where the mark begins that ends a heading; what stands in code is none. */
function startOfMark(content: string): number | undefined {
  const last = [...content.matchAll(MARK)].at(-1)?.index;
  if (last === undefined || content[last - 1] === '`') return undefined;
  const close = content.indexOf(']', last);
  return close < 0 || close === content.length - 1 ? last : undefined;
}

/** Where a stretch ends without the blanks at its end. */
function trimmedEnd(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && ' \t\r'.includes(text[at - 1]!)) at--;
  return at;
}
