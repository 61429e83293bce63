import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { tempFolder, writeTree } from '../helpers/tree.ts';
import { lines, validate } from '../helpers/validate.ts';
import { fix } from './fix.ts';

/** What people write without quotes (corpus, section 5, rows 1 to 6), and what they mean by it. */
const VALUES = [
  'Testing: write the failing test first',
  'Порядок: сначала тест — потом код',
  '注意: 先写测试: 再写代码',
  'it\'s "quoted" inside: and goes on',
  'C:\\temp: a path',
  '"Deploy" means staging, then production',
  "'no' is not a yes",
  '"a" and "b": both',
  '@types/node is pinned',
  '`npm ci` before all else',
  'Fix flaky tests #123 before new ones',
  '2026-06-08 #issue 12 is open',
  'see #1, then #2 — and `x`',
  '%percent first',
  'ends with a colon:',
  'Soft\u00ad hyphens: \u200bunseen, \u0085 \u2028 \ufeff and \u{1f600}',
];

const note = (name: string, description: string, end: string) =>
  `---\nname: ${name}\ndescription: ${description}\nmetadata: \n  type: reference\n---\n\nBody: stays # as it is.\n`.replaceAll(
    '\n',
    end,
  );

it.each([
  ["'don't mock the db'", "don't mock the db"],
  ["'it's what's asked'", "it's what's asked"],
])('takes the apostrophe in %s for one', async (value, meant) => {
  const folder = tempFolder();
  writeTree(folder, {
    '.claude/memory/MEMORY.md': '- [A](a.md)\n',
    '.claude/memory/a.md': note('Plain', value, '\n'),
  });
  await fix(folder);
  const text = fs.readFileSync(path.join(folder, '.claude/memory/a.md'), 'utf8');
  expect(parse(text.split(/^---$/m)[1]!).description).toBe(meant);
});

it('leaves a field blank that is left open with # TODO', async () => {
  const folder = tempFolder();
  writeTree(folder, {
    '.claude/memory/MEMORY.md': '- [A](a.md)\n',
    '.claude/memory/a.md': note('Plain', '# TODO', '\n'),
  });
  expect((await fix(folder)).written).toEqual([]);
  expect(lines(await validate(folder))).toEqual([
    '.claude/memory/a.md:3:1 warning frontmatter/description-missing',
  ]);
});

it.each(['  Owner: team-x\n  Window: 02:00', '  type: is checked by hand', '  Note: see above'])(
  'leaves a value that is wrapped and goes on with %j to its author',
  async (more) => {
    const folder = tempFolder();
    const text = note('Plain', `Deploys run nightly\n${more}`, '\n');
    writeTree(folder, { '.claude/memory/MEMORY.md': '- [A](a.md)\n', '.claude/memory/a.md': text });
    expect((await fix(folder)).written).toEqual([]);
    const found = lines(await validate(folder));
    expect(found.filter((line) => line.endsWith('error frontmatter/yaml'))).toEqual(found);
    expect(found).not.toEqual([]);
  },
);

describe.each([
  ['LF', '\n'],
  ['CRLF', '\r\n'],
])('values that need quotes are quoted, %s', (_, end) => {
  it.each(VALUES)('%s', async (value) => {
    const folder = tempFolder();
    const notes = { described: note('Plain', value, end), named: note(value, 'Plain', end) };
    writeTree(folder, {
      '.claude/memory/MEMORY.md': '- [A](described.md)\n- [B](named.md)\n',
      '.claude/memory/described.md': notes.described,
      '.claude/memory/named.md': notes.named,
    });
    expect(lines(await validate(folder))).not.toEqual([]);
    await fix(folder);
    expect(lines(await validate(folder))).toEqual([]);
    const read = (name: string) => fs.readFileSync(path.join(folder, '.claude/memory', name), 'utf8');
    const fields = (name: string) => parse(read(name).split(/^---\r?$/m)[1]!);
    expect(fields('described.md')).toMatchObject({ name: 'Plain', description: value });
    expect(fields('named.md')).toMatchObject({ name: value, description: 'Plain' });
    // All other lines are as they were.
    const others = (text: string) => text.split('\n').filter((line) => !/^(?:name|description):/.test(line));
    expect(others(read('described.md'))).toEqual(others(notes.described));
    expect(others(read('named.md'))).toEqual(others(notes.named));
  });
});
