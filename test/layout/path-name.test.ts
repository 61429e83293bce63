import fs from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldPath, isDeniedSegment, normaliseSegment, showName } from '../../core/parse/path-name.ts';

interface Vector {
  name: string;
  input: { segment: string };
  expected: { normalised: string | null; denied: boolean };
}

const vectors: Vector[] = JSON.parse(fs.readFileSync('test/vectors/path-normalise.json', 'utf8'));

it.each(vectors.map((vector) => [vector.name, vector] as const))('%s', (_, { input, expected }) => {
  expect(normaliseSegment(input.segment)).toBe(expected.normalised);
  expect(isDeniedSegment(input.segment)).toBe(expected.denied);
});

it('denies 8.3 aliases, and leaves a tilde alone that no digit follows', () => {
  expect(isDeniedSegment('GIT~1')).toBe(true);
  expect(isDeniedSegment('draft~.md')).toBe(false);
});

it('has a normal form that is its own normal form, unless it is denied', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (segment) => {
      const normal = normaliseSegment(segment);
      if (normal && !isDeniedSegment(segment)) expect(normaliseSegment(normal)).toBe(normal);
    }),
  );
});

describe('names in messages', () => {
  it('show what cannot be seen', () => {
    expect(showName('a\u202eb\nc\u200b.md')).toBe('a\\u{202e}b\\u{a}c\\u{200b}.md');
    expect(showName('설정 “é”.md')).toBe('설정 “é”.md');
  });
});

it('folds what file systems take for one name', () => {
  expect(foldPath('CAFE\u0301/Σας.md')).toBe(foldPath('caf\u00e9/σασ.md'));
  expect(foldPath('a.md')).not.toBe(foldPath('b.md'));
});
