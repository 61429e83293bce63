import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFrontmatter } from '../../core/parse/frontmatter.ts';

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Faults of a block, as `line:column message`; lines count in the file. */
async function faults(block: string): Promise<string[]> {
  const text = `---\n${block}\n---\nBody.\n`;
  return (await parseFrontmatter(text)).faults.map(({ offset, message }) => {
    const column = offset - text.lastIndexOf('\n', offset - 1);
    return `${lineOf(text, offset)}:${column} ${message}`;
  });
}

describe('a line that is no field is one fault, and the lines below it are none', () => {
  const REST = 'description: d\ntype: user';
  it.each([
    [`name:x\n${REST}`, '2:5 a blank is missing after `name:`'],
    [`# a comment\nname:x\n${REST}`, '3:5 a blank is missing after `name:`'],
    [`"name":x\n${REST}`, '2:7 a blank is missing after `"name":`'],
    [`name:\u00a0x\n${REST}`, '2:5 U+00A0 stands after `name:`, where YAML wants a plain blank'],
    [`name:\u200bx\n${REST}`, '2:5 U+200B stands after `name:`, where YAML wants a plain blank'],
    [`some prose\n${REST}`, '2:1 the line is no `key: value`'],
    [`%YAML 1.2\n${REST}`, '2:1 the line is no `key: value`'],
    [`-x\n${REST}`, '2:1 the line is no `key: value`'],
    [`"name" x\n${REST}`, '2:1 the line is no `key: value`'],
    [`'name' x\n${REST}`, '2:1 the line is no `key: value`'],
    [`[name] x\n${REST}`, '2:1 the line is no `key: value`'],
    [`{name x\n${REST}`, '2:1 the line is no `key: value`'],
    [`a: b\n"name" x\n${REST}`, '3:1 the line is no `key: value`'],
    [`a: b\n{name} x\n${REST}`, '3:1 the line is no `key: value`'],
    ['  name:x\n  type: user', '2:7 a blank is missing after `name:`'],
    ['metadata:\n  node_type:memory\n  type: user', '3:12 a blank is missing after `node_type:`'],
    ['metadata:\n  prose\n  type: user', '3:3 the line is no `key: value`'],
    ['list:\n- a: b\n- c:d\n  e: f\ng: h', '4:4 a blank is missing after `c:`'],
    [`- x\n${REST}`, '3:1 a field stands here, and the lines above it are a list'],
    [`a: b\n- x\n- y\n${REST}`, '3:1 a list item stands here, and the field above it has a value already'],
  ])('%j', async (block, expected) => {
    expect(await faults(block)).toEqual([expected]);
  });
});

describe('sound lines are not blamed for a broken one', () => {
  const BROKEN = 'broken: a: b';
  it.each([
    '"quoted key": v',
    '[a]: v',
    'text:\n  on the next line\n  and more',
    'text:\n  "quoted\n  on: two"',
    'list:\n- a\n- b: c\n  d: e',
    'list:\n  - - a\n    - b',
    'flow:\n  [a,\n   b: c]',
    'flow: {a: b,\n  c: d}',
    '? key\n: value',
    'url: https://example.org/x',
  ])('%j', async (block) => {
    const line = block.split('\n').length + 2;
    expect(await faults(`${block}\n${BROKEN}`)).toEqual([`${line}:9 the value holds an unquoted \`: \``]);
    const [fault, ...others] = await faults(`${BROKEN}\n${block}\nlast: x`);
    expect([fault, ...others]).toEqual(['2:9 the value holds an unquoted `: `']);
  });
});

const SOUND = [
  'name: Release steps',
  'description: "Quoted: text" # a remark',
  'metadata:\n  node_type: memory\n  type: user',
  'metadata:\n  type: user\n  tags:\n    - a\n    - b',
  'tags:\n  - a\n  - b: c',
  'tags:\n- a\n- b',
  'tags: [a, b]',
  'tags:\n  [a,\n  b]',
  'text: |\n  any: thing: here\n\n  "x" y',
  'text: "two\n  lines: of text"',
  'text: plain\n  and more',
  'text:\n  below',
  '"quoted": x',
  'empty:',
  '# a comment',
  '',
];
const FAULTY = [
  'name:x',
  'prose',
  'two words',
  '"name" x',
  '[x] y',
  '%YAML 1.2',
  'a: b: c',
  'a: "b" c',
  'a: @b',
  "a: 'b' c: d",
];

it('one faulty line among sound ones is one fault, on its line', async () => {
  const sound = fc.array(fc.constantFrom(...SOUND), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(sound, fc.constantFrom(...FAULTY), sound, async (above, faulty, below) => {
      const lines = [...above, faulty, ...below].map((one, at) => one.replace(/^(?=["\w]+:)/, `k${at}_`));
      const parts = lines.map((one) => one.replace(/^k\d+_"/, '"k'));
      // Without any field, the faulty line alone may be the text of a block that is no mapping.
      fc.pre(above.concat(below).some((one) => one.includes(': ')));
      const text = `---\n${parts.join('\n')}\n---\n`;
      const found = (await parseFrontmatter(text)).faults.filter(({ code }) => code !== 'duplicate-key');
      const start = ['---', ...parts.slice(0, above.length)].join('\n').split('\n').length + 1;
      expect(found.map(({ offset }) => lineOf(text, offset))).toEqual([start]);
    }),
    { numRuns: 2000 },
  );
});
