import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEPTH_LIMIT, isJson, readJson, spanOf } from '../../core/parse/json.ts';

const fault = (text: string) => {
  const read = readJson(text);
  return 'fault' in read ? read.fault : undefined;
};

/** A text is JSON when it is read, and is none when the fault is one of syntax; the other faults may hide a later one. */
function expectAgreement(text: string): void {
  const kind = fault(text)?.kind;
  if (kind === undefined || kind === 'syntax') expect(kind === undefined).toBe(isJson(text));
}

describe('validity', () => {
  /** One character of a JSON text dropped, doubled, or replaced by something that matters to JSON. */
  const mutated = fc
    .tuple(
      fc.json({ maxDepth: 4 }),
      fc.nat(),
      fc.constantFrom('', ...'{}[]",:\\0-.eEu \t\n\u0000\ufefftfn'),
      fc.nat(2),
    )
    .map(([text, at, mark, dropped]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + mark + text.slice(place + dropped);
    });

  it('agrees with JSON.parse', () => {
    fc.assert(fc.property(mutated, expectAgreement), { numRuns: 5000 });
  });

  it('agrees on numbers and words', () => {
    const token = fc.string({
      unit: fc.constantFrom(...'0123456789-+.eEtruefalsn'),
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(fc.property(token, expectAgreement), { numRuns: 5000 });
  });
});

describe('messages', () => {
  it.each([
    ['', 0, 'expected a value, the line ends'],
    ['{"a":1', 6, "expected ',' or '}' after a member, the line ends"],
    ['{"a":1 "b"', 7, `expected ',' or '}' after a member, found '"'`],
    ['{"a" 1}', 5, "expected ':' after the key, found 1"],
    ['{"a":1,}', 7, "expected a key in double quotes, found '}'"],
    ['{a:1}', 1, 'expected a key in double quotes, found a'],
    ['[1,]', 3, "expected a value, found ']'"],
    ['[1 2]', 3, "expected ',' or ']' after an item, found 2"],
    ['{} {}', 3, "text after the value ('{')"],
    ['[NaN]', 1, 'expected a value, found NaN'],
    ['[007]', 1, 'a number must not begin with 0'],
    ['"a\tb"', 2, 'U+0009 in a string must be written as an escape'],
    ['"a\\xb"', 2, 'there is no such escape; allowed: \\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX'],
    ['"abc', 4, 'the string is not closed'],
    ['\ufeff{}', 0, 'expected a value, found a byte order mark'],
    ['{}\u000b{}', 2, 'text after the value (U+000B)'],
  ])('%j', (text, offset, message) => expect(fault(text)).toEqual({ kind: 'syntax', offset, message }));
});

describe('limits', () => {
  it.each([
    ['"\\ud800"', 1],
    ['"\\udc00"', 1],
    ['"\\ud800\\ud800"', 1],
    ['"x\\ud83dy"', 2],
    ['"\\ud800\\n"', 1],
    ['{"\\udfff":1}', 2],
  ])('refuses half a surrogate pair: %s', (text, offset) =>
    expect(fault(text)).toMatchObject({ kind: 'surrogate', offset }),
  );

  it('takes whole pairs', () =>
    expect(fault('["\\ud83d\\ude00","\\ud83d\\ude00\\ud83d\\ude00","😀"]')).toBeUndefined());

  it.each(['1e999', '-1e999', '9'.repeat(5000)])('refuses a number that no double holds: %.9s', (number) =>
    expect(fault(`[${number}]`)).toMatchObject({ kind: 'number', offset: 1 }),
  );

  it('takes numbers near zero and near the limit', () =>
    expect(fault('[1e-999,1.7e308,-0,12345678901234567890]')).toBeUndefined());

  it('allows nesting up to the limit and no deeper', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(fault(nested(DEPTH_LIMIT))).toBeUndefined();
    expect(fault(nested(DEPTH_LIMIT + 1))).toMatchObject({ kind: 'depth', offset: DEPTH_LIMIT });
    expect(fault('{"a":'.repeat(100_000))).toMatchObject({ kind: 'depth', offset: DEPTH_LIMIT * 5 });
  });
});

describe('places', () => {
  const text = '{"a~/b": [10, {"c": true}], "d":null}';
  const read = readJson(text);
  const show = (path: string[], part: 'key' | 'value') => {
    if ('fault' in read) throw new Error(read.fault.message);
    const { start, end } = spanOf(read.root, path, part);
    return text.slice(start, end);
  };

  it.each([
    [['a~/b'], 'key', '"a~/b"'],
    [['a~/b'], 'value', '[10, {"c": true}]'],
    [['a~/b', '0'], 'value', '10'],
    [['a~/b', '1', 'c'], 'key', '"c"'],
    [['a~/b', '1', 'c'], 'value', 'true'],
    [['d'], 'value', 'null'],
    [['d', 'e'], 'value', 'null'],
    [['a~/b', '7'], 'value', '[10, {"c": true}]'],
    [['constructor'], 'key', text],
    [[], 'value', text],
  ] as const)('%j %s', (path, part, expected) => expect(show([...path], part)).toBe(expected));

  it('finds duplicate keys in decoded form, in each object of its own', () => {
    const twin = readJson('{"a":{"x":1,"\\u0078":2},"b":{"x":1},"a":0,"__proto__":1,"__proto__":2}');
    expect('fault' in twin || twin.duplicates.map(({ key, start }) => [key, start])).toEqual([
      ['x', 12],
      ['a', 36],
      ['__proto__', 56],
    ]);
  });
});
