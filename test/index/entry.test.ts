import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scanBlocks } from '../../core/parse/markdown-blocks.ts';
import { fix, plan } from '../fix/fix.ts';
import { tempFolder, writeTree } from '../helpers/tree.ts';

/** The line that --fix adds to the index is one entry, leads to its note, and holds nothing else that means something. */

const quoted = (text: string) => JSON.stringify(text).replace(/[\x7f-\x9f\u2028\u2029]/g, ' ');
const note = (name: string, description: string) =>
  `---\nname: ${quoted(name)}\ndescription: ${quoted(description)}\ntype: reference\n---\n\nBody.\n`;

/** The lines that are added for notes, by path. */
async function added(notes: Record<string, string>, index = '- [Z](z.md)\n'): Promise<string[]> {
  const folder = tempFolder();
  writeTree(folder, {
    'memory/MEMORY.md': index,
    'memory/z.md': note('zz', 'z'),
    ...Object.fromEntries(Object.entries(notes).map(([name, text]) => [`memory/${name}`, text])),
  });
  const { plan: done, written } = await fix(folder);
  expect(done.after.diagnostics.filter(({ ruleId }) => /^index\/|layout/.test(ruleId))).toEqual([]);
  expect(written.map(({ outcome }) => outcome)).toEqual(['written']);
  expect((await plan(folder)).changes).toEqual([]);
  const text = fs.readFileSync(path.join(folder, 'memory/MEMORY.md'), 'utf8');
  fs.rmSync(folder, { recursive: true });
  return text.slice(index.length).split('\n').slice(0, -1);
}

describe('a title or hook', () => {
  it.each([
    ['plain', 'words', '- [plain](a.md) — words'],
    ['', '', '- [a](a.md)'],
    ['[x](y.md)', '![i](j.md) [[k]]', '- [\\[x\\](y.md)](a.md) — !\\[i\\](j.md) \\[\\[k\\]\\]'],
    ['a\nb\r\n# c', '- d\n\n```\ne', '- [a b # c](a.md) — - d \\`\\`\\` e'],
    ['<!-- x', '--> <b onclick=x>', '- [\\<!-- x](a.md) — --\\> \\<b onclick=x\\>'],
    ['a\\', 'b\\', '- [a\\\\](a.md) — b\\\\'],
    [
      '&amp; | `c`',
      '*d* _e_ ~~f~~ $g$',
      '- [\\&amp; \\| \\`c\\`](a.md) — \\*d\\* \\_e\\_ \\~\\~f\\~\\~ \\$g\\$',
    ],
    ['\u202ea\u200bb\ufeff', '\u2028c\x1b[31m', '- [a b](a.md) — c \\[31m'],
  ])('is text and nothing else: %j, %j', async (name, description, line) => {
    expect(await added({ 'a.md': note(name, description) })).toEqual([line]);
  });

  it('is short enough for the entry to be none that is too long', async () => {
    const [line] = await added({
      [`${'d/'.repeat(20)}a.md`]: note('word '.repeat(900), '[x] '.repeat(9000)),
    });
    expect(line!.length).toBeLessThanOrEqual(200);
    expect(line).toMatch(/^- \[(?:word )+word…\]\((?:d\/){20}a\.md\) — (?:\\\[x\\\] ?)+…$/);
  });

  it('never ends within a character', async () => {
    const [line] = await added({ 'a.md': note('\u{1f600}'.repeat(200), `x${'\u{1f600}'.repeat(200)}`) });
    expect(line).not.toMatch(/\p{Cs}/u);
  });
});

it.each(['```\nopen', '~~~\n```\n', '<pre>\nopen', '<<<<<<< HEAD\n=======\n>>>>>>> x\n'])(
  'is offered for no index that would swallow it: %j',
  async (tail) => {
    const folder = tempFolder();
    writeTree(folder, { 'memory/MEMORY.md': `- [Z](z.md)\n\n${tail}`, 'memory/z.md': note('z', 'z') });
    writeTree(folder, { 'memory/a.md': note('n', 'd') });
    const { before, changes } = await plan(folder);
    expect(before.diagnostics.map(({ ruleId }) => ruleId)).toContain('index/unindexed');
    expect(before.diagnostics.filter(({ repair }) => repair)).toEqual([]);
    expect(changes).toEqual([]);
  },
);

it('is offered while the index stays well below its limit, and no more often', async () => {
  const folder = tempFolder();
  const notes = Array.from({ length: 9 }, (_, at) => [`memory/n${at}.md`, note(`n${at}`, 'd')]);
  const index = `- [Z](z.md)\n${'- so\n'.repeat(174)}`;
  writeTree(folder, {
    'memory/MEMORY.md': index,
    'memory/z.md': note('z', 'z'),
    ...Object.fromEntries(notes),
  });
  const { before, after, changes } = await plan(folder);
  expect(before.diagnostics.map(({ ruleId }) => ruleId)).toEqual(Array(9).fill('index/unindexed'));
  expect(before.diagnostics.filter(({ repair }) => repair)).toHaveLength(4);
  expect(changes[0]!.after.toString().match(/\n/g)).toHaveLength(179);
  expect(after.diagnostics).toHaveLength(5);
});

it('is left out where the name of the file alone is too long for an entry', async () => {
  const folder = tempFolder();
  const name = `${'long/'.repeat(45)}a.md`;
  writeTree(folder, { 'memory/MEMORY.md': '# Memory\n', [`memory/${name}`]: note('n', 'd') });
  const { before, changes } = await plan(folder);
  const [finding] = before.diagnostics.filter(({ ruleId }) => ruleId === 'index/unindexed');
  expect(finding?.path).toBe(`memory/${name}`);
  expect(finding?.repair).toBeUndefined();
  expect(changes).toEqual([]);
});

const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 4 }),
  fc.constantFrom(
    ...'[]()<>`*_\\|!#:&~$"\'{}^-+=. \n',
    '](x.md)',
    '[[x]]',
    '<!--',
    '-->',
    '<a href="x.md">',
    '```',
    'x.md',
  ),
  fc.constantFrom(
    '[x]: y.md',
    'https://example.org/a.md',
    '…',
    'word '.repeat(30),
    '<<<<<<< HEAD\n',
    '=======\n',
  ),
);
const words = fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(''));

it('is found by the rule at once, and is the only link of its line, whatever a note says', async () => {
  await fc.assert(
    fc.asyncProperty(words, words, async (name, description) => {
      const lines = await added({ 'a.md': note(name, description), 'b c.md': note(`${name}.`, description) });
      expect(lines).toHaveLength(2);
      expect(lines[0]).toMatch(/^- \[.+\]\(a\.md\)(?: — .+)?$/);
      expect(lines[1]).toMatch(/^- \[.+\]\(b%20c\.md\)(?: — .+)?$/);
      // No fence, comment or HTML begins in it.
      expect(scanBlocks(`${lines.join('\n')}\n`, 0).hidden).toEqual([]);
    }),
    { numRuns: 250 },
  );
});
