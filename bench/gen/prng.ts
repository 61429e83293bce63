/** A small seeded generator of random numbers (sfc32, seeded by splitmix32): the same seed gives the same numbers everywhere. */
export class Rng {
  #a: number;
  #b: number;
  #c: number;
  #d = 1;

  constructor(seed: number) {
    const split = splitmix(seed);
    this.#a = split();
    this.#b = split();
    this.#c = split();
    for (let i = 0; i < 12; i++) this.#next();
  }

  #next(): number {
    const sum = (this.#a + this.#b + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** From 0 up to, but not including, 1. */
  float(): number {
    return this.#next() / 0x1_0000_0000;
  }

  /** A whole number below `limit`. */
  below(limit: number): number {
    return Math.floor(this.float() * limit);
  }

  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  chance(probability: number): boolean {
    return this.float() < probability;
  }

  hex(digits: number): string {
    let out = '';
    while (out.length < digits) out += this.#next().toString(16).padStart(8, '0');
    return out.slice(0, digits);
  }

  /** One of several values, each as often as its weight says. */
  weighted<T>(pairs: readonly (readonly [T, number])[]): T {
    const total = pairs.reduce((sum, [, weight]) => sum + weight, 0);
    let left = this.float() * total;
    for (const [value, weight] of pairs) {
      left -= weight;
      if (left < 0) return value;
    }
    return pairs.at(-1)![0];
  }

  /** The same items in another order. */
  shuffle<T>(items: readonly T[]): T[] {
    const left = [...items];
    return items.map(() => left.splice(this.below(left.length), 1)[0]!);
  }
}

function splitmix(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
}
