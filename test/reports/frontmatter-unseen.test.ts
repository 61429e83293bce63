import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../core/types.ts';
import { tempFolder, writeTree } from '../helpers/tree.ts';
import { validate } from '../helpers/validate.ts';

/** What the engine says of one note beside an index. */
async function judge(note: string): Promise<readonly Diagnostic[]> {
  const folder = tempFolder();
  writeTree(folder, { 'memory/MEMORY.md': '- [N](n.md) — a note\n', 'memory/n.md': note });
  return (await validate(folder)).diagnostics;
}
const found = async (note: string): Promise<string[]> =>
  (await judge(note)).map(({ line, column, ruleId }) => `${line}:${column} ${ruleId}`);
const block = (fields: string): string => `---\n${fields}\n---\n\nBody.\n`;

describe('a merge conflict is one finding, wherever it lies', () => {
  it.each([
    ['<<<<<<< HEAD\ndescription: d\n=======\ndescription: e\n>>>>>>> other\nname: n\ntype: user', 2],
    ['name: n\n<<<<<<< HEAD\nd: a: b\n||||||| base\nd: c\n=======\n\td: e\n>>>>>>> other', 3],
    ['name: n\r\n<<<<<<<\r\nd: e\r\n=======\r\nd: f\r\n>>>>>>>\r', 3],
    ['name: n\ndescription: d\n>>>>>>> other\ntype: user', 4],
    ['metadata:\n<<<<<<< HEAD\n  type: user\n=======\n  type: project\n>>>>>>> other', 3],
    ['name: \x1b[1mn\n<<<<<<< HEAD\nd: e\n=======\n>>>>>>> other\n...\nx', 3],
  ])('%j', async (fields, line) => {
    expect(await found(block(fields))).toEqual([`${line}:1 layout/conflict-marker`]);
  });
  it.each([
    ['too deep', '['.repeat(1000)],
    ['too large', 'y'.repeat(70_000)],
  ])('in a block that is %s', async (_, value) => {
    const note = block(`name: n\n<<<<<<< HEAD\nx: ${value}\n=======\n>>>>>>> other`);
    expect((await found(note)).filter((line) => !line.endsWith(' facts/size'))).toEqual([
      '3:1 layout/conflict-marker',
    ]);
  });
  it.each([
    `<<<<<<< HEAD\n${block('name: n\ntype: user')}=======\n${block('name: m\ntype: user')}>>>>>>> other\n`,
    `<<<<<<<\n${block('name: n')}=======\n${block('name: m')}>>>>>>>\n`,
  ])('around the fences: %j', async (note) => {
    expect(await found(note)).toEqual(['1:1 layout/conflict-marker']);
  });
  it('that closes the block on one side', async () => {
    const note = `---\nname: n\n<<<<<<< HEAD\ntype: user\n---\n\nA.\n=======\ntype: project\n---\n\nB.\n>>>>>>> other\n`;
    expect(await found(note)).toEqual(['3:1 layout/conflict-marker']);
  });
  it('below the block, it leaves the findings of the block alone', async () => {
    const note = `${block('name: a: b\ndescription: d\ntype: user')}<<<<<<< HEAD\nA.\n=======\nB.\n>>>>>>> other\n`;
    expect(await found(note)).toEqual(['2:7 frontmatter/yaml', '8:1 layout/conflict-marker']);
  });
  it('of which only the middle is left is a line that is no field', async () => {
    expect(await found(block('name: n\n=======\ntype: user'))).toEqual(['3:1 frontmatter/yaml']);
  });
});

describe('a hidden character', () => {
  const fields = { name: 'n', description: 'd', type: 'user' };
  const note = (change: Record<string, string>) =>
    block(
      Object.entries(fields)
        .map(([key, value]) => change[key] ?? `${key}: ${value}`)
        .join('\n'),
    );
  it.each([
    ['type', '\u200btype: user', 4, 'U+200B'],
    ['type', 'type\u200b: user', 4, 'U+200B'],
    ['type', 'type\u00a0: user', 4, 'U+00A0'],
    ['type', 'ty\u00adpe: user', 4, 'U+00AD'],
    ['type', '\u2003type: user', 4, 'U+2003'],
    ['type', '"type\\u0007": user', 4, 'U+0007'],
    ['type', 'metadata:\n  t\u2060ype: user', 5, 'U+2060'],
    ['type', '\u200bmetadata:\n  type: user', 4, 'U+200B'],
    ['description', 'description\ufeff: d', 3, 'U+FEFF'],
    ['name', '\u200ename: n', 2, 'U+200E'],
  ])('in the key of %s: %j', async (key, line, number, character) => {
    const [first, ...others] = await judge(note({ [key]: line }));
    expect(first).toMatchObject({ ruleId: `frontmatter/${key}-missing`, line: 1 });
    expect(first!.message).toBe(
      `the frontmatter has no \`${key}\`: the key on line ${number} holds a hidden character, ${character}; take it out`,
    );
    expect(others).toEqual([]);
  });
  it.each(['user\u200b', '\u00a0user', '"us\\u00ader"'])('in a type: %j', async (type) => {
    const [first, ...others] = await judge(note({ type: `type: ${type}` }));
    expect(first).toMatchObject({ ruleId: 'frontmatter/type-unknown', severity: 'error', line: 4 });
    expect(first!.message).toMatch(/it holds a hidden character, U\+[0-9A-F]{4}: write `user`/);
    expect(others).toEqual([]);
  });
  it('is not looked for in a key that is another word', async () => {
    const [first] = await judge(note({ type: 'ty\u200bpo: user' }));
    expect(first!.message).not.toContain('hidden');
  });
});

describe('a control character', () => {
  it('is named, with what to do', async () => {
    const [first, ...others] = await judge(block('name: n\ndescription: a\x1b[31mb\ntype: user'));
    expect(first).toMatchObject({ ruleId: 'frontmatter/yaml', severity: 'error', line: 3, column: 15 });
    expect(first!.message).toContain('U+001B cannot stand in YAML');
    expect(first!.message).toContain('take it out, or write it as `\\u001B` in double quotes');
    expect(others).toEqual([]);
  });
});

it('a comment behind a quoted value is a comment, and no text is lost', async () => {
  for (const value of ['"a" #b', "'a' # b", '"a #c" #b'])
    expect(await found(block(`name: n\ndescription: ${value}\ntype: user`))).toEqual([]);
});

it('`...` does not close the block', async () => {
  const [first, ...others] = await judge('---\nname: n\ntype: user\n...\nBody.\n\n---\n\nMore.\n');
  expect(first).toMatchObject({ ruleId: 'frontmatter/yaml', line: 4, column: 1 });
  expect(first!.message).toContain(
    '`...` ends the YAML but does not close the block; put `---` in its place',
  );
  expect(others).toEqual([]);
});
