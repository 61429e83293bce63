import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../core/parse/document.ts';
import type { Document } from '../../core/types.ts';

const parse = (text: string): Promise<Document> => parseDocument('a.md', 'fact', Buffer.from(text));
/** Faults of a block, as `code:line field`; line counts in the file. */
async function faults(block: string): Promise<string[]> {
  const { frontmatter, place } = await parse(`---\n${block}\n---\nbody\n`);
  return frontmatter.faults.map(({ code, offset, field }) =>
    `${code}:${place(offset).line} ${field ?? ''}`.trim(),
  );
}

describe('fences', () => {
  it.each([
    ['---\na: b\n---\n', 'closed', 3],
    ['---\r\na: b\r\n---\r\nbody', 'closed', 3],
    ['---\na: b\n---', 'closed', 3],
    ['--- \t\na: b\n---  \nbody', 'closed', 3],
    ['\ufeff---\na: b\n---\n', 'closed', 3],
    ['---\n---\n', 'closed', 2],
    ['---\na: |\n  ----\n ---\n---\n', 'closed', 5],
    ['---\na: b\n...\n', 'unclosed', 0],
    ['---\na: b\n----\n', 'unclosed', 0],
    ['---', 'unclosed', 0],
    ['----\na: b\n----\n', 'none', 0],
    ['\n---\na: b\n---\n', 'none', 0],
    [' ---\na: b\n---\n', 'none', 0],
    ['---\ra: b\r---\r', 'none', 0],
    ['', 'none', 0],
    ['---js\n({})\n---\n', 'engine', 0],
    ['--- toml\n---\n', 'engine', 0],
    ['---coffee', 'engine', 0],
  ])('%j is %s', async (text, state, closeLine) => {
    expect((await parse(text)).frontmatter).toMatchObject({ state, closeLine });
  });
});

describe('fields', () => {
  it('carry their places in the text, CRLF and mark included', async () => {
    const { text, frontmatter, place } = await parse(
      '\ufeff---\r\nname: "A: b"  \r\nmetadata: \r\n  type: user\r\ntags:\r\n---\r\n',
    );
    const [name, metadata, tags] = [...frontmatter.fields.values()];
    expect(text.slice(name!.valueStart, name!.valueEnd)).toBe('"A: b"');
    expect(name).toMatchObject({ style: 'quoted', value: 'A: b' });
    const type = metadata!.children!.get('type')!;
    expect(place(type.valueStart, type.valueEnd)).toEqual({ line: 4, column: 9, endLine: 4, endColumn: 13 });
    expect(tags).toMatchObject({ style: 'empty', value: null });
    expect(tags!.valueStart).toBe(tags!.valueEnd);
  });
  it('keep the core schema of YAML 1.2', async () => {
    const { frontmatter } = await parse(
      '---\na: 1.10\nb: 0123\nc: yes\nd: 2026-05-26\ne: ~\nf: [x, 1]\n---\n',
    );
    const values = [...frontmatter.fields.values()].map(({ value }) => value);
    expect(values).toEqual([1.1, 123, 'yes', '2026-05-26', null, ['x', 1]]);
  });
  it('are own keys, whatever they are called', async () => {
    const { frontmatter } = await parse(
      '---\n__proto__:\n  type: user\nconstructor: x\nm: {__proto__: 1}\n---\n',
    );
    expect([...frontmatter.fields.keys()]).toEqual(['__proto__', 'constructor', 'm']);
    expect(Object.keys(frontmatter.fields.get('m')!.value as object)).toEqual(['__proto__']);
    expect('type' in {}).toBe(false);
  });
  it('may hold the escape of a lone surrogate', async () => {
    const { frontmatter } = await parse('---\nname: "\\ud800"\n---\n');
    expect(frontmatter.fields.get('name')!.value).toBe('\ud800');
  });
});

describe('a block that does not parse', () => {
  it.each([
    ['name: a\ndescription: Fix: it', ['yaml:3 description']],
    ['name: a: b\nx: 1\ndescription: "c" d', ['yaml:2 name', 'yaml:4 description']],
    ['name: `a`', ['yaml:2 name']],
    ['name: @a', ['yaml:2 name']],
    ['name: %a', ['yaml:2 name']],
    ['title: *Italic*', ['yaml:2 title']],
    ['tags: [[link]]x', ['yaml:2 tags']],
    ['path: "C:\\path"', ['yaml:2 path']],
    ['a: 1\nb: 2\nc: 3\nd: 4\ne: 5\nf: 6\ng: 7\nh: "open\ni: 9\nj: 10\nk: 11', ['yaml:9 h']],
    ["d: 'tis so\ne: f", ['yaml:2 d']],
    ['type:user', ['yaml:2 type']],
    ['name: a\ntype:user', ['yaml:3 type']],
    ['name: a\n  type: user', ['yaml:3 type']],
    ['metadata:\n  node_type: memory\n type: user', ['yaml:4 type']],
    ['d: |\n  a: b: c\n  "x" y\ne: f: g', ['yaml:5 e']],
    ['d: "a\n  b: c: d"\ne: f: g', ['yaml:4 e']],
    ['tags:\n  - a\n  - @b', ['yaml:4 tags']],
    ['list:\n- a: b\n  c: d\ne: f: g', ['yaml:5 e']],
    ['some prose\nand more of it', ['not-a-mapping:2']],
    ['name: a\nsome prose\nand: more\nmore prose', ['yaml:3']],
    ['- a\n- b', ['not-a-mapping:2']],
    ['name: a\n--- b', ['yaml:3']],
    ['metadata:\n\ttype: user\n\tx: y', ['tab-indent:3']],
    ['metadata:\n\ttype: user\nname: a: b', ['tab-indent:3', 'yaml:4 name']],
  ])('%j', async (block, expected) => {
    expect(await faults(block)).toEqual(expected);
  });
});

describe('what is not followed', () => {
  it.each([
    ['a: &x [b]\nc: *x', ['alias-bomb:3 c']],
    ['a: &x {b: c}\nd:\n  <<: *x', ['alias-bomb:4 d.<<']],
    ['<<: *nothing', ['alias-bomb:2 <<']],
    ['a: &x b', ['anchor:2 a']],
    ['m: &x\n  type: user', []],
    ['type: !!str user', ['tag:2 type']],
    ['m:\n  type: !x user', ['tag:3 m.type']],
    ['a: 1\nb: 2\na: 3\na: 4', ['duplicate-key:4 a']],
    ['m:\n  a: 1\n  a: 2', ['duplicate-key:4 m.a']],
  ])('%j', async (block, expected) => {
    expect(await faults(block)).toEqual(expected);
  });
  it('an alias bomb is one fault, and small', async () => {
    const levels = Array.from(
      { length: 40 },
      (_, at) => `l${at + 1}: &l${at + 1} [${`*l${at}, `.repeat(20)}]`,
    );
    expect(await faults(['l0: &l0 lol', ...levels].join('\n'))).toEqual(['alias-bomb:3 l1']);
  });
  it('500 merge keys are one fault', async () => {
    const merges = Array.from({ length: 500 }, (_, at) => `k${at}:\n  <<: *base`);
    expect(await faults(['base: &base {a: b}', ...merges].join('\n'))).toEqual(['alias-bomb:4 k0.<<']);
  });
});

describe('limits', () => {
  it.each([
    ['brackets', `a: ${'['.repeat(50_000)}`],
    ['braces', `a: ${'{a: '.repeat(10_000)}`],
    ['dashes', `a:\n${'- '.repeat(30_000)}x`],
    [
      'stairs of dashes',
      `a:\n${Array.from({ length: 60 }, (_, at) => `${' '.repeat(at * 14)}${'- '.repeat(7)}`).join('\n')}x`,
    ],
    ['questions', `${'? '.repeat(30_000)}x`],
    ['stairs', Array.from({ length: 300 }, (_, at) => `${' '.repeat(at)}a:`).join('\n')],
    ['size', `description: ${'x'.repeat(64 * 1024)}`],
    ['size with brackets', `a: ${'['.repeat(100_000)}`],
    ['one line of 10 MiB', `a: ${'b: '.repeat((10 * 1024 * 1024) / 3)}`],
  ])('%s: an answer, never a throw', async (name, block) => {
    const found = await faults(block);
    expect(found.length).toBe(name === 'stairs' ? 0 : 1);
  });
  it('a line of 10 MiB outside of the block costs nothing', async () => {
    const { frontmatter } = await parse(`---\nname: a\n---\n${'-'.repeat(10 * 1024 * 1024)}`);
    expect(frontmatter.faults).toEqual([]);
    expect((await parse(`---${' '.repeat(10 * 1024 * 1024)}x y`)).frontmatter.state).toBe('none');
  });
  it('NUL and invalid UTF-8 are text like any other', async () => {
    const { frontmatter } = await parseDocument(
      'a.md',
      'fact',
      Buffer.from('---\nname: a\0\xff\n---\n', 'latin1'),
    );
    expect(frontmatter.fields.get('name')!.value).toBe('a\0\ufffd');
  });
});
