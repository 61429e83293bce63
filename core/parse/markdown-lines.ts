/** Where a needle stands next; linear over a whole text as long as the questions move forward. */
export class Finder {
  readonly #text: string;
  readonly #needle: string;
  #asked = 0;
  #found: number | undefined;

  constructor(text: string, needle: string) {
    this.#text = text;
    this.#needle = needle;
  }

  /** The first place at or after an offset, -1 when there is none. */
  from(offset: number): number {
    const known =
      this.#found !== undefined && offset >= this.#asked && (this.#found < 0 || this.#found >= offset);
    if (!known) this.#found = this.#text.indexOf(this.#needle, offset);
    this.#asked = offset;
    return this.#found!;
  }
}

/** Offset of the next LF, or the end of the text. */
export function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

/** Reads the start of one line column by column; a tab goes to the next multiple of four. */
export class LineCursor {
  readonly text: string;
  readonly end: number;
  /** Offset of the next unit that is no blank, or the end of the line. */
  at: number;
  #column = 0;
  #contentColumn = 0;

  constructor(text: string, start: number, end: number) {
    this.text = text;
    this.at = start;
    this.end = end;
    this.#skipToContent();
  }

  /** Columns of blanks before `at` that no container has used up. */
  get indent(): number {
    return this.#contentColumn - this.#column;
  }

  get blank(): boolean {
    return this.at >= this.end || (this.text[this.at] === '\r' && this.at + 1 === this.end);
  }

  /** Uses up `width` columns of blanks at most. */
  useIndent(width: number): void {
    this.#column = Math.min(this.#contentColumn, this.#column + width);
  }

  /** Moves over a mark of `length` units. */
  skipMark(length: number): void {
    this.at += length;
    this.#contentColumn += length;
    this.#column = this.#contentColumn;
    this.#skipToContent();
  }

  #skipToContent(): void {
    for (; this.at < this.end; this.at++) {
      const unit = this.text.charCodeAt(this.at);
      if (unit === 32) this.#contentColumn++;
      else if (unit === 9) this.#contentColumn += 4 - (this.#contentColumn % 4);
      else return;
    }
  }
}
