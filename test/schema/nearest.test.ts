import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, nearest } from '../../core/schema/nearest.ts';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['abc', '', 3],
    ['kitten', 'sitting', 3],
    ['mach', 'match', 1],
    ['tpye', 'type', 1],
    ['evidense_grade', 'evidence_grade', 1],
  ])('%s -> %s: %i', (a, b, distance) => expect(editDistance(a, b)).toBe(distance));

  it('is symmetric, and zero for equal words alone', () => {
    const word = fc.string({ maxLength: 8 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, b) === 0).toBe(a === b);
      }),
    );
  });
});

describe('nearest', () => {
  const words = ['summary', 'ts', 'agent', 'match', 'evidence_grade'];

  it.each([
    ['sumary', 'summary'],
    ['SUMMARY', 'summary'],
    ['st', 'ts'],
    ['Match', 'match'],
    ['evidense_grad', 'evidence_grade'],
    ['timestamp', undefined],
    ['zz', undefined],
    ['', undefined],
    ['x'.repeat(1_000_000), undefined],
  ])('%.20s -> %s', (word, expected) => expect(nearest(word, words)).toBe(expected));
});
