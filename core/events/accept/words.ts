import { NO } from './bytes.ts';

/** A closed list of ASCII words, found in bytes as JSON strings without making a string of them. */
export class Words {
  /** The words with their quotes, so that none passes for a longer one. */
  readonly #quoted: readonly Uint8Array[];
  /** Indexes of the words that begin with a byte. */
  readonly #byFirst: readonly (readonly number[] | undefined)[];

  constructor(words: readonly string[]) {
    this.#quoted = words.map((word) => Buffer.from(`"${word}"`));
    const byFirst: number[][] = [];
    for (const [index, word] of words.entries()) {
      const first = word.charCodeAt(0);
      byFirst[first] = [...(byFirst[first] ?? []), index];
    }
    this.#byFirst = byFirst;
  }

  /** Index of the word that stands at `at`, or NO. */
  indexAt(bytes: Uint8Array, at: number): number {
    const candidates = this.#byFirst[bytes[at + 1]!];
    if (candidates === undefined) return NO;
    for (let i = 0; i < candidates.length; i++) {
      const index = candidates[i]!;
      if (standsAt(bytes, at, this.#quoted[index]!)) return index;
    }
    return NO;
  }

  /** Bytes of a word with its quotes. */
  lengthOf(index: number): number {
    return this.#quoted[index]!.length;
  }
}

/** Whether bytes stand at a place one for one. */
export function standsAt(bytes: Uint8Array, at: number, expected: Uint8Array): boolean {
  for (let i = 0; i < expected.length; i++) if (bytes[at + i] !== expected[i]) return false;
  return true;
}
