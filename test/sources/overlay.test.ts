import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { Overlay } from '../../core/sources/overlay.ts';
import { worktree } from '../../core/sources/worktree.ts';
import type { RootInfo } from '../../core/types.ts';
import { tempFolder, writeTree } from '../helpers/tree.ts';

const root = (name: string): RootInfo => ({ path: name, layout: 'typed', why: 'a test says so' });
const [OUTER, INNER] = [root('memory'), root('memory/inner')];

function lay() {
  const cwd = tempFolder();
  writeTree(cwd, { 'memory/a.md': 'a', 'memory/inner/b.md': 'b' });
  const overlay = new Overlay(worktree(cwd, process.env));
  const names = async (of: RootInfo) => (await overlay.list(of)).map(({ path: name }) => name);
  const read = async (of: RootInfo, name: string) => (await overlay.read(of, name)).toString();
  return { cwd, overlay, names, read };
}

it('shows what was listed and read first, whatever is written then', async () => {
  const { cwd, names, read } = lay();
  expect([await names(OUTER), await read(OUTER, 'a.md')]).toEqual([['a.md', 'inner', 'inner/b.md'], 'a']);
  writeTree(cwd, { 'memory/a.md': 'other', 'memory/c.md': 'c' });
  expect([await names(OUTER), await read(OUTER, 'a.md')]).toEqual([['a.md', 'inner', 'inner/b.md'], 'a']);
});

it('lays files over those on disk, in each root that they lie in, and writes nothing', async () => {
  const { cwd, overlay, names, read } = lay();
  overlay.cover(
    new Map([
      ['memory/inner/b.md', Buffer.from('B')],
      ['memory/inner/x/new.md', Buffer.from('N')],
    ]),
  );
  expect(await names(OUTER)).toEqual(['a.md', 'inner', 'inner/b.md', 'inner/x', 'inner/x/new.md']);
  expect(await names(INNER)).toEqual(['b.md', 'x', 'x/new.md']);
  expect([await read(OUTER, 'inner/b.md'), await read(INNER, 'b.md')]).toEqual(['B', 'B']);
  expect(await read(INNER, 'x/new.md')).toBe('N');
  expect((await names(root('memory/in'))).filter((name) => name !== '')).toEqual([]);
  overlay.cover(new Map());
  expect([await names(INNER), await read(INNER, 'b.md')]).toEqual([['b.md'], 'b']);
  expect(fs.readFileSync(path.join(cwd, 'memory/inner/b.md'), 'utf8')).toBe('b');
});

it('tells a root at the working directory from one elsewhere', async () => {
  const { cwd, overlay, names } = lay();
  const elsewhere = path.join(cwd, 'memory');
  overlay.cover(new Map([[`${elsewhere}/z.md`, Buffer.from('z')]]));
  expect(await names(root(elsewhere))).toContain('z.md');
  expect((await names(root('.'))).filter((name) => name.includes('z.md'))).toEqual([]);
});
