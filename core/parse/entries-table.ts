import type { Piece, Row, Table } from './entries-types.ts';
import { Backticks } from './markdown-backticks.ts';
import { lineEnd } from './markdown-lines.ts';

type Span = readonly [start: number, end: number];

/** Whether a table begins on a line: it has a pipe, and the line below is of dashes, with as many cells. */
export function beginsTable(text: string, at: number, end: number): boolean {
  const header = text.slice(at, end);
  if (header[0] === ' ' || header[0] === '\t' || !header.includes('|') || end + 1 >= text.length)
    return false;
  const below = text.slice(end + 1, lineEnd(text, end + 1));
  if (!/^[ \t]*[|:-]/.test(below)) return false;
  const cells = cellSpans(below);
  return (
    cells.every(([start, stop]) => /^:?-+:?$/.test(below.slice(start, stop))) &&
    cells.length === cellSpans(header).length
  );
}

/** Reads the table between two offsets, its first two lines a header and dashes. */
export function parseTable(text: string, start: number, next: number): Table {
  const header = rowAt(text, start);
  const ruleStart = lineEnd(text, start) + 1;
  const ruleNext = Math.min(lineEnd(text, ruleStart) + 1, next);
  const rows: Row[] = [];
  for (let at = ruleNext; at < next; at = lineEnd(text, at) + 1)
    rows.push(rowAt(text, at, header.cells.length));
  return { kind: 'table', header, rule: { start: ruleStart, text: text.slice(ruleStart, ruleNext) }, rows };
}

/** A cell's text as it is meant: `\|` is a pipe. */
export const cellText = (cell: Piece): string => cell.text.replaceAll('\\|', '|');

/** @param wanted how many cells the header has; pipes in code divide cells unless that number comes out without them */
function rowAt(text: string, at: number, wanted?: number): Row {
  const line = text.slice(at, lineEnd(text, at));
  const next = Math.min(at + line.length + 1, text.length);
  let spans = cellSpans(line);
  if (wanted !== undefined && spans.length > wanted && line.includes('`')) {
    const whole = cellSpans(line, codeIn(line));
    if (whole.length === wanted) spans = whole;
  }
  const cells = spans.map(([start, end]) => ({ start: at + start, text: line.slice(start, end) }));
  const gaps: Piece[] = [];
  let last = at;
  for (const { start, text: cell } of cells) {
    gaps.push({ start: last, text: text.slice(last, start) });
    last = start + cell.length;
  }
  gaps.push({ start: last, text: text.slice(last, next) });
  return { cells, gaps };
}

/** Where the cells of a line stand, blanks aside: GFM divides them at each pipe without a backslash, in code too. */
function cellSpans(line: string, code: readonly Span[] = []): Span[] {
  const spans: Span[] = [];
  const stop = lengthWithoutBlanks(line);
  let start = 0;
  let span = 0;
  while (' \t'.includes(line[start] ?? '|')) start++;
  if (line[start] === '|') start++;
  for (let at = start; at < stop; at++) {
    while (span < code.length && code[span]![1] <= at) span++;
    if (line[at] === '\\') at++;
    else if (line[at] === '|' && !(span < code.length && code[span]![0] <= at)) {
      spans.push(trimSpan(line, start, at));
      start = at + 1;
    }
  }
  if (start < stop || spans.length === 0) spans.push(trimSpan(line, start, stop));
  return spans;
}

/** Code spans of a line. */
function codeIn(line: string): Span[] {
  const runs = new Backticks(line);
  const spans: Span[] = [];
  for (let at = line.indexOf('`'); at >= 0; ) {
    let open = at;
    while (line[open] === '`') open++;
    const close = runs.closing(open - at, open);
    if (close >= 0) spans.push([at, close + open - at]);
    at = line.indexOf('`', close < 0 ? open : close + open - at);
  }
  return spans;
}

function lengthWithoutBlanks(line: string): number {
  let end = line.length;
  while (end > 0 && ' \t\r'.includes(line[end - 1]!)) end--;
  return end;
}

function trimSpan(line: string, from: number, to: number): Span {
  let start = from;
  let end = Math.max(from, to);
  while (start < end && ' \t'.includes(line[start]!)) start++;
  while (end > start && ' \t'.includes(line[end - 1]!)) end--;
  return [start, end];
}
