import { beginsTable } from './entries-table.ts';
import type { MarkdownScan } from './markdown.ts';
import { lineEnd } from './markdown-lines.ts';
import { HEADING, matchAt } from './markdown-marks.ts';

/** A stretch of whole lines that means one thing. */
export interface Stretch {
  /** `h1` to `h3` and `sub` (deeper) are headings; `table` is a header with its dashes and rows. */
  readonly kind: 'h1' | 'h2' | 'h3' | 'sub' | 'field' | 'rule' | 'placeholder' | 'table' | 'text';
  readonly start: number;
  /** Offset behind its last line end. */
  readonly next: number;
}

/** `**Label**:` of ours, `**Label:**` of other houses. */
export const FIELD =
  /\*\*(?:([^*\s:](?:[^*\n\r:]{0,58}[^*\s:])?)\*\*:|([^*\s:](?:[^*\n\r:]{0,58}[^*\s:])?):\*\*)/y;
/** `# TODO` leaves a field blank (spec/zeref-os.md 2.12); it is no title, even on a line of its own. */
const TODO = /#[ \t]*TODO\b/y;
const PLACEHOLDER =
  /^(?:[_*]{0,2}\((?:no|none|nothing)\b[^()]{0,120}\)[_*]{0,2}|[_*]{1,2}(?:no|none|nothing)\b[^_*]{0,120}[_*]{1,2})$/i;
const LONGEST_PLACEHOLDER = 140;

/**
 * Cuts a text into stretches of lines, in order and without gaps. Lines of code, comments and HTML are text.
 * @param from where the Markdown begins, behind the frontmatter; what stands before is text
 */
export function cutLines(text: string, from: number, scan: MarkdownScan): Stretch[] {
  const stretches: Stretch[] = from > 0 ? [{ kind: 'text', start: 0, next: from }] : [];
  const isHidden = hiddenLines(scan);
  for (let at = from; at < text.length; ) {
    const end = lineEnd(text, at);
    const kind = isHidden(at) ? 'text' : kindOf(text, at, end);
    let next = Math.min(end + 1, text.length);
    if (kind === 'table') next = tableEnd(text, next, isHidden);
    add(stretches, { kind, start: at, next });
    at = next;
  }
  return stretches;
}

/** Text that follows text is one stretch with it. */
function add(stretches: Stretch[], stretch: Stretch): void {
  const last = stretches.at(-1);
  if (last?.kind === 'text' && stretch.kind === 'text')
    stretches[stretches.length - 1] = { ...last, next: stretch.next };
  else stretches.push(stretch);
}

/** Tells of offsets of lines, which may only grow, whether they lie inside of code, a comment or HTML. */
function hiddenLines({ hidden, inline }: MarkdownScan): (at: number) => boolean {
  const parts = hidden.filter(({ kind }) => kind !== 'span');
  const ranges = [...parts, ...inline.filter(({ html }) => html)].sort((a, b) => a.start - b.start);
  let next = 0;
  return (at) => {
    while (next < ranges.length && ranges[next]!.end <= at) next++;
    return next < ranges.length && ranges[next]!.start < at;
  };
}

function kindOf(text: string, at: number, end: number): Stretch['kind'] {
  switch (text[at]) {
    case '#':
      return headingKind(text, at);
    case '*':
      if (matchAt(FIELD, text, at) !== undefined) return 'field';
      break;
    case '-':
      if (isRule(text, at, end)) return 'rule';
      break;
  }
  if (end - at <= LONGEST_PLACEHOLDER && PLACEHOLDER.test(text.slice(at, end).trimEnd()))
    return 'placeholder';
  return beginsTable(text, at, end) ? 'table' : 'text';
}

function headingKind(text: string, at: number): Stretch['kind'] {
  const marks = matchAt(HEADING, text, at);
  if (marks === undefined || matchAt(TODO, text, at) !== undefined) return 'text';
  return marks.length > 3 ? 'sub' : (`h${marks.length}` as 'h1' | 'h2' | 'h3');
}

/** A line of three or more hyphens and nothing else but blanks behind them. */
function isRule(text: string, start: number, end: number): boolean {
  let at = start;
  while (text[at] === '-') at++;
  return at - start >= 3 && text.slice(at, end).trim() === '';
}

/** Offset behind the last row: rows are lines with a pipe that begin nothing else. */
function tableEnd(text: string, rule: number, isHidden: (at: number) => boolean): number {
  let at = Math.min(lineEnd(text, rule) + 1, text.length);
  while (at < text.length && !isHidden(at)) {
    const end = lineEnd(text, at);
    if (kindOf(text, at, end) !== 'text' || !text.slice(at, end).includes('|')) break;
    at = Math.min(end + 1, text.length);
  }
  return at;
}
