/** Longest value or key that a message repeats, in characters. */
const SHOWN = 40;

/** What could hide or forge text on a terminal: C1 controls, bidi marks, zero-width characters, line separators. */
const UNSEEN = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** A value, short and on one line: `"PIZZA"`, `140`, `null`, `a list of 4`. */
export function showValue(value: unknown): string {
  if (typeof value === 'string') return escapeUnseen(JSON.stringify(shorten(value)));
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  return String(value);
}

/** A key in code marks. */
export function showKey(key: string): string {
  return `\`${escapeUnseen(JSON.stringify(shorten(key)).slice(1, -1))}\``;
}

/** `a, b or c` */
export function listWords(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

function shorten(text: string): string {
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN - 1)}…`;
}

const escapeUnseen = (text: string): string =>
  text.replace(UNSEEN, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
