/**
 * Whether a path with `/` is hit by a glob: `*` and `?` stay within a name, `**` as a name of its own spans folders.
 * A table is filled in place of trying again, so that no pattern takes more than path times pattern.
 */
export function matchesGlob(pattern: string, path: string): boolean {
  const names = path.split('/');
  /** Which beginnings of the path the pattern read so far can stand for. */
  let reached: readonly boolean[] = names
    .map(() => false)
    .concat(false)
    .with(0, true);
  for (const part of pattern.split('/')) {
    reached = part === '**' ? spread(reached) : step(reached, (at) => matchesName(part, names[at]!));
  }
  return reached.at(-1)!;
}

/** `**`: from a beginning to every longer one. */
function spread(reached: readonly boolean[]): boolean[] {
  const first = reached.indexOf(true);
  return reached.map((_, at) => first >= 0 && at >= first);
}

/** One more name, or one more character, where it fits. */
function step(reached: readonly boolean[], fits: (at: number) => boolean): boolean[] {
  return reached.map((_, at) => at > 0 && reached[at - 1]! && fits(at - 1));
}

function matchesName(pattern: string, name: string): boolean {
  const letters = [...name];
  let reached: readonly boolean[] = letters
    .map(() => false)
    .concat(false)
    .with(0, true);
  for (const sign of pattern) {
    reached = sign === '*' ? spread(reached) : step(reached, (at) => sign === '?' || sign === letters[at]);
  }
  return reached.at(-1)!;
}
