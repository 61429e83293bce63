import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../core/parse/document.ts';
import { type Fact, factOf } from '../../core/parse/fact.ts';

interface Vector {
  readonly name: string;
  readonly input: { readonly content: string };
  readonly expected: { readonly type: string | null; readonly description: string | null };
}
const vectors: Vector[] = JSON.parse(fs.readFileSync('test/vectors/frontmatter-type.json', 'utf8'));

const read = async (content: string): Promise<Fact> =>
  factOf(await parseDocument('a.md', 'fact', Buffer.from(content)));

describe('frontmatter-type.json', () => {
  it.each(vectors.map((vector) => [vector.name, vector] as const))('%s', async (_, { input, expected }) => {
    const { type = null, description = null } = await read(input.content);
    expect({ type, description }).toEqual(expected);
  });
});

describe('a fact, as agents list it', () => {
  const described = async (value: string) =>
    (await read(`---\ndescription: ${value}\ntype: user\n---\n`)).description;

  it('has its name and description on one line', async () => {
    const fact = await read('---\nname: "A\\nb"\ndescription: |\n  one\n\n  two\ntype: user\n---\n');
    expect(fact).toEqual({ name: 'A b', description: 'one two', type: 'user' });
  });
  it('is capped at 200 units, and no pair is cut in two', async () => {
    expect(await described('x'.repeat(300))).toBe('x'.repeat(200));
    expect(await described(`${'x'.repeat(199)}🎉🎉`)).toBe('x'.repeat(199));
  });
  it('holds no control, bidirectional or half character', async () => {
    expect(await described('"a\\u0000\\u2066b\\u200b\\ud800c\\u061c"')).toBe('abc');
    expect(await described('"\\u200b"')).toBeUndefined();
  });
  it.each([
    ['"a\\u200bb\\ufeffc"', 'abc'],
    ['"a \\u0007 b"', 'a b'],
    ['"a \\u200b\\u2066 \\u200b b"', 'a b'],
    ['"\\u200b a \\ufeff"', 'a'],
    ['"a\\tb\\r\\nc\\vd\\u0085e\\u00a0f\\u2028g"', 'a b c d e f g'],
  ])('%s is %j: unseen characters go first, then blanks collapse', async (value, expected) => {
    expect(await described(value)).toBe(expected);
  });
  it('takes no description that is no text', async () => {
    expect(await described('[a, b]')).toBeUndefined();
    expect(await described('12')).toBeUndefined();
  });
  it('is nothing where the block is broken, aliased or doubled', async () => {
    const nothing = { type: undefined, name: undefined, description: undefined };
    for (const block of ['name: a: b\ntype: user', 'x: &x 1\ny: *x\ntype: user', 'type: user\ntype: user'])
      expect(await read(`---\n${block}\n---\n`)).toEqual(nothing);
  });
});
