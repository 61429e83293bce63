import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateTokens } from '../../core/budget/estimate.ts';

describe('tokens of a text', () => {
  it.each([
    ['', 0],
    ['a', 1],
    ['four', 1],
    ['Four characters make about one token.', 10],
    ['é'.repeat(10), 5],
    ['Привет', 3],
    ['数据库', 3],
    ['한국어', 3],
    ['\u{1f389}\u{1f389}', 2],
    ['\ud800\udc00\udc00', 1],
  ])('%j are about %i', (text, tokens) => {
    expect(estimateTokens(text)).toBe(tokens);
  });
  it('lie between a quarter of its characters and all of them, and add up', () => {
    const any = fc.string({ unit: 'grapheme', maxLength: 200 });
    fc.assert(
      fc.property(any, any, (one, two) => {
        const both = estimateTokens(one + two);
        const parts = estimateTokens(one) + estimateTokens(two);
        expect(both).toBeGreaterThanOrEqual([...(one + two)].length / 4);
        expect(both).toBeLessThanOrEqual([...(one + two)].length + 1);
        expect(Math.abs(parts - both)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
