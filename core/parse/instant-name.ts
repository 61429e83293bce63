import { daysIn } from './timestamp.ts';

/** What a name says of time: a point of it, a day, a clock without a zone, or nothing that a calendar knows. */
export type InstantName =
  | { readonly kind: 'instant' | 'day' | 'local' }
  | { readonly kind: 'none'; readonly reason?: string };

const CALENDAR = String.raw`(?<dash>-?)(?<month>\d\d)\k<dash>(?<day>\d\d)`;
const ORDINAL = String.raw`-?(?<ordinal>\d{3})`;
const WEEK = String.raw`(?<hyphen>-?)W(?<week>\d\d)\k<hyphen>(?<weekday>\d)`;
/** Milliseconds may follow the seconds bare, or behind a hyphen where a tool replaced the dot. */
const FRACTION = String.raw`(?:[.,]\d{1,9}|\d{3}|-\d{1,9}(?=Z$))`;
const TIME = String.raw`(?<hour>\d\d)(?:(?<mark>[:_-]?)(?<minute>\d\d)(?:\k<mark>(?<second>\d\d)${FRACTION}?)?)?`;
const ZONE = String.raw`Z|[+-](?<zoneHour>\d\d)(?:[:_-]?(?<zoneMinute>\d\d))?`;
const SHAPE = new RegExp(
  `^(?<year>\\d{4})(?:${CALENDAR}|${ORDINAL}|${WEEK})(?:T${TIME}(?<zone>${ZONE})?)?$`,
  'i',
);

/**
 * Reads the name of a file or folder as an instant of ISO 8601: basic or extended; a calendar, ordinal or week date;
 * down to the hour, minute, second or part of it; `Z` or an offset. In the place of a colon, which not every file
 * system takes, a hyphen or underscore may stand.
 */
export function readInstantName(name: string): InstantName {
  const groups = SHAPE.exec(name)?.groups;
  if (!groups) return { kind: 'none' };
  const reason = dateFault(groups) ?? timeFault(groups);
  if (reason !== undefined) return { kind: 'none', reason };
  if (groups.hour === undefined) return { kind: 'day' };
  return { kind: groups.zone === undefined ? 'local' : 'instant' };
}

type Groups = Readonly<Record<string, string | undefined>>;

function dateFault({ year, month, day, ordinal, week, weekday }: Groups): string | undefined {
  const days = 337 + daysIn(Number(year), 2);
  if (month !== undefined && !isWithin(month, 1, 12)) return `there is no month ${month}`;
  if (month !== undefined && !isWithin(day, 1, daysIn(Number(year), Number(month))))
    return `${year}-${month} has no day ${day}`;
  if (!isWithin(ordinal, 1, days)) return `${year} has no day ${ordinal}`;
  if (!isWithin(week, 1, weeksIn(Number(year)))) return `${year} has no week ${week}`;
  return isWithin(weekday, 1, 7) ? undefined : `a week has no day ${weekday}`;
}

/** Midnight may be written as the end of a day, and a leap second as `:60`. */
function timeFault({ hour, minute, second, zoneHour, zoneMinute }: Groups): string | undefined {
  const isMidnight = hour === '24' && !Number(minute ?? 0) && !Number(second ?? 0);
  if (!isMidnight && !isWithin(hour, 0, 23)) return `there is no hour ${hour}`;
  if (!isWithin(minute, 0, 59)) return `there is no minute ${minute}`;
  if (!isWithin(second, 0, 60)) return `there is no second ${second}`;
  return isWithin(zoneHour, 0, 23) && isWithin(zoneMinute, 0, 59) ? undefined : 'its offset is not a time';
}

/** A part that is not written is none that is wrong. */
const isWithin = (part: string | undefined, least: number, most: number): boolean =>
  part === undefined || (Number(part) >= least && Number(part) <= most);

/** A year of ISO weeks has 53 where it begins on a Thursday, or on a Wednesday and is a leap year. */
function weeksIn(year: number): number {
  const first = new Date(Date.UTC(year + 400, 0, 1)).getUTCDay();
  return first === 4 || (first === 3 && daysIn(year, 2) === 29) ? 53 : 52;
}
