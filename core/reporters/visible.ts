/**
 * What must not reach a terminal raw: C0 and C1 controls (escape sequences, line breaks), marks that reorder text
 * (Unicode UAX #9), invisible separators, the byte order mark, and surrogates that stand alone.
 */
const UNSAFE = /[\p{Cc}\p{Cs}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

const SHORT: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A text from outside (a name, a message) on one line, with control characters written out as `\u001b`. */
export function visible(text: string): string {
  return text.replace(UNSAFE, (unit) => SHORT[unit] ?? unicodeEscape(unit));
}

/** JSON that means the same and is safe to look at in a terminal. */
export function visibleJson(value: unknown): string {
  return JSON.stringify(value).replace(UNSAFE, unicodeEscape);
}

function unicodeEscape(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
