import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { copyCheckout, git, lendPackages, PROGRAM, runIn } from '../helpers/checkout.ts';
import { tempFolder } from '../helpers/tree.ts';

/** What the caller's own set-up must not decide. */
const CLEAN = { CI: undefined, HUSKY: undefined, GIT_CONFIG_GLOBAL: '/dev/null' };

let top = '';
beforeEach(() => {
  top = copyCheckout('outer/inner/zeref', PROGRAM);
  lendPackages(top);
});

const prepare = (env: Record<string, string | undefined> = {}) =>
  runIn(top, process.execPath, ['scripts/prepare.mjs'], { ...CLEAN, ...env });
const hooksPath = (folder: string) => runIn(folder, 'git', ['config', 'core.hooksPath'], CLEAN).stdout.trim();

it('builds and sets up the hooks at the top of a checkout', () => {
  git(top, 'init', '-q');
  const { status, stdout } = prepare();
  expect([status, stdout]).toEqual([0, '']);
  expect(hooksPath(top)).toBe('.husky/_');
  expect(runIn(top, path.join(top, 'dist/zeref.cjs'), ['--version']).status).toBe(0);
});

it.each([
  ['CI', { CI: 'true' }, 'prepare: no git hooks, this is CI\n'],
  ['HUSKY=0', { HUSKY: '0' }, 'prepare: no git hooks, HUSKY=0 skip install\n'],
])('leaves the hooks alone where %s says so', (_, env, line) => {
  git(top, 'init', '-q');
  const { status, stdout } = prepare(env);
  expect([status, stdout]).toEqual([0, line]);
  expect(hooksPath(top)).toBe('');
});

it('leaves the hooks of a repository around it alone', () => {
  const outer = path.resolve(top, '../..');
  git(outer, 'init', '-q');
  const { status, stdout } = prepare();
  expect([status, stdout]).toEqual([
    0,
    'prepare: no git hooks, this folder is not the top of a git checkout\n',
  ]);
  expect(hooksPath(outer)).toBe('');
});

it('does without git', () => {
  git(top, 'init', '-q');
  const { status, stdout } = prepare({ PATH: tempFolder() });
  expect([status, stdout]).toEqual([0, 'prepare: no git hooks, git command not found\n']);
});

it('does without esbuild and husky', () => {
  fs.rmSync(path.join(top, 'node_modules'));
  git(top, 'init', '-q');
  const { status, stdout } = prepare();
  expect(status).toBe(0);
  expect(stdout).toBe(
    'prepare: no build, esbuild is not installed\nprepare: no git hooks, husky is not installed\n',
  );
  expect(fs.existsSync(path.join(top, 'dist'))).toBe(false);
});

it('says that a build failed, and goes on', () => {
  fs.writeFileSync(path.join(top, 'cli/bin.ts'), 'const = ;\n');
  git(top, 'init', '-q');
  const { status, stdout } = prepare();
  expect(status).toBe(0);
  expect(stdout).toContain('prepare: buildProgram failed: Build failed with 1 error:\ncli/bin.ts:1:6');
  expect(hooksPath(top)).toBe('.husky/_');
});
