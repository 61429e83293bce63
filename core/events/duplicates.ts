import { type RawLine, splitLines } from '../parse/jsonl.ts';
import { mix } from './fingerprint.ts';
import { bytesDigest } from './hash.ts';

/** Slots of a table at first and at most. Two full ones take 4 MiB, and reach back 196,608 to 393,216 lines. */
const LEAST_SLOTS = 1024;
const MOST_SLOTS = 262_144;
const GROWTH = 4;
const FULL = 0.75;
/** Lines noted for the second reading; past it enough has been said. */
const MOST_CANDIDATES = 65_536;

/** Finds lines that may have stood before, in bounded memory. */
export class DuplicateCandidates {
  /** Line -> the earlier line it looks like. */
  readonly earlier = new Map<number, number>();
  #young = new Generation();
  #old = new Generation();

  /** @param fingerprint equal for equal lines @param length in bytes */
  add(line: number, fingerprint: number, length: number): void {
    const mark = mix(fingerprint ^ Math.imul(length, 0x9e3779b1)) >>> 0;
    const young = this.#young.lineOf(mark);
    const known = young || this.#old.lineOf(mark);
    if (known > 0 && this.earlier.size < MOST_CANDIDATES) this.earlier.set(line, known);
    if (young > 0) return;
    if (this.#young.isFull()) {
      [this.#young, this.#old] = [this.#old, this.#young];
      this.#young.clear();
    }
    this.#young.set(mark, known || line);
  }
}

/** An open-addressing table from marks to lines. */
class Generation {
  #count = 0;
  #marks = new Uint32Array(LEAST_SLOTS);
  #lines = new Uint32Array(LEAST_SLOTS);

  /** @returns 0 when the mark is not there */
  lineOf(mark: number): number {
    return this.#lines[this.#slotOf(mark)]!;
  }

  set(mark: number, line: number): void {
    if (this.#count >= this.#lines.length * FULL) this.#grow();
    const slot = this.#slotOf(mark);
    this.#marks[slot] = mark;
    this.#lines[slot] = line;
    this.#count++;
  }

  isFull(): boolean {
    return this.#count >= MOST_SLOTS * FULL;
  }

  clear(): void {
    this.#count = 0;
    this.#lines.fill(0);
  }

  #slotOf(mark: number): number {
    const last = this.#lines.length - 1;
    let slot = mark & last;
    while (this.#lines[slot] !== 0 && this.#marks[slot] !== mark) slot = (slot + 1) & last;
    return slot;
  }

  #grow(): void {
    const [marks, lines] = [this.#marks, this.#lines];
    this.#marks = new Uint32Array(marks.length * GROWTH);
    this.#lines = new Uint32Array(lines.length * GROWTH);
    for (let slot = 0; slot < lines.length; slot++) {
      if (lines[slot] === 0) continue;
      const to = this.#slotOf(marks[slot]!);
      this.#marks[to] = marks[slot]!;
      this.#lines[to] = lines[slot]!;
    }
  }
}

/**
 * Reads a log again to prove candidates, by the SHA-256 of whole lines.
 * @param found called for each line that did stand before, with the earlier line and the digest
 */
export async function proveDuplicates(
  chunks: AsyncIterable<Buffer>,
  earlier: ReadonlyMap<number, number>,
  found: (line: RawLine, earlier: number, digest: Buffer) => void,
): Promise<void> {
  const firsts = new Map<number, Buffer | undefined>([...earlier.values()].map((line) => [line, undefined]));
  await splitLines(chunks, (raw) => {
    const first = earlier.get(raw.line);
    if (first === undefined && !firsts.has(raw.line)) return;
    const digest = bytesDigest(raw.bytes.subarray(raw.start, raw.end));
    if (firsts.has(raw.line)) firsts.set(raw.line, digest);
    if (first !== undefined && firsts.get(first)?.equals(digest)) found(raw, first, digest);
  });
}
