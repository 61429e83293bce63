import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { rules } from '../core/rules/index.ts';
import { git } from './helpers/checkout.ts';
import { tempFolder, writeTree } from './helpers/tree.ts';
import { lines, type PartialConfig, validate } from './helpers/validate.ts';

/** expected.json of a fixture: the tree it starts from, the config, and every diagnostic that is due. */
interface Expected {
  base?: 'flat' | 'typed' | 'untyped';
  config?: PartialConfig;
  /** Makes the tree a git repository and adds these paths, ignored ones too. */
  git?: string[];
  expect: string[];
}

const FIXTURES = path.resolve('fixtures');

function materialise(fixture: string, expected: Expected): string {
  const folder = tempFolder();
  if (expected.base) fs.cpSync(path.join(FIXTURES, 'bases', expected.base), folder, { recursive: true });
  const files = path.join(fixture, 'tree');
  if (fs.existsSync(files)) fs.cpSync(files, folder, { recursive: true });
  const list = path.join(fixture, 'tree.json');
  if (fs.existsSync(list)) writeTree(folder, JSON.parse(fs.readFileSync(list, 'utf8')));
  if (expected.git) {
    git(folder, 'init', '--quiet');
    git(folder, 'add', '--force', '--', ...expected.git);
  }
  return folder;
}

describe.each(rules.map(({ id }) => id))('%s', (id) => {
  const home = path.join(FIXTURES, id);
  const cases = fs.existsSync(home) ? fs.readdirSync(home) : [];

  it('has an ok and a bad fixture', () => {
    expect(cases.some((name) => name.startsWith('ok-'))).toBe(true);
    expect(cases.some((name) => name.startsWith('bad-'))).toBe(true);
  });

  it.each(cases)('%s', async (name) => {
    const fixture = path.join(home, name);
    const file = path.join(fixture, 'expected.json');
    const expected: Expected = JSON.parse(fs.readFileSync(file, 'utf8'));
    const found = lines(await validate(materialise(fixture, expected), expected.config));
    if (process.env.UPDATE_FIXTURES && !process.env.CI) {
      fs.writeFileSync(file, `${JSON.stringify({ ...expected, expect: found }, null, 2)}\n`);
    }
    expect(found).toEqual(expected.expect);
    expect(found.some((line) => line.endsWith(` ${id}`))).toBe(name.startsWith('bad-'));
  });
});
