import { beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../../core/types.ts';
import { tempFolder, writeTree } from '../helpers/tree.ts';
import { validate } from '../helpers/validate.ts';
import { type File, realFiles, realTree } from './shares.ts';

/** Section 6 of the corpus: what naive rules would flag. The generated tree has those shares, and ours say nothing. */

const files = realFiles();
const tree = realTree(files);
const fieldOf = ({ text }: File, key: string) =>
  new RegExp(`^ *${key}: *(.*?)\\r?$`, 'm').exec(text)?.[1] ?? '';
const stemOf = ({ path }: File) => path.replace(/\.md$/, '');
const bodyOf = ({ text }: File) =>
  text
    .split(/\r?\n---\r?\n/)
    .slice(1)
    .join('\n---\n');
const entries = Object.entries(tree)
  .filter(([path]) => path.endsWith('MEMORY.md'))
  .flatMap(([, text]) =>
    String(text)
      .split('\n')
      .filter((line) => line.includes('](')),
  );

/** A rule as one might write it, what it flags, and the share of real files that it would flag. */
const NAIVE: readonly (readonly [rule: string, flags: (file: File) => boolean, share: number])[] = [
  ['the file name is in kebab case', ({ path }) => !/^[a-z0-9-]+\.md$/.test(path), 0.92],
  ['the name equals the file stem', (file) => fieldOf(file, 'name') !== stemOf(file), 0.82],
  [
    'name and description are ASCII',
    (file) => /[^\0-\x7f]/.test(fieldOf(file, 'name') + fieldOf(file, 'description')),
    0.72,
  ],
  ['the name is a kebab slug', (file) => !/^[a-z0-9-]+$/.test(fieldOf(file, 'name')), 0.72],
  ['the type is under metadata', ({ text }) => /^type:/m.test(text.split(/\r?\n---/)[0]!), 0.63],
  ['the type is at the top', ({ text }) => !/^type:/m.test(text.split(/\r?\n---/)[0]!), 0.33],
  [
    'keys are of a closed list',
    ({ text }) => /^ *(?:originSessionId|node_type|created|status):/m.test(text),
    0.3,
  ],
  [
    'feedback and project have Why and How to apply',
    (file) => /^(?:feedback|project)$/.test(fieldOf(file, 'type')) && !/Why/.test(bodyOf(file)),
    0.27,
  ],
  ['no line of the frontmatter ends in a blank', ({ text }) => /^metadata: \r?$/m.test(text), 0.24],
  ['a description has 150 characters at most', (file) => fieldOf(file, 'description').length > 150, 0.2],
  ['a file name begins with its type', (file) => !file.path.startsWith(`${fieldOf(file, 'type')}_`), 0.2],
  ['a file has 4 KiB at most', ({ text }) => Buffer.byteLength(text) > 4096, 0.1],
  ['lines end in LF', ({ text }) => text.includes('\r\n'), 0.05],
  ['no rule in the body', (file) => /^---\r?$/m.test(bodyOf(file)), 0.04],
  ['no heading of level 1 in the body', (file) => /^# /m.test(bodyOf(file)), 0.05],
];

it.each(NAIVE)('%s: would flag about as many files as of the real ones', (_, flags, share) => {
  expect(files.filter(flags).length / files.length).toBeGreaterThanOrEqual(share * 0.8);
});

it('an entry has 150 characters at most: would flag half of the entries', () => {
  expect(entries.filter((line) => line.length > 150).length / entries.length).toBeGreaterThan(0.45);
});

describe('zeref', () => {
  let report: Report;
  const found = (severity: string) => report.diagnostics.filter((one) => one.severity === severity);
  beforeAll(async () => {
    const folder = tempFolder();
    writeTree(folder, tree);
    report = await validate(folder);
  });

  it('has looked at all of it', () => {
    expect(report.summary.files).toBe(Object.keys(tree).length);
    expect(report.roots).toHaveLength(30);
  });

  it('finds no error and gives no warning', () => {
    expect(found('error')).toEqual([]);
    expect(found('warning')).toEqual([]);
  });

  it('remarks on long entries, missing reasons and links to nothing alone', () => {
    expect(new Set(found('info').map(({ ruleId }) => ruleId))).toEqual(
      new Set(['facts/why-how', 'facts/wiki-link', 'index/entry-length']),
    );
  });
});
