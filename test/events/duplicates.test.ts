import { describe, expect, it } from 'vitest';
import { DuplicateCandidates } from '../../core/events/duplicates.ts';
import { event, lint, note, places, read } from './log.ts';

const twice = async (log: string) =>
  (await read(log)).lines.flatMap(({ line, duplicateOf }) =>
    duplicateOf === undefined ? [] : [[line, duplicateOf]],
  );

describe('duplicate lines', () => {
  it('names each repetition and the first of them', async () => {
    const log = [
      note('a'),
      note('b'),
      note('a'),
      '{',
      note('a'),
      '{',
      note('b', { agent: '' }),
      note('b', { agent: '' }),
    ];
    expect(await twice(log.join('\n'))).toEqual([
      [3, 1],
      [5, 1],
      [6, 4],
      [8, 7],
    ]);
  });

  it('takes the line end for no part of the line, and blanks for one', async () => {
    expect(await twice(`${note('a')}\n${note('a')}\r\n${note('a')}`)).toEqual([
      [2, 1],
      [3, 1],
    ]);
    expect(await twice(`${note('a')}\n ${note('a')}\n${note('a')} \n`)).toEqual([]);
  });

  it('is not misled by lines of one length, time and payload', async () => {
    const log = [
      note('a', { agent: 'one' }),
      note('a', { agent: 'two' }),
      note('a', { target: 'memory/DECISIONS.mD' }),
    ];
    expect(await twice(log.join('\n'))).toEqual([]);
  });

  it('reports the other faults of a repeated line once a line', async () => {
    const line = event('budget-gate', { weight: 'LOW', tier: 'OPUS', match: 'OK' });
    const found = await lint(`${line}\n${line}\n`);
    expect(places(found).map((place) => place.replace(/:\d+/, ''))).toEqual([
      '1 tier-mismatch',
      '2 duplicate-line',
      '2 tier-mismatch',
    ]);
    expect(found[1]!.message).toBe('the same line stands at line 1 already');
  });

  it('finds no candidates among 1e6 different marks but by chance, and the true ones within its reach', () => {
    const candidates = new DuplicateCandidates();
    const lines = 1_000_000;
    for (let line = 1; line <= lines; line++) candidates.add(line, Math.imul(line, 0x9e3779b1) >>> 0, 300);
    expect(candidates.earlier.size).toBeLessThan(1000);
    candidates.add(lines + 1, Math.imul(lines - 190_000, 0x9e3779b1) >>> 0, 300);
    expect(candidates.earlier.get(lines + 1)).toBe(lines - 190_000);
  });
});
