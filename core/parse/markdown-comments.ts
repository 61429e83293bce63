import { Finder, lineEnd } from './markdown-lines.ts';
import type { Hidden, Inline } from './markdown-parts.ts';

/** Where the HTML comments of a text end; linear as long as the questions move forward. */
export class Comments {
  readonly #text: string;
  readonly #open: Finder;
  readonly #close: Finder;

  constructor(text: string) {
    this.#text = text;
    this.#open = new Finder(text, '<!--');
    this.#close = new Finder(text, '-->');
  }

  /**
   * Offset behind the comment that opens at an offset; undefined when it is never closed.
   * @param strict one that meets another opener before its end is no comment
   */
  end(at: number, strict: boolean): number | undefined {
    const close = this.#close.from(at + 2);
    if (close < 0) return undefined;
    const again = strict ? this.#open.from(at + 4) : -1;
    return again >= 0 && again < close ? undefined : close + 3;
  }

  /** Reads the comment block that begins at an offset, to the end of the line that closes it; what else stands there is text. */
  readBlock(start: number, top: boolean, hidden: Hidden[], inline: Inline[]): number {
    let at = start;
    let stop = this.end(start, !top)!;
    const end = lineEnd(this.#text, stop);
    for (;;) {
      hidden.push({ start: at, end: stop, kind: 'comment', ...(top && { top }) });
      at = this.#open.from(stop);
      const textEnd = at < 0 || at > end ? end : at;
      if (textEnd > stop) inline.push({ start: stop, end: textEnd });
      if (textEnd === end) return end;
      const next = this.end(at, false);
      if (next === undefined || next > end) {
        inline.push({ start: at, end });
        return end;
      }
      stop = next;
    }
  }

  /** Where a part that ends on a line ends when the comments that begin in it belong to it. */
  behind(start: number, end: number): number {
    let last = end;
    for (let at = this.#open.from(start); at >= 0 && at < last; ) {
      const stop = this.end(at, true);
      if (stop !== undefined && stop > last) last = lineEnd(this.#text, stop);
      at = this.#open.from(stop ?? at + 4);
    }
    return last;
  }
}
