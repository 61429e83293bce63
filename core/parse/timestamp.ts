/**
 * The one time profile of the log: RFC 3339 with upper-case `T`, seconds, and `Z` or `±hh:mm`; real calendar days.
 * A leap second (`:60`) is refused, for no Date holds it.
 */
const SHAPE = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:Z|([+-])(\d\d):(\d\d))$/;

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** Date.UTC takes the years 0 to 99 for 1900 to 1999; one Gregorian cycle later it does not. */
const CYCLE_YEARS = 400;
const CYCLE_MS = 146_097 * 86_400_000;

/** Milliseconds since 1970 of a timestamp, finer digits cut off; undefined when it does not keep the profile. */
export function parseInstant(text: string): number | undefined {
  const parts = SHAPE.exec(text);
  return parts && fieldFault(parts) === undefined ? instantOf(parts) : undefined;
}

export const isTimestamp = (text: string): boolean => parseInstant(text) !== undefined;

function instantOf(parts: RegExpExecArray): number {
  const [year, month, day, hour, minute, second] = parts.slice(1, 7).map(Number) as Six;
  const milliseconds = Number((parts[7] ?? '').slice(0, 3).padEnd(3, '0'));
  const offset = parts[8] ? Number(`${parts[8]}1`) * (Number(parts[9]) * 60 + Number(parts[10])) : 0;
  const local = Date.UTC(year + CYCLE_YEARS, month - 1, day, hour, minute, second, milliseconds) - CYCLE_MS;
  return local - offset * 60_000;
}

type Six = [number, number, number, number, number, number];

/** What is wrong with a timestamp of the right shape. */
function fieldFault(parts: RegExpExecArray): string | undefined {
  const [year, month, day, hour, minute, second] = parts.slice(1, 7).map(Number) as Six;
  if (month < 1 || month > 12) return `there is no month ${parts[2]}`;
  if (day < 1 || day > daysIn(year, month)) return `${parts[1]}-${parts[2]} has no day ${parts[3]}`;
  if (hour > 23) return `there is no hour ${parts[4]}`;
  if (minute > 59) return `there is no minute ${parts[5]}`;
  if (second === 60) return 'a leap second cannot be kept, write :59';
  if (second > 59) return `there is no second ${parts[6]}`;
  if (Number(parts[9] ?? 0) > 23 || Number(parts[10] ?? 0) > 59) return 'the offset is not a time';
  return undefined;
}

export function daysIn(year: number, month: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && leap ? 29 : MONTH_DAYS[month - 1]!;
}

/** Near misses, the first that fits; seen in real logs or accepted by lenient validators. */
const NEAR_MISSES: readonly (readonly [RegExp, string])[] = [
  [/^\d{4}-\d\d-\d\d$/, 'it is a date without a time'],
  [/^\d{4}-\d\d-\d\d /, 'a `T` must stand between date and time'],
  [/^\d{4}-\d\d-\d\d(t|.*z$)/, '`T` and `Z` are written in upper case'],
  [/^\d{4}-\d\d-\d\dT\d\d:\d\d(Z|[+-].*)?$/, 'the seconds are missing, write hh:mm:ss'],
  [/^\d{4}-\d\d-\d\dT[\d:.]+[+-]\d\d(\d\d)?$/, 'the offset is written ±hh:mm'],
  [/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?$/, 'the time zone is missing, add `Z` or ±hh:mm'],
];

/** Why a text is no timestamp, as the end of a sentence. */
export function explainTimestamp(text: string): string {
  const parts = SHAPE.exec(text);
  const fault = parts ? fieldFault(parts) : NEAR_MISSES.find(([shape]) => shape.test(text))?.[1];
  return fault ?? 'write it like 2026-06-08T14:00:00Z';
}
