import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInstantName } from '../../core/parse/instant-name.ts';

const kind = (name: string): string => readInstantName(name).kind;
const reason = (name: string): string | undefined => {
  const read = readInstantName(name);
  return read.kind === 'none' ? read.reason : undefined;
};

describe('a name is an instant', () => {
  it('in every form that a tool gives to a date of JavaScript', () => {
    const years = { min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z') };
    fc.assert(
      fc.property(fc.date({ ...years, noInvalidDate: true }), (date) => {
        const iso = date.toISOString();
        const forms = [
          iso,
          iso.replace(/\.\d+/, ''),
          iso.replaceAll(':', '-'),
          iso.replace(/[:.]/g, '-'),
          iso.replace(/[:.]/g, '_').replace(/_(?=\d{3}Z)/, '.'),
          iso.replace(/[-:.]/g, ''),
          iso.replace(/[-:]|\.\d+/g, ''),
          iso.replace('.', ','),
          iso.replace(/:\d\d\..*/, 'Z'),
          iso.replace('Z', '+05:30'),
          iso.replace(/[-:.]/g, '').replace('Z', '-0800'),
        ];
        expect(forms.filter((form) => kind(form) !== 'instant')).toEqual([]);
        expect([kind(iso.slice(0, 10)), kind(iso.slice(0, 19))]).toEqual(['day', 'local']);
      }),
    );
  });
  it('only on days that the calendar has', () => {
    const part = fc.integer({ min: 0, max: 99 }).map((number) => String(number).padStart(2, '0'));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), part, part, (number, month, day) => {
        const year = String(number).padStart(4, '0');
        const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
        const isReal = !Number.isNaN(date.getTime()) && date.toISOString().slice(8, 10) === day;
        expect(kind(`${year}${month}${day}T000000Z`) === 'instant').toBe(isReal);
      }),
    );
  });
  it('in weeks that the year has', () => {
    // Years of 53 weeks, by the rule that the last Thursday of the year lies in its last week.
    const weeks = (year: number): number => {
      const last = new Date(Date.UTC(year, 11, 31));
      return [
        4,
        last.getUTCDay() === 5 && new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1 ? 5 : 4,
      ].includes(last.getUTCDay())
        ? 53
        : 52;
    };
    for (let year = 1900; year < 2100; year++)
      expect(kind(`${year}W531T12Z`) === 'instant').toBe(weeks(year) === 53);
  });
});

describe('a name is none', () => {
  it.each([
    ['2026-02-30T14:00:00Z', '2026-02 has no day 30'],
    ['20261301T140000Z', 'there is no month 13'],
    ['20260608T240000Z', undefined],
    ['20260608T240001Z', 'there is no hour 24'],
    ['20260608T1260Z', 'there is no minute 60'],
    ['20260608T120061Z', 'there is no second 61'],
    ['20260608T120000+2400', 'its offset is not a time'],
    ['2025-366T12Z', '2025 has no day 366'],
    ['2025-000T12Z', '2025 has no day 000'],
    ['2026-W54-1T12Z', '2026 has no week 54'],
    ['2026-W10-8T12Z', 'a week has no day 8'],
  ])('%s: %s', (name, why) => {
    expect(reason(name)).toBe(why);
  });
  it.each([
    '',
    'T',
    '2026',
    '2026-06',
    '20260608T',
    '2026-06-08 14:00:00Z',
    '2026-06-08T14:00:00Z ',
    '٢٠٢٦٠٦٠٨T١٤Z',
  ])('%j', (name) => {
    expect(kind(name)).toBe('none');
  });
  it('whatever it holds', () => {
    fc.assert(fc.property(fc.string(), (name) => ['instant', 'day', 'local', 'none'].includes(kind(name))));
    expect(kind('2'.repeat(1_000_000))).toBe('none');
    expect(kind(`20260608T140000.${'1'.repeat(1_000_000)}Z`)).toBe('none');
  });
});
