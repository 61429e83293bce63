import { describe, expect, it } from 'vitest';
import { readImports, sourceFiles } from '../helpers/imports.ts';
import { tempFolder, writeTree } from '../helpers/tree.ts';
import { breaches } from './walls.ts';

const FOLDERS = ['cli', 'core', 'hooks'];

async function breachesOf(top: string): Promise<string[]> {
  return breaches(await readImports(top, sourceFiles(top, FOLDERS)));
}

it('the walls stand', async () => {
  expect(await breachesOf(process.cwd())).toEqual([]);
});

it('reads the imports of this repository', async () => {
  const imports = await readImports(process.cwd(), ['core/settle/settle.ts', 'core/sources/worktree.ts']);
  expect(imports).toContainEqual({ file: 'core/settle/settle.ts', target: 'core/types.ts', types: true });
  expect(imports).toContainEqual({ file: 'core/sources/worktree.ts', target: 'core/git.ts', types: false });
  expect(imports).toContainEqual({ file: 'core/sources/worktree.ts', target: 'node:fs', types: false });
});

describe('a breach is seen', () => {
  it.each<[string, Record<string, string>]>([
    [
      'core/a.ts -> cli/io.ts: core knows no door',
      { 'core/a.ts': "import type { Io } from '../cli/io.ts';\nexport type A = Io;" },
    ],
    ['core/a.ts -> hooks/b.ts: core knows no door', { 'core/a.ts': "export * from '../hooks/b.ts';" }],
    [
      'core/a.ts -> cli/io.ts: core knows no door',
      { 'core/a.ts': "export const a = () => import('../cli/io.ts');" },
    ],
    [
      'core/a.ts -> cli/io.ts: core knows no door',
      { 'core/a.ts': "export type {\n  Io,\n} from '../cli/io.ts';" },
    ],
    [
      'hooks/git/a.ts -> cli/io.ts: hooks know nothing of cli',
      { 'hooks/git/a.ts': "import '../../cli/io.ts';" },
    ],
    [
      'cli/a.ts -> test/b.ts: what is shipped needs nothing of the workshop',
      { 'cli/a.ts': "import { b } from '../test/b.ts';\nb();" },
    ],
    [
      'core/rules/g/r.ts -> core/git.ts: a rule imports types, schema, parse and pure parts of mechanisms',
      { 'core/rules/g/r.ts': "import type { Env } from '../../git.ts';\nexport type E = Env;" },
    ],
    [
      'core/rules/g/r.ts -> yaml: a rule imports types, schema, parse and pure parts of mechanisms',
      { 'core/rules/g/r.ts': "import { parse } from 'yaml';\nparse('');" },
    ],
    [
      'core/parse/a.ts -> node:fs: files are opened in core/sources, core/store, core/config.ts, cli/io.ts and cli/files.ts only',
      { 'core/parse/a.ts': "import fs from 'node:fs';\nfs.statSync('.');" },
    ],
    [
      'cli/a.ts -> node:fs/promises: files are opened in core/sources, core/store, core/config.ts, cli/io.ts and cli/files.ts only',
      { 'cli/a.ts': "import { open } from 'node:fs/promises';\nvoid open('.');" },
    ],
    [
      'core/a.ts -> node:child_process: processes are started in core/git.ts only',
      { 'core/a.ts': "import { spawn } from 'node:child_process';\nspawn('x');" },
    ],
    [
      'core/a.ts -> path: built-in modules are named `node:`',
      { 'core/a.ts': "import path from 'path';\npath.join();" },
    ],
    [
      'cli/b.ts, core/a.ts -> yaml: a package has one importing file',
      { 'core/a.ts': "import { parse } from 'yaml';\nparse('');", 'cli/b.ts': "void import('yaml');" },
    ],
    [
      'core/rules reaches core/sources/x.ts',
      {
        'core/rules/g/r.ts': "import { p } from '../../parse/p.ts';\np();",
        'core/parse/p.ts': "import { x } from '../sources/x.ts';\nexport const p = x;",
        'core/sources/x.ts': 'export const x = () => 1;',
      },
    ],
  ])('%s', async (breach, files) => {
    const top = tempFolder();
    writeTree(top, files);
    expect(await breachesOf(top)).toContain(breach);
  });

  it('and what is allowed is not', async () => {
    const top = tempFolder();
    writeTree(top, {
      'core/rules/g/r.ts':
        "import type { Rule } from '../../types.ts';\nimport { p } from '../../parse/p.ts';\nexport const r: Rule = p;",
      'core/parse/p.ts': "import type { Node } from 'yaml';\nexport const p = (n: Node) => n;",
      'core/parse/yaml.ts': "import { parse } from 'yaml';\nexport const y = parse;",
      'core/types.ts': 'export type Rule = unknown;',
      'core/sources/s.ts': "import fs from 'node:fs';\nfs.statSync('.');",
    });
    expect(await breachesOf(top)).toEqual([]);
  });
});
