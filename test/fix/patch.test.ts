import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unifiedDiff } from '../../core/fix/unified-diff.ts';
import { asProcess } from '../cli/hosts.ts';
import { git } from '../helpers/checkout.ts';
import { snapshot, times } from '../helpers/snapshot.ts';
import { type Tree, tempFolder, writeTree } from '../helpers/tree.ts';
import { plan } from './fix.ts';
import { filesOf, folderOf, generated } from './trees.ts';

const note = (description: string) =>
  `---\nname: n\ndescription: ${description}\ntype: reference\n---\n\nBody.\n`;

const TREES: Record<string, Tree> = {
  'LF, CRLF, no final newline and a byte order mark': {
    '.claude/memory/MEMORY.md': '# Memory\r\n\r\n- [A](a.md)',
    '.claude/memory/a.md': note('a: b'),
    '.claude/memory/b.md': note('see #1 there').replaceAll('\n', '\r\n'),
    '.claude/memory/c.md': `\ufeff${note('plain')}`,
    '.claude/memory/d.md': `<!-- x -->\n${note('plain')}`.trimEnd(),
  },
  'names that patches quote': {
    '.claude/memory/MEMORY.md': '',
    '.claude/memory/a b.md': note('a: b'),
    '.claude/memory/"q".md': note('a: b'),
    '.claude/memory/tab\there.md': note('a: b'),
    '.claude/memory/日本 é.md': note('a: b'),
    '.claude/memory/back\\slash.md': note('a: b'),
  },
  'no final newline after a quoted value, and line ends of each kind in one file': {
    '.claude/memory/MEMORY.md': '- [A](a.md)\r\n- [B](b.md)\n<!-- x -->',
    '.claude/memory/a.md':
      '---\r\nname: n\ndescription: a: b\r\ntype: user\n---\r\n\r\nlone \r in it \u2028 and \f more',
    '.claude/memory/b.md': '\n---\nname: m\ndescription: b\ntype: user\n---',
    '.claude/memory/c.md': '\ufeff\r\n---\r\nname: "x" y\r\ndescription: c\r\ntype: user\r\n---',
  },
  'new files, empty and not': { 'memory/hot.md': '# hot\n', 'memory/index.md': '\ufeff# INDEX\n' },
};

describe.each(Object.entries(TREES))('%s', (_, tree) => {
  it('--dry-run writes nothing, and git makes of its patch what --fix writes', async () => {
    const [patched, fixed] = [tempFolder(), tempFolder()];
    for (const folder of [patched, fixed]) writeTree(folder, tree);
    git(patched, 'init', '-q');
    const before = [snapshot(patched), times(patched)];
    const plain = await asProcess(['validate'], { cwd: patched });
    const preview = await asProcess(['validate', '--fix', '--dry-run'], { cwd: patched });
    expect(preview.code).toBe(plain.code);
    expect([snapshot(patched), times(patched)]).toEqual(before);
    execFileSync('git', ['apply', '--whitespace=nowarn', '-'], { cwd: patched, input: preview.stdout });
    await asProcess(['validate', '--fix'], { cwd: fixed });
    expect(snapshot(patched)).toEqual(snapshot(fixed));
    expect(snapshot(fixed)).not.toEqual(before[0]);
  });
});

it('is taken by git for any tree', async () => {
  await fc.assert(
    fc.asyncProperty(generated, async (tree) => {
      const folder = tempFolder();
      const root = path.join(folder, folderOf(tree));
      for (const [name, bytes] of filesOf(tree)) {
        fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
        fs.writeFileSync(path.join(root, name), bytes);
      }
      const { changes } = await plan(folder);
      const input = [...unifiedDiff(changes, folder)].join('');
      if (input !== '') {
        execFileSync('git', ['init', '-q'], { cwd: folder });
        execFileSync('git', ['apply', '--whitespace=nowarn', '-'], { cwd: folder, input, stdio: 'pipe' });
      }
      for (const { path: name, after } of changes)
        expect(fs.readFileSync(path.join(root, name))).toEqual(after);
    }),
    { numRuns: 60 },
  );
}, 120_000);

it.each(['', 'inner'])('is applied from the folder that it was made in: %j', async (folder) => {
  const top = tempFolder();
  const cwd = path.join(top, folder);
  writeTree(top, { [path.join(folder, 'memory/MEMORY.md')]: '- [A](a.md)\n' });
  writeTree(top, { [path.join(folder, 'memory/a.md')]: note('a: b') });
  git(top, 'init', '-q');
  const { stdout } = await asProcess(['validate', '--fix', '--dry-run'], { cwd });
  execFileSync('git', ['apply', '-'], { cwd, input: stdout });
  expect(fs.readFileSync(path.join(cwd, 'memory/a.md'), 'utf8')).toBe(note('"a: b"'));
});

it('names paths from the top of the repository where the memory lies above', async () => {
  const top = tempFolder();
  writeTree(top, { 'memory/MEMORY.md': '- [A](a.md)\n', 'memory/a.md': note('a: b'), 'src/x/y.ts': '' });
  git(top, 'init', '-q');
  const { stdout } = await asProcess(['validate', '--fix', '--dry-run'], { cwd: path.join(top, 'src/x') });
  execFileSync('git', ['apply', '-'], { cwd: top, input: stdout });
  expect(fs.readFileSync(path.join(top, 'memory/a.md'), 'utf8')).toBe(note('"a: b"'));
});

it('has one part for a file that lies in two roots', async () => {
  const cwd = tempFolder();
  writeTree(cwd, {
    'zeref.config.json': '{"roots":["memory","memory/inner"]}',
    'memory/MEMORY.md': '- [A](inner/a.md)\n- [I](inner/)\n',
    'memory/inner/MEMORY.md': '- [A](a.md)\n',
    'memory/inner/a.md': note('a: b'),
  });
  const preview = await asProcess(['validate', '--fix', '--dry-run'], { cwd });
  expect(preview.stdout.match(/^diff /gm)).toHaveLength(1);
  expect(preview.stderr).toMatch(/write 1 file\(s\) and mend 2 finding\(s\); 0 would be left/);
  const { stderr, code } = await asProcess(['validate', '--fix'], { cwd });
  expect([stderr, code]).toEqual(['zeref: fixed memory/inner/a.md: frontmatter/yaml\n', 0]);
});
