import { describe, expect, it } from 'vitest';
import { type Tree, tempFolder, writeTree } from '../helpers/tree.ts';
import { lines, validate } from '../helpers/validate.ts';

/** What the rules on frontmatter say of one note: rule and severity, in the order of the report. */
async function found(fields: string, extraTypes: string[] = []): Promise<string[]> {
  const folder = tempFolder();
  writeTree(folder, {
    'memory/MEMORY.md': '- [N](n.md) — a note\n',
    'memory/n.md': `---\n${fields}\n---\n\nBody.\n`,
  });
  const { diagnostics } = await validate(folder, { extraTypes });
  return diagnostics.map(({ ruleId, severity }) => `${ruleId.replace('frontmatter/', '')} ${severity}`);
}

describe('one cause is one finding', () => {
  it.each([
    ['name: n\ndescription: a: b\ntype: user', ['yaml error']],
    ['name: n\ndescription: d\nmetadata:\n\ttype: user', ['tab-indent error']],
    ['name: n\ndescription: d\ntype:user', ['yaml error']],
    ['some prose', ['yaml error']],
    ['', ['missing warning']],
    ['# only a comment', ['missing warning']],
    ['name: n\ndescription: #12 is open\ntype: user', ['hash-truncation warning']],
    ['name: #12\ndescription: d\ntype: user', ['hash-truncation warning']],
    ['name: n\ndescription: d\ntype: yes', ['field-type error']],
    ['name: n\ndescription: d\ntype: !!str user', ['field-type error']],
    ['name: n\ndescription: d\ntype: &x user', ['field-type error']],
    ['<<: *base\nname: n', ['alias-bomb error']],
    ['name: n\ndescription: d\ntype: user\nmetadata:\n  type: bogus', ['type-conflict error']],
    ['name: n\ndescription: d\ntype: user\ntype: nonsense', ['duplicate-key error']],
    ['name: ""\nmetadata:\n  originSessionId: x', ['lost-fields error']],
    ['originSessionId: x', ['lost-fields error']],
  ])('%j', async (fields, expected) => {
    expect(await found(fields)).toEqual(expected);
  });
  it('and two causes are two', async () => {
    expect(await found('name: n\ndescription: d\ndescription: e\ntype: feedbak')).toEqual([
      'duplicate-key error',
      'type-unknown error',
    ]);
    expect(await found('name: n\ndescription: a: b\ntype: feedbak')).toEqual([
      'yaml error',
      'type-unknown error',
    ]);
    expect(await found('metadata:\n\ttype: feedbak\nname: n')).toEqual([
      'description-missing warning',
      'tab-indent error',
      'type-unknown error',
    ]);
    expect(await found('tags: x')).toEqual([
      'description-missing warning',
      'name-missing warning',
      'type-missing error',
    ]);
  });
});

describe('a type that agents do not know', () => {
  const judge = (type: string) => found(`name: n\ndescription: d\ntype: ${type}`, ['decision']);
  it.each([
    'feedbak',
    'Feedback',
    'FEEDBACK',
    'refrence',
    'projects',
    'porject',
    'usr',
    '"user "',
    'decisions',
  ])('%s is a slip', async (type) => {
    expect(await judge(type)).toEqual(['type-unknown error']);
  });
  it.each([
    'user | feedback | project | reference',
    'user|feedback',
    'user, project',
    '"user/feedback"',
    'user or project',
  ])('%s is the template', async (type) => {
    expect(await judge(type)).toEqual(['type-unknown error']);
  });
  it.each(['gotcha', 'draft', 'report', 'general', 'preference', 'product', '규칙', 'x'.repeat(5000)])(
    '%s is a word of the team',
    async (type) => {
      expect(await judge(type)).toEqual(['type-unknown warning']);
    },
  );
  it.each(['user', '"user"', "'reference'", 'decision', 'user # a remark'])('%s is known', async (type) => {
    expect(await judge(type)).toEqual([]);
  });
});

describe('the root', () => {
  const note = (name: string) => `---\nname: ${name}\ndescription: d\ntype: user\n---\n`;
  async function judge(files: Tree, paths: string[] = []): Promise<string[]> {
    const folder = tempFolder();
    const tree = Object.entries(files).map(([file, text]) => [`memory/${file}`, text]);
    const index = Object.keys(files).map((file) => `- [x](${file})\n`);
    writeTree(folder, { 'memory/MEMORY.md': index.join(''), ...Object.fromEntries(tree) });
    return lines(await validate(folder, {}, { paths: paths.map((part) => `${folder}/memory/${part}`) }));
  }
  it('names a copy once for each', async () => {
    expect(
      await judge({ 'a.md': note('same'), 'b.md': note('same'), 'c.md': note('same'), 'd.md': note('Same') }),
    ).toEqual([
      'memory/b.md:2:7 warning frontmatter/duplicate-name',
      'memory/c.md:2:7 warning frontmatter/duplicate-name',
    ]);
  });
  it('asks for frontmatter only of the notes that a run is about', async () => {
    const files = { 'a.md': 'prose\n', 'b.md': 'prose\n', 'sub/c.md': 'prose\n', 'd.md': note('d') };
    expect(await judge(files, ['a.md'])).toEqual(['memory/a.md:1:1 error frontmatter/missing']);
    expect(await judge(files, ['sub'])).toEqual(['memory/sub/c.md:1:1 error frontmatter/missing']);
  });
  it('warns where no note has any, and counts one that does not parse', async () => {
    expect(await judge({ 'a.md': 'prose\n' })).toEqual(['memory/a.md:1:1 warning frontmatter/missing']);
    expect(await judge({ 'a.md': 'prose\n', 'b.md': note('x: y') })).toContain(
      'memory/a.md:1:1 error frontmatter/missing',
    );
  });
});
