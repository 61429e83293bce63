import { describe, stop } from './json-fault.ts';

/** A run of string content up to a quote, an escape or a control character. */
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u([0-9a-fA-F]{4}))/y;

/**
 * The string that begins with the quote at `start`.
 * @returns its text, and the offset after its closing quote
 * @throws ScanStop for a string that is not closed, holds a raw control character, a bad escape or half a surrogate pair
 */
export function scanString(text: string, start: number): { value: string; end: number } {
  let at = start + 1;
  let plain = true;
  /** Offset of a high surrogate's escape just before, or -1. */
  let high = -1;
  for (;;) {
    const from = at;
    at = runEnd(text, at);
    if (high >= 0 && (at > from || text[at] !== '\\')) loneSurrogate(high);
    if (text[at] === '"') break;
    if (text[at] !== '\\') notInString(text, at);
    plain = false;
    [at, high] = scanEscape(text, at, high);
  }
  const end = at + 1;
  return { value: plain ? text.slice(start + 1, at) : JSON.parse(text.slice(start, end)), end };
}

function runEnd(text: string, at: number): number {
  PLAIN.lastIndex = at;
  PLAIN.exec(text);
  return PLAIN.lastIndex;
}

function notInString(text: string, at: number): never {
  if (at >= text.length) stop(at, 'the string is not closed');
  stop(at, `${describe(text, at)} in a string must be written as an escape`);
}

/** @returns the offset after the escape, and its own offset when it is a high surrogate */
function scanEscape(text: string, at: number, high: number): [number, number] {
  ESCAPE.lastIndex = at;
  const found = ESCAPE.exec(text);
  if (!found) stop(at, 'there is no such escape; allowed: \\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX');
  const unit = found[1] === undefined ? 0 : Number.parseInt(found[1], 16);
  const isLow = unit >= 0xdc00 && unit <= 0xdfff;
  if (isLow !== high >= 0) loneSurrogate(high >= 0 ? high : at);
  return [ESCAPE.lastIndex, unit >= 0xd800 && unit <= 0xdbff ? at : -1];
}

function loneSurrogate(offset: number): never {
  stop(offset, 'half of a surrogate pair stands alone; no UTF-8 text can hold it', 'surrogate');
}
