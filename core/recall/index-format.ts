import { DEFAULT_CONFIG } from '../defaults.ts';
import { findFences } from '../parse/frontmatter-fences.ts';
import { scanBlocks } from '../parse/markdown-blocks.ts';
import type { Hidden, Inline } from '../parse/markdown-parts.ts';

/** How much of an index an agent loads (public documentation of the agents: 200 lines, 25,000 UTF-16 units). */
export interface IndexLimits {
  readonly indexLines: number;
  readonly indexUnits: number;
}

/** Share of a limit from which an index is worth tidying up, and gets no line of ours. */
export const NEAR_LIMIT = 0.9;

/** An index as the agent is shown it. */
export interface FormattedIndex {
  readonly empty: boolean;
  /** Which limits the whole text exceeds. */
  readonly truncated: 'none' | 'lines' | 'chars' | 'both';
  /** What is loaded, without the warning. */
  readonly body: string;
  readonly bodyLines: number;
  readonly bodyLength: number;
  /** Size of the text before it is cut. */
  readonly totalLines: number;
  readonly totalUnits: number;
  readonly totalBytes: number;
  /** Offset, in the text that was given, of the first unit that is not loaded. */
  readonly firstLost?: number;
  /** Said below the body when something is missing; outside of the limits. */
  readonly warning?: string;
}

/**
 * Formats an index: frontmatter and comment blocks go, CRLF becomes LF, outer white space goes, then the limits cut.
 * Never throws, and never splits a surrogate pair.
 * @param text the file as it is; a byte order mark is dropped
 */
export function formatIndex(text: string, limits: IndexLimits = DEFAULT_CONFIG.limits): FormattedIndex {
  const kept = keptRanges(text);
  const shown = kept
    .map(({ start, end }) => text.slice(start, end))
    .join('')
    .replaceAll('\r\n', '\n');
  const whole = shown.trim();
  const totalLines = whole === '' ? 0 : countLines(whole);
  const truncated = excess(totalLines > limits.indexLines, whole.length > limits.indexUnits);
  const body = whole.slice(0, cutAt(whole, limits));
  const formatted = {
    empty: whole === '',
    truncated,
    body,
    bodyLines: body === '' ? 0 : countLines(body),
    bodyLength: body.length,
    totalLines,
    totalUnits: whole.length,
    totalBytes: Buffer.byteLength(whole),
  };
  if (truncated === 'none') return formatted;
  const lead = shown.length - shown.trimStart().length;
  const lost = body.length + (whole[body.length] === '\n' ? 1 : 0);
  return { ...formatted, firstLost: originOf(text, kept, lead + lost), warning: warn(formatted, limits) };
}

function excess(lines: boolean, units: boolean): FormattedIndex['truncated'] {
  if (lines) return units ? 'both' : 'lines';
  return units ? 'chars' : 'none';
}

/** Length of what stays: the first lines, then up to the last line end within the units, else a hard cut. */
function cutAt(text: string, { indexLines, indexUnits }: IndexLimits): number {
  let cut = -1;
  for (let line = 0; line < indexLines; line++) {
    cut = text.indexOf('\n', cut + 1);
    if (cut < 0) break;
  }
  const end = cut < 0 ? text.length : cut;
  if (end <= indexUnits) return end;
  const lineEnd = text.lastIndexOf('\n', indexUnits);
  if (lineEnd > 0) return lineEnd;
  return isPair(text, indexUnits) ? indexUnits - 1 : indexUnits;
}

function isPair(text: string, at: number): boolean {
  return (text.charCodeAt(at - 1) & 0xfc00) === 0xd800 && (text.charCodeAt(at) & 0xfc00) === 0xdc00;
}

function countLines(text: string): number {
  let count = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

function warn(index: Omit<FormattedIndex, 'firstLost' | 'warning'>, limits: IndexLimits): string {
  const lost = index.totalLines - index.bodyLines;
  const size = `${index.totalLines} lines and ${index.totalUnits} characters`;
  const limit = `${limits.indexLines} lines or ${limits.indexUnits} characters`;
  const rest =
    lost > 0 ? `${lost} ${lost === 1 ? 'line is' : 'lines are'} missing here` : 'the end is missing here';
  return `> This index is cut: it has ${size}, and no more than ${limit} are loaded, so ${rest}. Keep one line of under 200 characters an entry, and move detail into the files it links to.`;
}

/** The parts of the text that are shown, in order. */
function keptRanges(text: string): Inline[] {
  const kept: Inline[] = [];
  let at = contentStart(text);
  for (const { start, end } of text.includes('<!--') ? removedComments(text, at) : []) {
    if (start > at) kept.push({ start: at, end: start });
    at = Math.max(at, end);
  }
  kept.push({ start: at, end: text.length });
  return kept;
}

function contentStart(text: string): number {
  const mark = text.startsWith('\ufeff') ? 1 : 0;
  const { state, end } = findFences(text.slice(mark));
  if (state !== 'closed') return mark;
  const lf = text.indexOf('\n', mark + end);
  return lf < 0 ? text.length : lf + 1;
}

/** Comment blocks; one with nothing else on its lines goes with them and the empty lines behind it. */
function removedComments(text: string, from: number): Inline[] {
  const removed: Inline[] = [];
  const comments = scanBlocks(text, from).hidden.filter(({ top }) => top);
  for (let first = 0; first < comments.length; ) {
    let next = first + 1;
    const lf = text.indexOf('\n', comments[first]!.end);
    const lineEnd = lf < 0 ? text.length : lf;
    while (next < comments.length && comments[next]!.start < lineEnd) next++;
    removed.push(...removedBlock(text, comments.slice(first, next), lineEnd));
    first = next;
  }
  return removed;
}

function removedBlock(text: string, comments: readonly Hidden[], lineEnd: number): readonly Inline[] {
  let at = comments[0]!.start;
  let rest = '';
  for (const { start, end } of comments) {
    rest += text.slice(at, start);
    at = end;
  }
  if ((rest + text.slice(at, lineEnd)).trim() !== '') return comments;
  let end = lineEnd;
  while (text[end] === '\n' || (text[end] === '\r' && text[end + 1] === '\n')) end++;
  return [{ start: text.lastIndexOf('\n', comments[0]!.start) + 1, end }];
}

/** Offset in `text` of a unit of what is shown, in which CRLF counts once. */
function originOf(text: string, kept: readonly Inline[], shownOffset: number): number {
  let left = shownOffset;
  for (const { start, end } of kept) {
    for (let at = start; at < end; at++) {
      if (text[at] === '\r' && text[at + 1] === '\n') continue;
      if (left-- === 0) return at;
    }
  }
  return text.length;
}
