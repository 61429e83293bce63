/** Runs of backticks by length, so that a code span finds its end without searching twice. */
export class Backticks {
  readonly #runs = new Map<number, { readonly at: number[]; next: number }>();

  constructor(text: string) {
    for (const { 0: run, index } of text.matchAll(/`+/g)) {
      const known = this.#runs.get(run.length);
      if (known) known.at.push(index);
      else this.#runs.set(run.length, { at: [index], next: 0 });
    }
  }

  /** Offset of the next run of exactly this length, -1 when there is none; offsets asked for only grow. */
  closing(length: number, from: number): number {
    const runs = this.#runs.get(length);
    if (!runs) return -1;
    while (runs.next < runs.at.length && runs.at[runs.next]! < from) runs.next++;
    return runs.at[runs.next] ?? -1;
  }
}
