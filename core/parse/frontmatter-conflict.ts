import type { Frontmatter } from '../types.ts';

/** As git writes them: seven marks and a label. The middle one alone underlines a heading, so it is no sign. */
const MARKER = /^(?:<{7,} \S|>{7} \S|\|{7} \S)/;
const MARKS = ['<<<<<<<', '>>>>>>>', '|||||||'];
const CANDIDATE = /^(?:<{7}|>{7}|\|{7})/gm;
const BARE_OPEN = /^<{7}\r?$/;

/** Offsets of the lines that a merge left around two versions, in order. The middle line is none of them. */
export function* findMarkers(text: string): Iterable<number> {
  if (!MARKS.some((mark) => text.includes(mark))) return;
  let isPaired: ((at: number) => boolean) | undefined;
  for (const { index: at } of text.matchAll(CANDIDATE)) {
    const line = text.slice(at, at + 100).split('\n', 1)[0]!;
    if (MARKER.test(line)) yield at;
    else if (BARE_OPEN.test(line)) {
      isPaired ??= bareOpenIsPaired(text);
      if (isPaired(at)) yield at;
    }
  }
}

/** Offset of the first marker between the fences, where no field is known until the conflict is resolved. */
export function conflictIn(
  text: string,
  { start, end }: Pick<Frontmatter, 'start' | 'end'>,
): number | undefined {
  if (text.slice(start, end).search(CANDIDATE) < 0) return undefined;
  for (const at of findMarkers(text)) if (at >= start) return at < end ? at : undefined;
  return undefined;
}

/** Whether a text begins with a marker: then what should be line 1 stands below it, once for each side. */
export function beginsWithMarker(text: string): boolean {
  for (const at of findMarkers(text)) return at === 0;
  return false;
}

/** An opener without a label, as some merge tools write it, counts where the other two marks follow. */
function bareOpenIsPaired(text: string): (at: number) => boolean {
  const close = text.lastIndexOf('\n>>>>>>>');
  const middle = close < 0 ? -1 : text.lastIndexOf('\n=======', close);
  return (at) => at < middle;
}
