import type { Document } from '../types.ts';
import { scanBlocks } from './markdown-blocks.ts';
import { type Definitions, readDefinitions, scanInline } from './markdown-inline.ts';
import type { Hidden, Inline, Link } from './markdown-parts.ts';

export type { Hidden, Inline, Link } from './markdown-parts.ts';

/** What rules want to know of a Markdown text. All offsets are UTF-16 units into it, all lists in order of `start`. */
export interface MarkdownScan {
  readonly links: readonly Link[];
  /** Code and comments. */
  readonly hidden: readonly Hidden[];
  /** Runs of inline text; `hidden` may lie inside of them. */
  readonly inline: readonly Inline[];
}

/**
 * Finds links, code and comments of a Markdown text. Linear in its length; never throws.
 * @param from where the Markdown begins, behind the frontmatter
 */
export function scanMarkdown(text: string, from = 0): MarkdownScan {
  const { hidden, inline } = scanBlocks(text, from);
  const links: Link[] = [];
  const definitions: Definitions = new Map();
  const rests = inline.map((run) => {
    if (text[run.start] !== '[') return run;
    return { start: readDefinitions(text, run, definitions, links), end: run.end };
  });
  for (const run of rests) if (run.start < run.end) scanInline(text, run, definitions, links, hidden);
  return { links: links.sort(byStart), hidden: hidden.sort(byStart), inline };
}

const byStart = (a: { start: number }, b: { start: number }) => a.start - b.start;

const scans = new WeakMap<Document, MarkdownScan>();

/** The scan of a document's body, made once. */
export function scanDocument(document: Document): MarkdownScan {
  const known = scans.get(document);
  if (known) return known;
  const scan = scanMarkdown(document.text, bodyStart(document));
  scans.set(document, scan);
  return scan;
}

/** Offset of the first unit behind the line of the frontmatter's closing fence; 0 without frontmatter. */
export function bodyStart({ text, frontmatter }: Document): number {
  if (frontmatter.state !== 'closed' && frontmatter.state !== 'hidden') return 0;
  const end = text.indexOf('\n', frontmatter.end);
  return end < 0 ? text.length : end + 1;
}

/** The lines that hold a link to a file: the entries of an index. Ends exclude the line end. */
export function entryLines(text: string, { links }: MarkdownScan): Inline[] {
  const lines: Inline[] = [];
  let end = -1;
  for (const { start, target, kind } of links) {
    if (start < end || target.kind !== 'relative' || kind === 'definition') continue;
    const lineStart = text.lastIndexOf('\n', start - 1) + 1;
    const lf = text.indexOf('\n', start);
    end = lf < 0 ? text.length : lf;
    lines.push({ start: start === 0 ? 0 : lineStart, end: text[end - 1] === '\r' ? end - 1 : end });
  }
  return lines;
}
