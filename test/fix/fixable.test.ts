import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { rules } from '../../core/rules/index.ts';
import { tempFolder, writeTree } from '../helpers/tree.ts';
import { plan } from './fix.ts';

const FIXTURES = path.resolve('fixtures');

interface Expected {
  base?: string;
  config?: object;
}

/** The tree of a fixture that needs no config of its own; undefined for others. */
function lay(fixture: string): string | undefined {
  const { base, config }: Expected = JSON.parse(fs.readFileSync(path.join(fixture, 'expected.json'), 'utf8'));
  if (config) return undefined;
  const folder = tempFolder();
  if (base) fs.cpSync(path.join(FIXTURES, 'bases', base), folder, { recursive: true });
  const [tree, list] = [path.join(fixture, 'tree'), path.join(fixture, 'tree.json')];
  if (fs.existsSync(tree)) fs.cpSync(tree, folder, { recursive: true });
  if (fs.existsSync(list)) writeTree(folder, JSON.parse(fs.readFileSync(list, 'utf8')));
  return folder;
}

const badCases = (id: string) =>
  fs
    .readdirSync(path.join(FIXTURES, id))
    .filter((name) => name.startsWith('bad-'))
    .map((name) => path.join(FIXTURES, id, name));

it.each(rules.map(({ id, fixable }) => [id, fixable === true] as const))(
  '%s: has a repair in its fixtures: %s',
  async (id, fixable) => {
    let repairs = 0;
    let mended = 0;
    for (const fixture of badCases(id)) {
      const folder = lay(fixture);
      if (folder === undefined) continue;
      const { before, after } = await plan(folder);
      const ours = before.diagnostics.filter(({ ruleId }) => ruleId === id);
      repairs += ours.filter(({ repair }) => repair !== undefined).length;
      mended += ours.length - after.diagnostics.filter(({ ruleId }) => ruleId === id).length;
      expect(after.diagnostics.length).toBeLessThanOrEqual(before.diagnostics.length);
    }
    expect(repairs > 0).toBe(fixable);
    if (fixable) expect(mended).toBeGreaterThan(0);
  },
);
