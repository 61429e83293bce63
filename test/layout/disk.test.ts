import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { git } from '../helpers/checkout.ts';
import { tempFolder, writeTree } from '../helpers/tree.ts';
import { validate } from '../helpers/validate.ts';

const INDEX = { 'memory/MEMORY.md': '# Memory\n' };

it('a name that is not UTF-8 is reported', async () => {
  const folder = tempFolder();
  writeTree(folder, INDEX);
  const name = Buffer.concat([Buffer.from(`${folder}/memory/caf`), Buffer.from([0xe9]), Buffer.from('.txt')]);
  fs.writeFileSync(name, 'x');
  const { diagnostics } = await validate(folder);
  expect(diagnostics).toMatchObject([{ ruleId: 'layout/unsafe-name', severity: 'error' }]);
  expect(diagnostics[0]?.message).toContain('not valid UTF-8');
});

it('a message shows a hidden mark in a name, and does not hold it', async () => {
  const folder = tempFolder();
  writeTree(folder, { ...INDEX, 'memory/a\u202edm.txt': 'x' });
  const { diagnostics } = await validate(folder);
  expect(diagnostics[0]?.message).toContain('a\\u{202e}dm.txt');
  expect(diagnostics[0]?.message).not.toContain('\u202e');
});

it('what git says holds for names that git reads as magic', async () => {
  const folder = tempFolder();
  writeTree(folder, {
    ...INDEX,
    'memory/:(top)x.txt': 'x',
    'memory/token.md': 'x',
    '.gitignore': '*token*\n',
  });
  git(folder, 'init', '--quiet');
  const { diagnostics } = await validate(folder, { rules: { 'layout/unsafe-name': 'off' } });
  expect(diagnostics.map(({ ruleId }) => ruleId)).toContain('layout/ignored-by-git');
});

it('a link target that the config ignores is there', async () => {
  const folder = tempFolder();
  writeTree(folder, { 'memory/MEMORY.md': '- [A](drafts/a.md)\n', 'memory/drafts/a.md': 'x\n' });
  const isIgnored = (file: string) => file.startsWith('memory/drafts');
  const { diagnostics } = await validate(folder, {}, { project: { isIgnored } });
  expect(diagnostics).toEqual([]);
});

it('links into a linked folder are not judged', async () => {
  const folder = tempFolder();
  writeTree(folder, {
    'memory/MEMORY.md': '- [A](far/a.md)\n',
    'far/b.md': 'x\n',
    'memory/far': { symlink: '../far' },
  });
  const { diagnostics } = await validate(folder);
  expect(diagnostics.map(({ ruleId }) => ruleId)).toEqual(['layout/symlink']);
});

it('each kind of link is said', async () => {
  const folder = tempFolder();
  writeTree(folder, {
    ...INDEX,
    'memory/a.txt': { symlink: 'MEMORY.md' },
    'memory/b.txt': { symlink: '../out.txt' },
    'memory/c.txt': { symlink: 'nowhere' },
    'out.txt': 'x',
  });
  const messages = (await validate(folder)).diagnostics.map(({ message }) => message);
  expect(messages).toEqual([
    expect.stringMatching(/"MEMORY\.md", inside the memory/),
    expect.stringMatching(/"\.\.\/out\.txt", outside of the memory/),
    expect.stringMatching(/"nowhere", which does not exist/),
  ]);
});

it('a root that is looked at from inside is judged the same', async () => {
  const folder = tempFolder();
  writeTree(folder, {
    'memory/MEMORY.md': '- [A](memory/a.md)\n- [B](../b.md)\n',
    'memory/a.md': '---\nname: a\ndescription: A\ntype: reference\n---\n\nA.\n',
  });
  const { diagnostics } = await validate(path.join(folder, 'memory'), {}, { paths: ['.'] });
  expect(diagnostics).toMatchObject([
    { ruleId: 'index/dangling-link', severity: 'warning', path: 'MEMORY.md' },
  ]);
});
