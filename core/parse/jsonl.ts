/** Longest line, in bytes without its line end. */
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

/** The beginning of a file that may have grown since it was read first. */
export async function* firstBytes(chunks: AsyncIterable<Buffer>, count: number): AsyncIterable<Buffer> {
  let left = count;
  for await (const chunk of chunks) {
    yield chunk.subarray(0, left);
    left -= chunk.length;
    if (left <= 0) return;
  }
}

class Splitter {
  readonly #found: LineTaker;
  #line = 0;
  /** The beginning of a line whose end is in a later chunk, at most LINE_LIMIT of its bytes. */
  #held = Buffer.alloc(0);
  #heldLength = 0;
  /** How many bytes that line has so far, and the last of them. */
  #size = 0;
  #last: number | undefined;

  constructor(found: LineTaker) {
    this.#found = found;
  }

  async push(chunk: Buffer): Promise<void> {
    let start = 0;
    for (let at = chunk.indexOf(LF); at >= 0; at = chunk.indexOf(LF, start)) {
      if (this.#size > 0) this.#hold(chunk, start, at);
      const pause =
        this.#size > 0 ? this.#release(true) : this.#emit(chunk, start, at - start, chunk[at - 1], true);
      if (pause) await pause;
      start = at + 1;
    }
    if (start < chunk.length) this.#hold(chunk, start, chunk.length);
  }

  async finish(): Promise<void> {
    if (this.#size > 0) await this.#release(false);
  }

  #hold(chunk: Buffer, start: number, end: number): void {
    if (end === start) return;
    this.#size += end - start;
    this.#last = chunk[end - 1];
    const kept = Math.min(end - start, LINE_LIMIT - this.#heldLength);
    // One byte more, for the line end.
    if (this.#held.length <= this.#heldLength + kept) {
      const larger = Buffer.allocUnsafe(Math.min(LINE_LIMIT, 2 * (this.#heldLength + kept)) + 1);
      this.#held.copy(larger, 0, 0, this.#heldLength);
      this.#held = larger;
    }
    chunk.copy(this.#held, this.#heldLength, start, start + kept);
    this.#heldLength += kept;
  }

  #release(terminated: boolean): void | Promise<void> {
    const size = this.#size;
    // As in a chunk: who reads a line may look at the byte behind it, and what an older line left there is no part of it.
    this.#held[this.#heldLength] = LF;
    this.#heldLength = 0;
    this.#size = 0;
    return this.#emit(this.#held, 0, size, this.#last, terminated);
  }

  /** @param size of the line, of which `bytes` may hold but the beginning @param last its last byte */
  #emit(
    bytes: Buffer,
    start: number,
    size: number,
    last: number | undefined,
    terminated: boolean,
  ): void | Promise<void> {
    const line = ++this.#line;
    const crlf = terminated && size > 0 && last === CR;
    const length = crlf ? size - 1 : size;
    const oversize = length > LINE_LIMIT ? { oversize: length } : undefined;
    const stop = start + Math.min(length, LINE_LIMIT);
    if (!oversize && isBlank(bytes, start, stop)) return;
    return this.#found({ bytes, start, end: stop, line, terminated, crlf, ...oversize });
  }
}

function isBlank(bytes: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const byte = bytes[at];
    if (byte !== 0x20 && byte !== 0x09 && byte !== CR) return false;
  }
  return true;
}
