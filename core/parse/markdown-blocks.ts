import { Comments } from './markdown-comments.ts';
import { type HtmlBlock, htmlBlockAt } from './markdown-html.ts';
import { LineCursor, lineEnd } from './markdown-lines.ts';
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
  readonly #comments: Comments;
  #fence: { start: number; mark: string; depth: number } | undefined;
  #html: (HtmlBlock & { start: number; end: number; depth: number }) | undefined;
  #paragraph: { start: number; end: number } | undefined;

  constructor(text: string) {
    this.#text = text;
    this.#comments = new Comments(text);
  }

  scan(from: number): Blocks {
    for (let at = from; at < this.#text.length; ) at = this.#line(at, lineEnd(this.#text, at)) + 1;
    if (this.#fence) this.#closeFence(this.#text.length);
    this.#closeHtml();
    this.#endParagraph();
    return { hidden: this.#hidden, inline: this.#inline };
  }

  /** Reads one line; returns the end of the last line that belongs to what began on it. */
  #line(start: number, end: number): number {
    const cursor = new LineCursor(this.#text, start, end);
    const matched = this.#matchContainers(cursor);
    if (this.#fence) {
      if (matched >= this.#fence.depth) return this.#fenceLine(cursor, end);
      this.#closeFence(start);
    }
    if (this.#html) {
      const goesOn = !cursor.blank || this.#html.close !== undefined;
      if (goesOn && matched >= this.#html.depth) return this.#htmlLine(cursor.at, end);
      this.#closeHtml();
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

  /** Fences, comments, HTML, headings, rules and table rows: what ends a paragraph and stands alone. */
  #opensBlock(at: number, end: number, depth: number): boolean {
    const fence = matchAt(FENCE_OPEN, this.#text, at);
    const single = this.#text[at] === '|' || matchAt(HEADING, this.#text, at) !== undefined;
    const comment = this.#text.startsWith('<!--', at) && this.#comments.end(at, depth > 0) !== undefined;
    const html = htmlBlockAt(this.#text, at, end, this.#paragraph !== undefined);
    if (!fence && !single && !comment && !html && !isThematicBreak(this.#text, at)) return false;
    this.#endContainers(depth);
    if (fence) this.#fence = { start: at, mark: fence, depth };
    if (html) this.#html = { ...html, start: at, end, depth };
    if (single) this.#inline.push({ start: at, end });
    return true;
  }

  #blockEnd(at: number, end: number): number {
    if (this.#html) return this.#htmlLine(at, end);
    if (!this.#text.startsWith('<!--', at)) return end;
    return this.#comments.readBlock(at, this.#containers.length === 0, this.#hidden, this.#inline);
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

  #htmlLine(start: number, stop: number): number {
    const html = this.#html!;
    const { close } = html;
    const end = close ? stop : this.#comments.behind(start, stop);
    html.end = end;
    if (close?.test(this.#text.slice(start, end))) this.#closeHtml();
    return end;
  }

  #closeHtml(): void {
    if (!this.#html) return;
    const { start, end, close } = this.#html;
    if (close) this.#hidden.push({ start, end, kind: 'html' });
    else this.#inline.push({ start, end, html: true });
    this.#html = undefined;
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
