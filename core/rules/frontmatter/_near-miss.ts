import { editDistance } from '../../schema/nearest.ts';

/**
 * The word of a list that another one was probably meant to be: the same but for case and blanks, or a slip of
 * the keys away (one, in longer words two). The first letter must agree, for typing errors rarely hit it:
 * `preference` is a word of its own, not a misspelt `reference`.
 */
export function nearMiss(word: string, known: readonly string[]): string | undefined {
  const plain = word.trim().toLowerCase();
  if (plain === '' || plain.length > 40) return undefined;
  return known.find((candidate) => {
    const other = candidate.toLowerCase();
    if (other === plain) return true;
    const slips = other.length >= 8 ? 2 : 1;
    return other[0] === plain[0] && editDistance(plain, other) <= slips;
  });
}
