import { Finder, LineCursor } from './markdown-lines.ts';
import {
  FENCE_OPEN,
  HEADING,
  isThematicBreak,
  LIST_MARKER,
  matchAt,
  skipListMarker,
  skipQuoteMark,
} from './markdown-marks.ts';
import type { Hidden, Inline } from './markdown-parts.ts';

export interface Blocks {
  readonly hidden: Hidden[];
  readonly inline: Inline[];
}

/** A block quote among the open containers; a list item is there with the width of its indent. */
const QUOTE = 0;
/** Nesting beyond it is read as text, which keeps every input linear. */
const MAX_DEPTH = 64;

/**
 * The block structure of Markdown as far as links need it (CommonMark 0.31; rows of GFM tables).
 * Linear in the length of the text; never throws.
 * @param from where the Markdown begins, behind the frontmatter
 */
export function scanBlocks(text: string, from = 0): Blocks {
  return new BlockScanner(text).scan(from);
}

class BlockScanner {
  readonly #text: string;
  readonly #hidden: Hidden[] = [];
  readonly #inline: Inline[] = [];
  readonly #containers: number[] = [];
  readonly #commentOpen: Finder;
  readonly #commentClose: Finder;
  #fence: { start: number; mark: string; depth: number } | undefined;
  #paragraph: { start: number; end: number } | undefined;

  constructor(text: string) {
    this.#text = text;
    this.#commentOpen = new Finder(text, '<!--');
    this.#commentClose = new Finder(text, '-->');
  }

  scan(from: number): Blocks {
    for (let at = from; at < this.#text.length; ) at = this.#line(at, this.#lineEnd(at)) + 1;
    if (this.#fence) this.#closeFence(this.#text.length);
    this.#endParagraph();
    return { hidden: this.#hidden, inline: this.#inline };
  }

  #lineEnd(at: number): number {
    const end = this.#text.indexOf('\n', at);
    return end < 0 ? this.#text.length : end;
  }

  /** Reads one line; returns the end of the last line that belongs to what began on it. */
  #line(start: number, end: number): number {
    const cursor = new LineCursor(this.#text, start, end);
    const matched = this.#matchContainers(cursor);
    if (this.#fence) {
      if (matched >= this.#fence.depth) return this.#fenceLine(cursor, end);
      this.#closeFence(start);
    }
    if (cursor.blank) {
      this.#endParagraph();
      return end;
    }
    const opened = this.#openContainers(cursor, matched);
    if (cursor.blank) return end;
    return this.#leaf(cursor, opened ? this.#containers.length : matched);
  }

  /** How many of the open containers go on in this line; the cursor stands behind their marks. */
  #matchContainers(cursor: LineCursor): number {
    let matched = 0;
    for (const width of this.#containers) {
      if (width === QUOTE) {
        if (cursor.indent > 3 || cursor.blank || this.#text[cursor.at] !== '>') break;
        skipQuoteMark(cursor);
      } else if (!cursor.blank) {
        if (cursor.indent < width) break;
        cursor.useIndent(width);
      }
      matched++;
    }
    return matched;
  }

  /** Opens the block quotes and list items that begin on this line; tells whether there were any. */
  #openContainers(cursor: LineCursor, matched: number): boolean {
    let opened = false;
    for (let depth = matched; depth < MAX_DEPTH; depth++) {
      if (cursor.indent > 3 || cursor.blank) break;
      const quote = this.#text[cursor.at] === '>';
      const marker = quote ? undefined : this.#listMarker(cursor.at);
      if (!quote && marker === undefined) break;
      if (!opened) this.#endContainers(matched);
      opened = true;
      if (quote) skipQuoteMark(cursor);
      this.#containers.push(marker === undefined ? QUOTE : skipListMarker(cursor, marker));
    }
    return opened;
  }

  #listMarker(at: number): number | undefined {
    const marker = matchAt(LIST_MARKER, this.#text, at);
    return marker === undefined || isThematicBreak(this.#text, at) ? undefined : marker.length;
  }

  #leaf(cursor: LineCursor, depth: number): number {
    const { at, end, indent } = cursor;
    if (indent > 3 && !this.#paragraph) {
      this.#endContainers(depth);
      this.#hidden.push({ start: at, end, kind: 'indented' });
      return end;
    }
    if (indent <= 3 && this.#opensBlock(at, end, depth)) return this.#blockEnd(at, end);
    if (this.#paragraph) this.#paragraph.end = end;
    else {
      this.#endContainers(depth);
      this.#paragraph = { start: at, end };
    }
    return end;
  }

  /** Fences, comments, headings, rules and table rows: what ends a paragraph and stands alone. */
  #opensBlock(at: number, end: number, depth: number): boolean {
    const fence = matchAt(FENCE_OPEN, this.#text, at);
    const single = this.#text[at] === '|' || matchAt(HEADING, this.#text, at) !== undefined;
    const comment = this.#text.startsWith('<!--', at) && this.#commentEnd(at, depth > 0) !== undefined;
    if (!fence && !single && !comment && !isThematicBreak(this.#text, at)) return false;
    this.#endContainers(depth);
    if (fence) this.#fence = { start: at, mark: fence, depth };
    if (single) this.#inline.push({ start: at, end });
    return true;
  }

  #blockEnd(at: number, end: number): number {
    return this.#text.startsWith('<!--', at) ? this.#commentBlock(at, this.#containers.length === 0) : end;
  }

  /** Offset behind a comment; one inside a list or quote that meets another opener first is no comment. */
  #commentEnd(at: number, nested: boolean): number | undefined {
    const close = this.#commentClose.from(at + 2);
    if (close < 0) return undefined;
    const again = nested ? this.#commentOpen.from(at + 4) : -1;
    return again >= 0 && again < close ? undefined : close + 3;
  }

  /** A comment block reaches to the end of the line that closes it; what else stands there is text. */
  #commentBlock(start: number, top: boolean): number {
    let at = start;
    let stop = this.#commentEnd(start, !top)!;
    const end = this.#lineEnd(stop);
    for (;;) {
      this.#hidden.push({ start: at, end: stop, kind: 'comment', ...(top && { top }) });
      at = this.#commentOpen.from(stop);
      const textEnd = at < 0 || at > end ? end : at;
      if (textEnd > stop) this.#inline.push({ start: stop, end: textEnd });
      if (textEnd === end) return end;
      const next = this.#commentClose.from(at + 2) + 3;
      if (next < 3 || next > end) {
        this.#inline.push({ start: at, end });
        return end;
      }
      stop = next;
    }
  }

  #fenceLine(cursor: LineCursor, end: number): number {
    const { mark } = this.#fence!;
    let at = cursor.at;
    while (at < end && this.#text[at] === mark[0]) at++;
    const long = cursor.indent <= 3 && at - cursor.at >= mark.length;
    if (long && this.#text.slice(at, end).trim() === '') this.#closeFence(end);
    return end;
  }

  #closeFence(end: number): void {
    this.#hidden.push({ start: this.#fence!.start, end, kind: 'fence' });
    this.#fence = undefined;
  }

  #endContainers(depth: number): void {
    this.#endParagraph();
    this.#containers.length = Math.min(this.#containers.length, depth);
  }

  #endParagraph(): void {
    if (this.#paragraph) this.#inline.push(this.#paragraph);
    this.#paragraph = undefined;
  }
}
