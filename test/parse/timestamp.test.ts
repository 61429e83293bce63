import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainTimestamp, parseInstant } from '../../core/parse/timestamp.ts';

describe('parseInstant', () => {
  it('agrees with Date on every instant it prints', () => {
    const date = fc.date({
      min: new Date('0000-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59.999Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(date, (date) => {
        expect(parseInstant(date.toISOString())).toBe(date.getTime());
      }),
    );
  });

  it.each([
    ['2026-06-08T16:00:01+02:00', '2026-06-08T14:00:01.000Z'],
    ['2026-06-08T16:00:01-05:30', '2026-06-08T21:30:01.000Z'],
    ['2026-06-08T16:00:01-00:00', '2026-06-08T16:00:01.000Z'],
    ['2026-05-31T13:04:48.779217Z', '2026-05-31T13:04:48.779Z'],
    ['2026-05-31T13:04:48.5Z', '2026-05-31T13:04:48.500Z'],
    ['2028-02-29T00:00:00Z', '2028-02-29T00:00:00.000Z'],
    ['2000-02-29T23:59:59Z', '2000-02-29T23:59:59.000Z'],
    ['0000-01-01T00:00:00+23:59', '-000001-12-31T00:01:00.000Z'],
    ['9999-12-31T23:59:59-23:59', '+010000-01-01T23:58:59.000Z'],
  ])('%s', (text, iso) => expect(new Date(parseInstant(text)!).toISOString()).toBe(iso));

  it.each([
    ['2026-03-01 10:00:00Z', 'a `T` must stand between date and time'],
    ['2026-03-01t10:00:00Z', '`T` and `Z` are written in upper case'],
    ['2026-03-01T10:00:00z', '`T` and `Z` are written in upper case'],
    ['2026-03-01T10:00:00+02', 'the offset is written ±hh:mm'],
    ['2026-03-01T10:00:00+0200', 'the offset is written ±hh:mm'],
    ['2026-03-01T10:00:00', 'the time zone is missing, add `Z` or ±hh:mm'],
    ['2026-03-01T17:14Z', 'the seconds are missing, write hh:mm:ss'],
    ['2026-03-01T17:14+08:00', 'the seconds are missing, write hh:mm:ss'],
    ['2026-03-01', 'it is a date without a time'],
    ['2016-12-31T23:59:60Z', 'a leap second cannot be kept, write :59'],
    ['2026-03-01T10:00:61Z', 'there is no second 61'],
    ['2026-03-01T24:00:00Z', 'there is no hour 24'],
    ['2026-03-01T10:60:00Z', 'there is no minute 60'],
    ['2026-13-01T10:00:00Z', 'there is no month 13'],
    ['2026-02-30T10:00:00Z', '2026-02 has no day 30'],
    ['2026-00-10T10:00:00Z', 'there is no month 00'],
    ['2100-02-29T10:00:00Z', '2100-02 has no day 29'],
    ['2026-03-01T10:00:00+24:00', 'the offset is not a time'],
    ['2026-03-01T10:00:00.Z', 'write it like 2026-06-08T14:00:00Z'],
    ['2026-03-01T10:00:00Z\n', 'write it like 2026-06-08T14:00:00Z'],
    ['٢٠٢٦-03-01T10:00:00Z', 'write it like 2026-06-08T14:00:00Z'],
    ['', 'write it like 2026-06-08T14:00:00Z'],
  ])('refuses %s', (text, why) => {
    expect(parseInstant(text)).toBeUndefined();
    expect(explainTimestamp(text)).toBe(why);
  });
});
