/** Chance that is the same each time. */
export class Draw {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 up to 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  is(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)]!;
  }

  /** One of the values, each as often as its weight says. */
  weighed<T>(weights: readonly (readonly [value: T, weight: number])[]): T {
    let left = this.next() * weights.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of weights) {
      left -= weight;
      if (left < 0) return value;
    }
    return weights.at(-1)![0];
  }

  /** A number whose quantiles are given, straight between them. */
  sized(quantiles: readonly (readonly [share: number, size: number])[]): number {
    const at = this.next();
    const after = quantiles.findIndex(([share]) => share > at);
    const [[low, from], [high, to]] = [quantiles[after - 1]!, quantiles[after]!];
    return Math.round(from + ((at - low) / (high - low)) * (to - from));
  }

  /** Words up to so many characters. */
  text(words: readonly string[], length: number): string {
    let text = this.pick(words);
    for (let word = this.pick(words); text.length + 1 + word.length <= length; word = this.pick(words))
      text += ` ${word}`;
    return text.padEnd(length, 'x');
  }
}
