/** Longest line, in bytes without its LF. */
export const LINE_LIMIT = 1024 * 1024;

const LF = 0x0a;
const CR = 0x0d;

/** A line in a buffer that lives until the next call. `end` stands before the line end, CRLF or LF. */
export interface RawLine {
  readonly bytes: Buffer;
  readonly start: number;
  readonly end: number;
  /** 1-based. */
  readonly line: number;
  readonly terminated: boolean;
  readonly crlf: boolean;
  /** Real size of a line over the limit; only its first bytes are there. */
  readonly oversize?: number;
}

export type LineTaker = (line: RawLine) => void | Promise<void>;

/**
 * Splits chunks into lines at LF alone, in constant memory: of a line over the limit the rest is passed over. Blank lines
 * (space, tab, CR) are counted and left out.
 * @param found may ask for time: the next line comes when its promise is kept
 * @returns how many bytes there were
 */
export async function splitLines(chunks: AsyncIterable<Buffer>, found: LineTaker): Promise<number> {
  const splitter = new Splitter(found);
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    await splitter.push(chunk);
  }
  await splitter.finish();
  return bytes;
}

class Splitter {
  readonly #found: LineTaker;
  #line = 0;
  /** The beginning of a line whose end is in a later chunk, at most LINE_LIMIT of its bytes. */
  #held = Buffer.alloc(0);
  #heldLength = 0;
  /** All bytes of that line so far. */
  #size = 0;

  constructor(found: LineTaker) {
    this.#found = found;
  }

  async push(chunk: Buffer): Promise<void> {
    let start = 0;
    for (let at = chunk.indexOf(LF); at >= 0; at = chunk.indexOf(LF, start)) {
      if (this.#size > 0) this.#hold(chunk, start, at);
      const pause = this.#size > 0 ? this.#release(true) : this.#emit(chunk, start, at, at - start, true);
      if (pause) await pause;
      start = at + 1;
    }
    if (start < chunk.length) this.#hold(chunk, start, chunk.length);
  }

  async finish(): Promise<void> {
    if (this.#size > 0) await this.#release(false);
  }

  #hold(chunk: Buffer, start: number, end: number): void {
    this.#size += end - start;
    const kept = Math.min(end - start, LINE_LIMIT - this.#heldLength);
    if (this.#held.length < this.#heldLength + kept) {
      const larger = Buffer.allocUnsafe(Math.min(LINE_LIMIT, 2 * (this.#heldLength + kept)));
      this.#held.copy(larger, 0, 0, this.#heldLength);
      this.#held = larger;
    }
    chunk.copy(this.#held, this.#heldLength, start, start + kept);
    this.#heldLength += kept;
  }

  #release(terminated: boolean): void | Promise<void> {
    const [length, size] = [this.#heldLength, this.#size];
    this.#heldLength = 0;
    this.#size = 0;
    return this.#emit(this.#held, 0, length, size, terminated);
  }

  #emit(bytes: Buffer, start: number, end: number, size: number, terminated: boolean): void | Promise<void> {
    const line = ++this.#line;
    const oversize = size > LINE_LIMIT ? { oversize: size } : undefined;
    const stop = oversize ? Math.min(end, start + LINE_LIMIT) : end;
    const crlf = terminated && !oversize && stop > start && bytes[stop - 1] === CR;
    const textEnd = crlf ? stop - 1 : stop;
    if (!oversize && isBlank(bytes, start, textEnd)) return;
    return this.#found({ bytes, start, end: textEnd, line, terminated, crlf, ...oversize });
  }
}

function isBlank(bytes: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const byte = bytes[at];
    if (byte !== 0x20 && byte !== 0x09 && byte !== CR) return false;
  }
  return true;
}
