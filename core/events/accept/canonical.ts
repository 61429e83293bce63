import { hash } from 'node:crypto';
import { BLANK, CLOSE, COMMA, OPEN, QUOTE } from './bytes.ts';
import type { Found } from './line-reader.ts';
import type { ObjectTable } from './tables.ts';

/** Payloads are a few hundred bytes; a longer one goes the slow way. */
export const LONGEST_PAYLOAD = 16 * 1024;

/** Puts a payload that was read into the form of RFC 8785, and hashes it. */
export class Canonicaliser {
  readonly #bytes = Buffer.allocUnsafe(LONGEST_PAYLOAD);
  /** The beginning of `#bytes` by its length: a view costs a fifth of a hash, so each is made once. */
  readonly #views = new Map<number, Buffer>();
  #length = 0;

  /**
   * SHA-256 of a payload, in hex. Values need no more than copying: texts hold no escape and numbers print as they stand.
   * @param found where the values of the payload from `start` to `end` stand, which is no longer than LONGEST_PAYLOAD
   */
  digest(source: Buffer, start: number, end: number, table: ObjectTable, found: Found): string {
    const written = isCanonical(start, end, table, found)
      ? source.subarray(start, end)
      : this.#arrange(source, table, found);
    return hash('sha256', written);
  }

  #arrange(source: Uint8Array, { members }: ObjectTable, found: Found): Buffer {
    this.#length = 0;
    this.#put(OPEN);
    for (let slot = 0; slot < members.length; slot++) {
      if (!found.has(slot)) continue;
      if (this.#length > 1) this.#put(COMMA);
      const { key, kind } = members[slot]!;
      this.#copy(key, 0, key.length);
      if (kind === 'list') this.#copyTight(source, found.from[slot]!, found.to[slot]!);
      else this.#copy(source, found.from[slot]!, found.to[slot]!);
    }
    this.#put(CLOSE);
    return this.#view();
  }

  #put(byte: number): void {
    this.#bytes[this.#length++] = byte;
  }

  #copy(source: Uint8Array, from: number, to: number): void {
    const bytes = this.#bytes;
    let length = this.#length;
    for (let i = from; i < to; i++) bytes[length++] = source[i]!;
    this.#length = length;
  }

  /** Copies a list without the blanks between its members. */
  #copyTight(source: Uint8Array, from: number, to: number): void {
    let inText = false;
    for (let i = from; i < to; i++) {
      const byte = source[i]!;
      if (byte === QUOTE) inText = !inText;
      if (inText || byte > BLANK) this.#put(byte);
    }
  }

  #view(): Buffer {
    const length = this.#length;
    let view = this.#views.get(length);
    if (view === undefined) {
      view = this.#bytes.subarray(0, length);
      this.#views.set(length, view);
    }
    return view;
  }
}

/** Whether each value stands where it does in canonical form: in order, with its key and one mark between it and the one before. */
function isCanonical(start: number, end: number, { members }: ObjectTable, found: Found): boolean {
  let at = start + 1;
  for (let slot = 0; slot < members.length; slot++) {
    if (!found.has(slot)) continue;
    const { key, kind } = members[slot]!;
    if (kind === 'list' || found.from[slot] !== at + key.length) return false;
    at = found.to[slot]! + 1;
  }
  return at === end;
}
