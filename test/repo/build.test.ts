import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyCheckout, lendPackages, PROGRAM, runIn } from '../helpers/checkout.ts';
import { tempFolder } from '../helpers/tree.ts';

const DIST = path.resolve('dist');
const { version, dependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
const text = (name: string) => fs.readFileSync(path.join(DIST, name), 'utf8');

describe('dist', () => {
  it('is four files, and zeref.cjs is a program', () => {
    expect(fs.readdirSync(DIST).sort()).toEqual([
      'event-validators.cjs',
      'main.cjs',
      'policy-validators.cjs',
      'zeref.cjs',
    ]);
    expect(fs.statSync(path.join(DIST, 'zeref.cjs')).mode & 0o777).toBe(0o755);
    expect(text('zeref.cjs')).toMatch(/^#!\/usr\/bin\/env node\n/);
  });

  it.each(['--version', '--help'])('answers %s without the rest of the program', (option) => {
    const folder = tempFolder();
    fs.copyFileSync(path.join(DIST, 'zeref.cjs'), path.join(folder, 'zeref.cjs'));
    const { status, stdout } = spawnSync(path.join(folder, 'zeref.cjs'), [option], { encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout).toContain(option === '--version' ? version : 'zeref');
  });

  it.each(['main.cjs', 'zeref.cjs'])('%s is ASCII alone, which is read in half the time', (name) => {
    expect(text(name)).not.toMatch(/[^\0-\x7f]/);
  });

  it('judges a sound log without the schemas of events', () => {
    const folder = path.join(tempFolder(), 'dist');
    fs.cpSync(DIST, folder, { recursive: true });
    fs.rmSync(path.join(folder, 'event-validators.cjs'));
    const { status, stdout } = spawnSync(
      process.execPath,
      [path.join(folder, 'zeref.cjs'), 'validate', path.resolve('fixtures/demo')],
      { encoding: 'utf8' },
    );
    expect([status, stdout]).toEqual([0, expect.stringContaining('11 event(s)')]);
  });

  it('holds our own code alone, and loads a package when it is used', () => {
    const inlined = [...text('main.cjs').matchAll(/^\/\/ (\S*node_modules\S*)$/gm)].map(([, file]) => file);
    expect(inlined).toEqual([]);
    const packages = new RegExp(
      `^(?:var|const|import) .*require\\("(?:${Object.keys(dependencies).join('|')})[/"]`,
      'm',
    );
    expect(text('main.cjs')).not.toMatch(packages);
    expect(text('main.cjs')).toContain('await import("yargs")');
    expect(text('main.cjs')).not.toMatch(/require\("(yargs|chalk|canonicalize)/);
  });

  it('loads', () => {
    execFileSync(process.execPath, ['-e', `require(${JSON.stringify(path.join(DIST, 'main.cjs'))})`]);
  });
});

describe('the build fails', () => {
  it.each([
    [
      "import yargs from 'yargs';\nexport const y = yargs;\n",
      "yargs is an ES module: use `await import('yargs')`",
    ],
    ["import './nowhere.ts';\n", 'Could not resolve "./nowhere.ts"'],
    ['export const here = import.meta.url;\n', 'import.meta'],
  ])('at %j, and leaves dist as it was', (added, message) => {
    const top = copyCheckout('zeref', PROGRAM);
    lendPackages(top);
    fs.writeFileSync(path.join(top, 'cli/added.ts'), added);
    fs.appendFileSync(path.join(top, 'cli/main.ts'), "export * from './added.ts';\n");
    const { status, stderr } = runIn(top, process.execPath, ['scripts/build.mjs']);
    expect([status, stderr]).toEqual([1, expect.stringContaining(message)]);
    expect(fs.existsSync(path.join(top, 'dist'))).toBe(false);
  });
});
