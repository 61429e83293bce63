import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../helpers/imports.ts';
import { tempFolder, writeTree } from '../helpers/tree.ts';

const BIOME = path.resolve('node_modules/@biomejs/biome/bin/biome');

const longBody = (count: number) =>
  `export function f(n: number) {\n${'  n++;\n'.repeat(count)}  return n;\n}\n`;

/** File of a planted fault -> its text, and the Biome rule that must refuse it. */
const PLANTED: Readonly<Record<string, readonly [text: string, rule: string | undefined]>> = {
  'core/console.ts': ["console.log('');\n", 'suspicious/noConsole'],
  'cli/console.ts': ["console.log('');\n", 'suspicious/noConsole'],
  'core/process.ts': ['export const a = process.env;\n', 'style/noRestrictedGlobals'],
  'core/process-module.ts': ["export { env } from 'node:process';\n", 'style/noRestrictedImports'],
  'core/parse/door.ts': ["export * from '../../cli/io.ts';\n", 'style/noRestrictedImports'],
  'core/door.ts': ["export * from '../hooks/a.ts';\n", 'style/noRestrictedImports'],
  'hooks/git/door.ts': ["export * from '../../cli/io.ts';\n", 'style/noRestrictedImports'],
  'cli/exit.ts': ['process.exit(1);\n', 'nursery/noProcessExit'],
  'core/floating.ts': ['async function f() {}\nf();\n', 'nursery/noFloatingPromises'],
  'core/function.ts': [longBody(60), 'complexity/noExcessiveLinesPerFunction'],
  'core/file.ts': ['export {};\n'.repeat(201), 'style/noExcessiveLinesPerFile'],
  'cli/process.ts': ['export const a = process.env;\n', undefined],
  'scripts/console.ts': ["console.log('');\n", undefined],
  'core/short.ts': [longBody(45), undefined],
};

/** The Biome rules that each file of a tree breaks, with the settings of this repository. */
function lint(tree: Record<string, string>): Map<string, string[]> {
  const top = tempFolder();
  fs.copyFileSync('biome.json', path.join(top, 'biome.json'));
  writeTree(top, { ...tree, '.gitignore': 'dist/\n' });
  const { stdout } = spawnSync(
    process.execPath,
    [BIOME, 'lint', '--reporter=json', '--max-diagnostics=none', '.'],
    {
      cwd: top,
      encoding: 'utf8',
    },
  );
  const { diagnostics }: { diagnostics: { category: string; location: { path: string } }[] } =
    JSON.parse(stdout);
  const found = new Map<string, string[]>();
  for (const { category, location } of diagnostics) {
    found.set(location.path, [...(found.get(location.path) ?? []), category]);
  }
  return found;
}

describe('lint', () => {
  const found = lint(Object.fromEntries(Object.entries(PLANTED).map(([file, [text]]) => [file, text])));

  it.each(Object.entries(PLANTED))('judges %s', (file, [, rule]) => {
    if (rule === undefined) expect(found.get(file) ?? []).toEqual([]);
    else expect(found.get(file)).toContain(`lint/${rule}`);
  });
});

const LIMIT = 200;
const GENERATED = /(^|\/)generated\/|^core\/rules\/index\.ts$/;

/** Files that nobody reads in one go. */
function tooLong(top: string): string[] {
  return sourceFiles(top, ['bench', 'cli', 'core', 'hooks', 'scripts', 'test'])
    .filter((file) => !GENERATED.test(file))
    .filter((file) => fs.readFileSync(path.join(top, file), 'utf8').trimEnd().split('\n').length > LIMIT);
}

describe('sizes', () => {
  it(`no file is over ${LIMIT} lines`, () => {
    expect(tooLong(process.cwd())).toEqual([]);
  });

  it('a long file is seen, a generated one is not', () => {
    const top = tempFolder();
    const lines = (count: number) => 'export {};\n'.repeat(count);
    writeTree(top, { 'core/a.ts': lines(201), 'core/b.ts': lines(200), 'cli/generated/c.ts': lines(900) });
    expect(tooLong(top)).toEqual(['core/a.ts']);
  });
});
