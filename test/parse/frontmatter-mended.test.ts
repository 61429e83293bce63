import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../core/parse/document.ts';
import { factOf } from '../../core/parse/fact.ts';
import type { FrontmatterField } from '../../core/types.ts';

/** Fields of a block, as `key = value, from the text that is there now`. */
async function read(block: string): Promise<string[]> {
  const { text, frontmatter } = await parseDocument(
    'a.md',
    'fact',
    Buffer.from(`---\n${block}\n---\nBody.\n`),
  );
  const show = (field: FrontmatterField, path: string): string[] => {
    expect(text.slice(field.keyStart, field.keyStart + field.key.length)).toBe(field.key);
    if (field.children)
      return [...field.children.values()].flatMap((child) => show(child, `${path}.${child.key}`));
    return [`${path} = ${field.value}, from ${JSON.stringify(text.slice(field.valueStart, field.valueEnd))}`];
  };
  return [...frontmatter.fields.values()].flatMap((field) => show(field, field.key));
}

describe('the fields of a block that does not parse are what its repairs make of them', () => {
  it.each([
    ['name: a: b', ['name = a: b, from "a: b"']],
    ['name:x', ['name = x, from "x"']],
    ['name:\u00a0x', ['name = x, from "x"']],
    ['name: "open', ['name = open, from "\\"open"']],
    ['name: "a" b\r\ntype: user', ['name = "a" b, from "\\"a\\" b"', 'type = user, from "user"']],
    ['path: "C:\\path" # x', ['path = C:\\path, from "\\"C:\\\\path\\""']],
    ['name: a\n  type: user', ['name = a, from "a"', 'type = user, from "user"']],
    ['m:\n  a: b: c\n  d: 1\ne:', ['m.a = b: c, from "b: c"', 'm.d = 1, from "1"', 'e = null, from ""']],
    ['m:\n\ta: b\n\tc: d', ['m.a = b, from "b"', 'm.c = d, from "d"']],
    ['name: n\x07m\ntype: us\x1ber', ['name = nm, from "n\\u0007m"', 'type = user, from "us\\u001ber"']],
    ['name: \x07\ntype: user', ['name = null, from ""', 'type = user, from "user"']],
    ['x: y: z\nname: a\nname: b', ['x = y: z, from "y: z"', 'name = a, from "a"']],
  ])('%j', async (block, expected) => {
    expect(await read(block)).toEqual(expected);
    const document = await parseDocument('a.md', 'fact', Buffer.from(`---\n${block}\n---\n`));
    expect(factOf(document)).toEqual({ type: undefined, name: undefined, description: undefined });
  });
  it.each([
    'name: a: b\nprose',
    'name: a: b\n- x',
    'name: a\n  goes: on: here',
    'metadata: {type: user, x: @y}',
    'tags: [a, @b]\nname: n',
    'name: n\n...\ntext',
    '- a\n- b',
    `name: a: b\nx: ${'y'.repeat(64 * 1024 - 16)}`,
  ])('none where that is not known: %j', async (block) => {
    expect(await read(block)).toEqual([]);
  });
  it('with the faults that were hidden behind the first', async () => {
    const text = '---\nname: a: b\ntype: user\ntype: user\nx: &y z\n---\n';
    const { frontmatter, place } = await parseDocument('a.md', 'fact', Buffer.from(text));
    expect(frontmatter.faults.map(({ code, offset }) => `${code}:${place(offset).line}`)).toEqual([
      'yaml:2',
      'duplicate-key:4',
      'anchor:5',
    ]);
  });
});
