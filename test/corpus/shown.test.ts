import { expect, it } from 'vitest';
import { asProcess } from '../cli/hosts.ts';
import { plant, type Row } from './row.ts';
import { FRONTMATTER_ROWS } from './rows-frontmatter.ts';
import { INDEX_ROWS } from './rows-index.ts';
import { indexed, many } from './shapes.ts';

/** What the built program prints where one cause has many places: one line, and how many more there are. */

const NOTES = '# Notes\n\nSee [one](n000.md) of them.\n\n'.concat('A remark.\n\n'.repeat(40));
const treeOf = (rows: readonly Row[], rule: string) =>
  rows.find(({ wanted }) => wanted.length === 1 && wanted[0]!.includes(rule) && wanted[0]!.includes('×'))!
    .tree;

it.each([
  {
    input: 'row 2: a habit in 30 names',
    tree: treeOf(FRONTMATTER_ROWS, 'frontmatter/yaml'),
    finding: /^ +2:7 +error .* frontmatter\/yaml$/,
    more: 29,
    code: 1,
  },
  {
    input: 'row 24: notes with one link, beside 110 files',
    tree: indexed(NOTES, many(110)),
    finding: /^ +1:1 +warning .* index\/unindexed$/,
    more: 108,
    code: 0,
  },
  {
    input: 'row 27: 86 targets gone',
    tree: treeOf(INDEX_ROWS, 'index/dangling-link'),
    finding: /^ +1:3 +error .* index\/dangling-link$/,
    more: 85,
    code: 1,
  },
])('$input', async ({ tree, finding, more, code: wanted }) => {
  const { stdout, code } = await asProcess(['validate'], { cwd: plant({ tree }) });
  const findings = stdout.split('\n').filter((line) => / (?:error|warning|info) /.test(line));
  expect(findings).toEqual([expect.stringMatching(finding)]);
  expect(stdout).toContain(`and ${more} more of this kind`);
  expect(code).toBe(wanted);
});
