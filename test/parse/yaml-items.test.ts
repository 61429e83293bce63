import { expect, it } from 'vitest';
import { parseSettings } from '../../core/parse/document.ts';
import type { FrontmatterField } from '../../core/types.ts';

/** What stands in the text at the places of all values, by path. */
async function texts(source: string): Promise<Record<string, string>> {
  const { text, frontmatter } = await parseSettings('a.md', Buffer.from(source));
  const found: Record<string, string> = {};
  const visit = (path: string, { valueStart, valueEnd, children, items }: FrontmatterField): void => {
    found[path] = text.slice(valueStart, valueEnd);
    for (const [key, child] of children ?? []) visit(`${path}.${key}`, child);
    for (const item of items ?? []) visit(`${path}[${item.key}]`, item);
  };
  for (const [key, field] of frontmatter.fields) visit(key, field);
  return found;
}

it('items of lists have places, in every way of writing them', async () => {
  expect(
    await texts('---\na: [x, "y", [z]]\nb:\n  - one\n  - k: v\n    l: [w]\n  - {m: n}\n\nc: end\n---\n'),
  ).toEqual({
    a: '[x, "y", [z]]',
    'a[0]': 'x',
    'a[1]': '"y"',
    'a[2]': '[z]',
    'a[2][0]': 'z',
    b: '- one\n  - k: v\n    l: [w]\n  - {m: n}',
    'b[0]': 'one',
    'b[1]': 'k: v\n    l: [w]',
    'b[1].k': 'v',
    'b[1].l': '[w]',
    'b[1].l[0]': 'w',
    'b[2]': '{m: n}',
    'b[2].m': 'n',
    c: 'end',
  });
});

it('settings may stand below blank lines and comments, and keep their places', async () => {
  const above = '\ufeff\r\n<!-- one\r\n---\r\nmode: no\r\n---\r\n-->\r\n\r\n<!-- two -->\r\n';
  expect(await texts(`${above}---\r\nmode: abstract\r\nx: [a]\r\n---\r\n`)).toEqual({
    mode: 'abstract',
    x: '[a]',
    'x[0]': 'a',
  });
  const { frontmatter, place } = await parseSettings(
    'a.md',
    Buffer.from(`${above}---\r\nmode: x\r\n---\r\n`),
  );
  expect([frontmatter.state, frontmatter.closeLine]).toEqual(['closed', 11]);
  expect(place(frontmatter.fields.get('mode')!.valueStart)).toEqual({ line: 10, column: 7 });
});

it.each(['# Title\n---\na: b\n---\n', '<!-- open\n---\na: b\n---\n', 'text\n---\na: b\n---\n'])(
  'what is no comment keeps the fence from being one: %j',
  async (source) => {
    expect(await texts(source)).toEqual({});
  },
);
