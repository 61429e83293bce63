import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { DEFAULT_CONFIG } from '../../core/defaults.ts';
import { rules } from '../../core/rules/index.ts';
import type { Config, Diagnostic } from '../../core/types.ts';
import { git } from '../helpers/checkout.ts';
import { tempFolder, writeTree } from '../helpers/tree.ts';
import type { PartialConfig } from '../helpers/validate.ts';
import { plan } from './fix.ts';

const FIXTURES = path.resolve('fixtures');

interface Expected {
  base?: string;
  config?: PartialConfig;
  git?: string[];
}

/** The tree of a fixture, and its config. */
function lay(fixture: string): { folder: string; config: Config } {
  const expected: Expected = JSON.parse(fs.readFileSync(path.join(fixture, 'expected.json'), 'utf8'));
  const folder = tempFolder();
  if (expected.base) fs.cpSync(path.join(FIXTURES, 'bases', expected.base), folder, { recursive: true });
  const [tree, list] = [path.join(fixture, 'tree'), path.join(fixture, 'tree.json')];
  if (fs.existsSync(tree)) fs.cpSync(tree, folder, { recursive: true });
  if (fs.existsSync(list)) writeTree(folder, JSON.parse(fs.readFileSync(list, 'utf8')));
  if (expected.git) {
    git(folder, 'init', '--quiet');
    git(folder, 'add', '--force', '--', ...expected.git);
  }
  const { config = {} } = expected;
  const limits = { ...DEFAULT_CONFIG.limits, ...config.limits };
  return { folder, config: { ...DEFAULT_CONFIG, ...config, limits } as Config };
}

const badCases = (id: string) =>
  fs
    .readdirSync(path.join(FIXTURES, id))
    .filter((name) => name.startsWith('bad-'))
    .map((name) => path.join(FIXTURES, id, name));

const named = ({ ruleId, severity, path: file, key }: Diagnostic) => `${severity} ${ruleId} ${file} ${key}`;
const sorted = (diagnostics: readonly Diagnostic[]) => diagnostics.map(named).sort();

it.each(rules.map(({ id, fixable }) => [id, fixable === true] as const))(
  '%s: has a repair in its fixtures: %s',
  async (id, fixable) => {
    let repairs = 0;
    for (const fixture of badCases(id)) {
      const { folder, config } = lay(fixture);
      const { before, after } = await plan(folder, { config });
      repairs += before.diagnostics.filter(({ ruleId, repair }) => ruleId === id && repair).length;
      // Each that has a repair is gone, and all others are as they were.
      const others = before.diagnostics.filter(({ repair }) => !repair);
      expect(sorted(after.diagnostics), fixture).toEqual(sorted(others));
    }
    expect(repairs > 0).toBe(fixable);
  },
);
