/**
 * Plain JSON values in bytes: strings without escapes, numbers that print back as they stand. Each function takes the place
 * where a value begins and answers the place behind it, or NO. It may run past the end of the line into what stands there;
 * the caller compares places when all is read.
 */
import { isUtf8 } from 'node:buffer';
import { BLANK, CLOSE_LIST, COMMA, DASH, DOT, NINE, NO, OPEN_LIST, QUOTE, TAB, ZERO } from './bytes.ts';

/** 1 for ASCII that a JSON string may hold as it is. */
const PLAIN = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte >= BLANK && byte < 0x80 && byte !== QUOTE && byte !== 0x5c ? 1 : 0,
);

/** Every decimal of 15 digits survives a double, and down to six places it is printed without an exponent. */
const DIGITS = 15;
const PLACES = 6;
const POWERS = Array.from({ length: PLACES + 1 }, (_, places) => 10 ** places);

export function skipBlanks(bytes: Uint8Array, at: number): number {
  let end = at;
  while (bytes[end] === BLANK || bytes[end] === TAB) end++;
  return end;
}

/** One byte of punctuation, and the blanks before it. */
export function readMark(bytes: Uint8Array, at: number, mark: number): number {
  if (bytes[at] === mark) return at + 1;
  const next = skipBlanks(bytes, at);
  return bytes[next] === mark ? next + 1 : NO;
}

/** A string. @param visible whether it must hold a character that is not blank */
export function readText(bytes: Buffer, at: number, visible: boolean): number {
  if (bytes[at] !== QUOTE) return NO;
  let to = at + 1;
  while (PLAIN[bytes[to]!] === 1) to++;
  if (bytes[to]! >= 0x80) to = endOfWideText(bytes, to);
  if (bytes[to] !== QUOTE || (visible && !isVisible(bytes, at + 1, to))) return NO;
  return to + 1;
}

/** Where a text with other than ASCII ends, if it is UTF-8. */
function endOfWideText(bytes: Buffer, from: number): number {
  let to = from;
  while (PLAIN[bytes[to]!] === 1 || bytes[to]! >= 0x80) to++;
  return isUtf8(bytes.subarray(from, to)) ? to : NO;
}

/** Whether a text holds a character that is not blank; nearly always the first one is. */
export function isVisible(bytes: Buffer, from: number, to: number): boolean {
  if (from >= to) return false;
  const first = bytes[from]!;
  return (first > BLANK && first < 0x80) || /\S/.test(bytes.toString('utf8', from, to));
}

/** A list of visible strings. */
export function readList(bytes: Buffer, at: number): number {
  let end = readMark(bytes, at, OPEN_LIST);
  if (end === NO) return NO;
  const empty = readMark(bytes, end, CLOSE_LIST);
  if (empty !== NO) return empty;
  for (;;) {
    end = readText(bytes, skipBlanks(bytes, end), true);
    if (end === NO) return NO;
    const next = readMark(bytes, end, COMMA);
    if (next === NO) return readMark(bytes, end, CLOSE_LIST);
    end = next;
  }
}

export interface NumberLimits {
  readonly integer: boolean;
  readonly minimum: number;
  readonly maximum: number;
}

/** A number within limits, as RFC 8785 would print it. */
export function readNumber(
  bytes: Uint8Array,
  at: number,
  { integer, minimum, maximum }: NumberLimits,
): number {
  const negative = bytes[at] === DASH;
  const from = negative ? at + 1 : at;
  let value = 0;
  let end = from;
  for (let byte = bytes[end]!; byte >= ZERO && byte <= NINE; byte = bytes[++end]!)
    value = value * 10 + byte - ZERO;
  let digits = end - from;
  if (digits === 0 || (bytes[from] === ZERO && digits > 1)) return NO;
  let places = 0;
  if (bytes[end] === DOT && !integer) {
    const point = end++;
    for (let byte = bytes[end]!; byte >= ZERO && byte <= NINE; byte = bytes[++end]!)
      value = value * 10 + byte - ZERO;
    places = end - point - 1;
    if (places === 0 || places > PLACES || bytes[end - 1] === ZERO) return NO;
    digits += places;
  }
  if (digits > DIGITS || (negative && value === 0)) return NO;
  const signed = (negative ? -value : value) / POWERS[places]!;
  return minimum <= signed && signed <= maximum ? end : NO;
}
