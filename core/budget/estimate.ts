/** Tokens a character, by how many bytes it has in UTF-8: tokenizers cut bytes, and learn the commonest runs of them. */
const ASCII = 1 / 4;
const TWO_BYTES = 1 / 2;
const MORE_BYTES = 1;

/**
 * About how many tokens a text is to a language model. No model's own count: four characters a token is the rule of
 * thumb that vendors publish for English, a character of Chinese, Japanese or Korean is about a token, and letters of
 * other alphabets (Latin with marks, Greek, Cyrillic, Hebrew, Arabic) lie between. Rather low than high.
 * @returns a whole number, rounded up; 0 for the empty text alone
 */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) tokens += ASCII;
    else if (unit < 0x800) tokens += TWO_BYTES;
    // The second half of a pair belongs to the character of the first.
    else if ((unit & 0xfc00) !== 0xdc00) tokens += MORE_BYTES;
  }
  return Math.ceil(tokens);
}
