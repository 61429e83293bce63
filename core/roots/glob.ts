/**
 * Whether a path with `/` is hit by a glob: `*` and `?` stay within a name, `**` as a name of its own spans folders.
 * A table is filled in place of trying again, so that no pattern takes more than path times pattern.
 */
export function matchesGlob(pattern: string, path: string): boolean {
  const names = path.split('/');
  let reached = nothingRead(names.length);
  for (const part of pattern.split('/')) {
    reached = part === '**' ? spread(reached) : step(reached, (at) => matchesName(part, names[at]!));
  }
  return reached.at(-1)!;
}

/** Which beginnings of a path or a name the pattern read so far can stand for: at first the empty one alone. */
const nothingRead = (length: number): boolean[] => Array.from({ length: length + 1 }, (_, at) => at === 0);

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
  let reached = nothingRead(letters.length);
  for (const sign of pattern) {
    reached = sign === '*' ? spread(reached) : step(reached, (at) => sign === '?' || sign === letters[at]);
  }
  return reached.at(-1)!;
}
