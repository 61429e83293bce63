import { describe, expect, it } from 'vitest';
import { parseEntries } from '../../core/parse/entries.ts';
import { readMark } from '../../core/parse/entries-mark.ts';
import { cellText } from '../../core/parse/entries-table.ts';
import { dateFault, isBlank, isTodo, readWord } from '../../core/parse/entries-value.ts';

describe('tables', () => {
  const rows = (text: string) =>
    parseEntries(text).parts.flatMap((part) =>
      part.kind === 'table' ? [part.header, ...part.rows].map(({ cells }) => cells.map(cellText)) : [],
    );

  it.each([
    [
      '| a | b |\n|---|:-:|\n| 1 | 2 |\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a|b\n-|-\n1|2\nno row\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '| a | b |\r\n|---|---|\r\n| x \\| y | |\r\n',
      [
        ['a', 'b'],
        ['x | y', ''],
      ],
    ],
    [
      '| a | b |\n|---|---|\n| `x|y` | z |\n',
      [
        ['a', 'b'],
        ['`x|y`', 'z'],
      ],
    ],
    [
      '| a | b |\n|---|---|\n| x ` y | z ` |\n',
      [
        ['a', 'b'],
        ['x ` y', 'z `'],
      ],
    ],
    ['| a | b |\n|---|---|\n| 1 | 2 | 3 |\n| 1 |\n|\n', [['a', 'b'], ['1', '2', '3'], ['1'], ['']]],
  ])('%j', (text, wanted) => {
    expect(rows(text)).toEqual(wanted);
  });

  it.each([
    '| a | b |\n|---|\n',
    '| a |\n\n|---|\n',
    '```\n| a |\n|---|\n```\n',
    '| a |',
    '    | a |\n    |---|\n',
  ])('none: %j', (text) => {
    expect(rows(text)).toEqual([]);
  });
});

describe('values', () => {
  it.each([
    ['high', 'high', true],
    ['high (a (b) c)', 'high', true],
    ['high [a].', 'high', true],
    ['`high`', 'high', true],
    ['**high** (a)', 'high', true],
    ['high\n- a test', 'high', true],
    ['high (over\ntwo lines)', 'high', true],
    ['high (a)\n\nAnd more (of it', 'high', true],
    ['high - a', 'high', false],
    ['high, a', 'high', false],
    ['high (a', 'high', false],
    ['high/low', 'high/low', true],
    ['high <!-- zeref-ignore x: y -->', 'high', true],
    ['<!-- x -->\nhigh\\', 'high', true],
    ['high<br/>\n', 'high', true],
    ['', '', false],
    ['(a) high', '', false],
    ['snoozed-until-done', 'snoozed-until-done', true],
  ])('word of %j', (value, word, whole) => {
    expect(readWord(value)).toMatchObject({ word, whole });
  });

  it.each([
    ['', true, false],
    [' \n<!-- to come -->', true, false],
    ['# TODO', false, true],
    ['#TODO: ask', false, true],
    ['TODO', false, false],
    ['<!-- x', false, false],
  ])('blank and left open: %j', (value, blank, todo) => {
    expect([isBlank(value), isTodo(value)]).toEqual([blank, todo]);
  });

  it.each(['2026-06-08', '2024-02-29', '2026-06-08T14:00:00Z', '2026-06-08T14:00+02:00'])(
    'date: %s',
    (date) => {
      expect(dateFault(date)).toBeUndefined();
    },
  );

  it.each([
    ['2026-02-30', '2026-02 has no day 30'],
    ['2025-02-29', '2025-02 has no day 29'],
    ['2026-13-01', 'there is no month 13'],
    ['2026-6-8', 'write it like 2026-06-08'],
    ['2026-06-08 (late)', 'write it like 2026-06-08'],
    ['2026-06-08T14:00:00', 'the time zone is missing, add `Z` or ±hh:mm'],
    ['2026-06-08T25:00:00Z', 'there is no hour 25'],
  ])('no date: %s', (date, fault) => {
    expect(dateFault(date)).toBe(fault);
  });

  it.each([
    ['[SUPERSEDED]', {}],
    ['[SUPERSEDED by C4]', { by: 'C4' }],
    ['[SUPERSEDED by D12 2026-06-08]', { by: 'D12', at: '2026-06-08' }],
    ['[SUPERSEDED 2026-06-08T14:00:00Z]', { at: '2026-06-08T14:00:00Z' }],
    ['[SUPERSEDED by C0]', undefined],
    ['[SUPERSEDED by X1]', undefined],
    ['[Superseded]', undefined],
    ['[SUPERSEDED by C4, 2026-06-08]', undefined],
    ['[SUPERSEDED by C4 2026-06-31]', undefined],
  ])('mark %s', (text, wanted) => {
    expect(readMark(text)).toEqual(wanted);
  });
});
