import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patternFault } from '../../core/privacy/pattern.ts';
import { matchesNothing } from '../../core/privacy/pattern-length.ts';

const ATOMS = ['a', '.', '[ab]', '[^\\]]', '[]]', '\\d', '\\x41', '\\u0041', '\\cA', '\\(', '{', ']', '\\\\'];
const atom = fc.constantFrom(...ATOMS);
const quantifier = fc.constantFrom('', '', '*', '+', '?', '{0}', '{0,2}', '{2}', '{1,}', '*?', '+?', '{2}?');
const opening = fc.constantFrom('(', '(?:', '(?<n>');
/** Patterns without assertions, whose meaning can be asked of the engine. */
const { pattern } = fc.letrec<{ pattern: string; term: string }>((tie) => ({
  term: fc
    .tuple(
      fc.oneof(
        { maxDepth: 3, withCrossShrink: true },
        atom,
        fc.tuple(opening, tie('pattern')).map(([open, inside]) => `${open}${inside})`),
      ),
      quantifier,
    )
    .map((parts) => parts.join('')),
  pattern: fc
    .array(fc.array(tie('term'), { maxLength: 3 }), { minLength: 1, maxLength: 3 })
    .map((branches) => branches.map((terms) => terms.join('')).join('|')),
}));

function compiled(source: string): RegExp | undefined {
  try {
    return new RegExp(source, 'i');
  } catch {
    return undefined;
  }
}

it('a pattern that matches the empty text is told from one that does not, without running it', () => {
  let both = [0, 0];
  fc.assert(
    fc.property(pattern, (source) => {
      const engine = compiled(source);
      if (!engine) return;
      const empty = engine.test('');
      both = [both[0]! + Number(empty), both[1]! + Number(!empty)];
      expect([source, matchesNothing(source)]).toEqual([source, empty]);
    }),
    { numRuns: 3000 },
  );
  expect(Math.min(...both)).toBeGreaterThan(200);
});

describe('a pattern', () => {
  it.each([
    '\\bTCK-\\d{4,}\\b',
    '(?<=id: )\\w+',
    '^x$',
    '(?:a|b)c*',
    '[*?]',
    'a{',
    '(?!no)yes',
    `${'('.repeat(400)}a${')'.repeat(400)}`,
  ])('can be used: %s', (source) => {
    expect(patternFault(source)).toBeUndefined();
  });

  it.each([
    ['x*', /matches the empty text/],
    ['(?=x)', /matches the empty text/],
    ['(?:|){40}x?', /matches the empty text/],
    ['(a*)*', /matches the empty text/],
    ['a|', /matches the empty text/],
    ['(', /is no regular expression of JavaScript: \S/],
    ['a**', /is no regular expression/],
    ['(?P<name>x)', /is no regular expression/],
    ['x'.repeat(2001), /over the limit of 2000/],
  ])('cannot: %s', (source, message) => {
    expect(patternFault(source)).toMatch(message);
  });

  it('is read to its end, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (source) => {
        const fault = patternFault(source);
        expect(fault === undefined || fault.length > 0).toBe(true);
        if (compiled(source)?.test('')) expect(fault).toBeDefined();
      }),
      { numRuns: 2000 },
    );
  });
});
