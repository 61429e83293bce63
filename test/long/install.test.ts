import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyCheckout, git, runIn } from '../helpers/checkout.ts';
import { tempFolder, writeTree } from '../helpers/tree.ts';

const NPM = fs.realpathSync(execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim());
const { version } = JSON.parse(fs.readFileSync('package.json', 'utf8'));

/** npm with the settings of a user's shell, not those of the `npm run` around this test. */
function npm(cwd: string, args: readonly string[], env: Record<string, string | undefined> = {}) {
  const inherited = Object.keys(process.env).filter(
    (name) => name.startsWith('npm_') && !name.startsWith('npm_config_'),
  );
  const clean = Object.fromEntries(inherited.map((name) => [name, undefined]));
  return runIn(cwd, process.execPath, [NPM, ...args, '--foreground-scripts'], {
    CI: undefined,
    ...clean,
    ...env,
  });
}

function checkout(name?: string): string {
  const top = copyCheckout(name);
  git(top, 'init', '-q');
  return top;
}

/** A PATH with a shell and Node, and without git. */
function pathWithoutGit(): string {
  const folder = tempFolder();
  fs.symlinkSync(process.execPath, path.join(folder, 'node'));
  fs.symlinkSync('/bin/sh', path.join(folder, 'sh'));
  return folder;
}

describe('npm ci from the lock file', () => {
  it('works, and the program runs', () => {
    const top = checkout();
    expect(npm(top, ['ci']).status).toBe(0);
    expect(runIn(top, path.join(top, 'dist/zeref.cjs'), ['--version']).stdout).toContain(version);
    expect(git(top, 'config', 'core.hooksPath').trim()).toBe('.husky/_');
  });

  it('works with --omit=dev', () => {
    const top = checkout();
    const { status, stdout } = npm(top, ['ci', '--omit=dev']);
    expect(status).toBe(0);
    expect(stdout).toContain('prepare: no build, esbuild is not installed');
    expect(fs.existsSync(path.join(top, 'node_modules/esbuild'))).toBe(false);
  });

  it('works without git', () => {
    const top = checkout();
    const { status, stdout } = npm(top, ['ci'], { PATH: pathWithoutGit() });
    expect(status).toBe(0);
    expect(stdout).toContain('prepare: no git hooks, git command not found');
  });

  it('works in a sub-folder of another repository', () => {
    const top = copyCheckout('outer/tools/zeref');
    const outer = path.resolve(top, '../..');
    git(outer, 'init', '-q');
    expect(npm(top, ['ci']).status).toBe(0);
    expect(runIn(outer, 'git', ['config', '--local', 'core.hooksPath']).stdout).toBe('');
  });
});

describe('as a dependency', () => {
  const consumer = () => {
    const folder = tempFolder();
    writeTree(folder, { 'package.json': '{ "name": "consumer", "version": "1.0.0" }\n' });
    return folder;
  };
  const answers = (folder: string) =>
    expect(runIn(folder, path.join(folder, 'node_modules/.bin/zeref'), ['--version']).stdout).toContain(
      version,
    );

  it('from a git URL', () => {
    const top = checkout();
    git(top, 'add', '-A');
    git(top, 'commit', '-qm', 'start');
    const folder = consumer();
    expect(npm(folder, ['install', `git+file://${top}`]).status).toBe(0);
    answers(folder);
  });

  it('from its own tarball, which holds what it needs and no more', () => {
    const top = checkout();
    expect(npm(top, ['ci']).status).toBe(0);
    const folder = consumer();
    expect(npm(top, ['pack', '--pack-destination', folder]).status).toBe(0);
    const [tarball] = fs.readdirSync(folder).filter((name) => name.endsWith('.tgz'));
    expect(npm(folder, ['install', `./${tarball}`]).status).toBe(0);
    answers(folder);
    const shipped = fs.readdirSync(path.join(folder, 'node_modules/zeref')).sort();
    const wanted = ['CHANGELOG.md', 'LICENSE', 'README.md', 'dist', 'docs', 'package.json', 'schemas'];
    expect(shipped).toEqual(wanted.filter((name) => fs.existsSync(name)));
  });
});
