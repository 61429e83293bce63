import { daysIn } from '../../parse/timestamp.ts';
import { COLON, DASH, DOT, NINE, ZERO } from './bytes.ts';

/** Stands for what is not two digits. */
const NONE = 100;
/** From the 1st of March of the year 0 to the 1st of January 1970, and one for days that are counted from 1. */
const DAYS_TO_1970 = 719_469;

/**
 * An RFC 3339 instant with `T` and `Z` or `±hh:mm`, from digits to milliseconds; what is finer than a millisecond is cut off.
 * Leap seconds are left to the plain path.
 * @returns NaN when the bytes from `from` to `to` are no such instant
 */
export function readInstant(bytes: Uint8Array, from: number, to: number): number {
  if (!hasMarks(bytes, from)) return Number.NaN;
  const century = pair(bytes, from);
  const yearOfCentury = pair(bytes, from + 2);
  const year = century * 100 + yearOfCentury;
  const month = pair(bytes, from + 5);
  const day = pair(bytes, from + 8);
  const hour = pair(bytes, from + 11);
  const minute = pair(bytes, from + 14);
  const second = pair(bytes, from + 17);
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
  if (century === NONE || yearOfCentury === NONE || !isDay) return Number.NaN;
  if (hour > 23 || minute > 59 || second > 59) return Number.NaN;
  const zoneAt = endOfFraction(bytes, from + 19);
  const seconds = ((daysSince1970(year, month, day) * 24 + hour) * 60 + minute) * 60 + second;
  const local = seconds * 1000 + milliseconds(bytes, from + 19, zoneAt);
  return local - zoneOffset(bytes, zoneAt, to);
}

/** Whether dashes, `T` and colons stand where they do in `2026-06-08T14:00:00`. */
function hasMarks(bytes: Uint8Array, at: number): boolean {
  if (bytes[at + 4] !== DASH || bytes[at + 7] !== DASH || bytes[at + 10] !== 0x54) return false;
  return bytes[at + 13] === COLON && bytes[at + 16] === COLON;
}

/** Two digits as a number, or 100. */
function pair(bytes: Uint8Array, at: number): number {
  const tens = bytes[at]! - ZERO;
  const ones = bytes[at + 1]! - ZERO;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : NONE;
}

/** Days of the Gregorian calendar, by years that begin in March, so that a leap day comes last. */
function daysSince1970(year: number, month: number, day: number): number {
  const monthOfYear = (month + 9) % 12;
  const marchYear = month < 3 ? year - 1 : year;
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return marchYear * 365 + leapDays + Math.floor((monthOfYear * 153 + 2) / 5) + day - DAYS_TO_1970;
}

/** Where the fraction that may begin at `at` ends; `at` itself when there is none. */
function endOfFraction(bytes: Uint8Array, at: number): number {
  if (bytes[at] !== DOT) return at;
  let end = at + 1;
  while (bytes[end]! >= ZERO && bytes[end]! <= NINE) end++;
  return end === at + 1 ? at : end;
}

function milliseconds(bytes: Uint8Array, from: number, to: number): number {
  let value = 0;
  for (let i = 1; i <= 3; i++) value = value * 10 + (from + i < to ? bytes[from + i]! - ZERO : 0);
  return value;
}

/** Milliseconds that the zone from `at` to `to` is ahead of UTC; NaN when it is no zone. */
function zoneOffset(bytes: Uint8Array, at: number, to: number): number {
  if (bytes[at] === 0x5a) return at + 1 === to ? 0 : Number.NaN;
  const sign = bytes[at] === 0x2b ? 1 : bytes[at] === DASH ? -1 : Number.NaN;
  const hours = pair(bytes, at + 1);
  const minutes = pair(bytes, at + 4);
  const valid = at + 6 === to && bytes[at + 3] === COLON && hours < 24 && minutes < 60;
  return valid ? sign * (hours * 60 + minutes) * 60_000 : Number.NaN;
}
