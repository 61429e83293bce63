import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type Tree, tempFolder, writeTree } from '../helpers/tree.ts';

const NOBODY = 65_534;
const asRoot = process.getuid?.() === 0;
const note = (name: string): string => `---\nname: ${name}\ndescription: d\ntype: user\n---\n\nBody.\n`;

/** 100 notes: three broken, each in its own way, and one that its reader has no right to. */
function hundred(): Tree {
  const names = Array.from({ length: 100 }, (_, at) => `note_${String(at).padStart(3, '0')}`);
  const tree: Tree = { 'memory/MEMORY.md': names.map((name) => `- [${name}](${name}.md)\n`).join('') };
  for (const name of names) tree[`memory/${name}.md`] = note(name);
  tree['memory/note_010.md'] = note('a: b');
  tree['memory/note_050.md'] = note('x').replace('---\n\n', '...\n\n');
  tree['memory/note_090.md'] = note('x').replace('user', 'usr');
  return tree;
}

/** The engine in a process of its own; a test that runs as root gives its rights away there. */
async function validateAsUser(folder: string): Promise<string[]> {
  const { buildSync } = await import('esbuild');
  const bundle = path.join(folder, 'validate.cjs');
  const contents = `import { lines, validate } from ${JSON.stringify(path.resolve('test/helpers/validate.ts'))};
if (process.getuid() === 0) { process.setgid(${NOBODY}); process.setuid(${NOBODY}); }
validate(process.argv[2]).then((report) => console.log(JSON.stringify([...lines(report), String(report.summary.files)])));`;
  buildSync({
    stdin: { contents, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
    logOverride: { 'empty-import-meta': 'silent' },
    outfile: bundle,
  });
  const out = execFileSync(process.execPath, [bundle, path.join(folder, 'project')], { encoding: 'utf8' });
  return JSON.parse(out);
}

it.skipIf(process.getuid === undefined)(
  'B48: bad files hide no other, and one run names them all',
  async () => {
    const folder = tempFolder();
    const project = path.join(folder, 'project');
    writeTree(project, hundred());
    const secret = path.join(project, 'memory/note_070.md');
    fs.chmodSync(secret, 0o000);
    if (asRoot) fs.chmodSync(folder, 0o755);
    expect(await validateAsUser(folder)).toEqual([
      'memory/note_010.md:2:7 error frontmatter/yaml',
      'memory/note_050.md:1:1 error frontmatter/unclosed',
      'memory/note_070.md:1:1 error layout/unreadable',
      'memory/note_090.md:4:7 error frontmatter/type-unknown',
      '100',
    ]);
  },
);
