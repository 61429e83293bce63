/** Scripts that write words without a blank between them, and which `Intl.Segmenter` has dictionaries for. */
const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u30fc]+/gu;
/** Units that are segmented at a time, for the segmenter holds all of what it is given. */
const PIECE = 2000;

/**
 * How many words a text has: what stands between white space, Markdown marks included (spec/zeref-os.md 2.7 leaves
 * the way of counting open). Text in a script without blanks counts by its words, as `Intl.Segmenter` finds them.
 * @param most counting stops beyond it, so that a huge text costs no more than a large one
 */
export function countWords(text: string, most = Number.POSITIVE_INFINITY): number {
  let count = 0;
  for (const { 0: token } of text.matchAll(/\S+/g)) {
    count += hasSpaceless(token) ? wordsIn(token, most - count) : 1;
    if (count > most) break;
  }
  return count;
}

const hasSpaceless = (token: string): boolean => token.search(SPACELESS) >= 0;

/** Words of a text without white space: of its runs without blanks, and one for each part with a letter between them. */
function wordsIn(token: string, most: number): number {
  let count = 0;
  let from = 0;
  for (const { 0: run, index } of token.matchAll(SPACELESS)) {
    count += isWord(token.slice(from, index)) + segmentsIn(run, most - count);
    from = index + run.length;
    if (count > most) return count;
  }
  return count + isWord(token.slice(from));
}

const isWord = (part: string): number => (/[\p{L}\p{N}]/u.test(part) ? 1 : 0);

let segmenter: Intl.Segmenter | undefined;

function segmentsIn(run: string, most: number): number {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  let count = 0;
  for (let at = 0; at < run.length && count <= most; at += PIECE)
    for (const { isWordLike } of segmenter.segment(run.slice(at, at + PIECE))) if (isWordLike) count++;
  return count;
}
