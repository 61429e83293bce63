import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ReadFault } from '../../core/errors.ts';
import { LOCAL_VARIABLES } from '../../core/git.ts';
import { worktree } from '../../core/sources/worktree.ts';
import type { RootInfo } from '../../core/types.ts';
import { tempFolder, writeTree } from '../helpers/tree.ts';

const ROOT: RootInfo = { path: 'memory', layout: 'typed', why: '' };

function setUp(tree: Parameters<typeof writeTree>[1], repository = false) {
  const folder = tempFolder();
  writeTree(folder, tree);
  if (repository) execFileSync('git', ['init', '-q', folder]);
  return { folder, source: worktree(folder, process.env) };
}

describe('list', () => {
  it('gives every entry with its kind, sorted, links not followed', async () => {
    const { source } = setUp({
      'memory/b.md': 'x',
      'memory/a/deep/c.md': 'x',
      'memory/in.md': { symlink: 'b.md' },
      'memory/out.md': { symlink: '../outside.md' },
      'memory/gone.md': { symlink: 'nowhere.md' },
      'memory/pipe': { fifo: true },
      'memory/.git/HEAD': 'x',
      'outside.md': 'x',
    });
    const entries = await source.list(ROOT);
    expect(entries.map(({ path: name, kind, link }) => [name, kind, link?.state])).toEqual([
      ['a', 'dir', undefined],
      ['a/deep', 'dir', undefined],
      ['a/deep/c.md', 'file', undefined],
      ['b.md', 'file', undefined],
      ['gone.md', 'symlink', 'dangling'],
      ['in.md', 'symlink', 'inside'],
      ['out.md', 'symlink', 'outside'],
      ['pipe', 'other', undefined],
    ]);
  });
});

describe('read', () => {
  it('refuses what is no regular file, and never waits for it', async () => {
    const { source } = setUp({
      'memory/pipe.md': { fifo: true },
      'memory/d.md': { dir: true },
      'memory/l.md': { symlink: 'd.md' },
    });
    await expect(source.read(ROOT, 'pipe.md')).rejects.toThrow('is not a regular file');
    await expect(source.read(ROOT, 'd.md')).rejects.toBeInstanceOf(ReadFault);
    await expect(source.read(ROOT, 'l.md')).rejects.toThrow('symbolic link');
    await expect(source.read(ROOT, 'none.md')).rejects.toThrow('gone');
  });

  it('refuses a note of over 16 MiB', async () => {
    const { folder, source } = setUp({ 'memory/big.md': '' });
    fs.truncateSync(path.join(folder, 'memory/big.md'), 16 * 1024 * 1024 + 1);
    await expect(source.read(ROOT, 'big.md')).rejects.toThrow('over the limit');
  });
});

it('streams any file in chunks', async () => {
  const bytes = Buffer.alloc(3 * 1024 * 1024 + 7, 'ab\n');
  const { folder, source } = setUp({ 'memory/log.jsonl': '' });
  fs.writeFileSync(path.join(folder, 'memory/log.jsonl'), bytes);
  const chunks: Buffer[] = [];
  for await (const chunk of source.stream(ROOT, 'log.jsonl')) chunks.push(Buffer.from(chunk));
  expect(Buffer.concat(chunks).equals(bytes)).toBe(true);
});

it('streams no more than there was when the file was opened', async () => {
  const { folder, source } = setUp({ 'memory/log.jsonl': 'ab\n'.repeat(1024 * 1024) });
  let length = 0;
  for await (const chunk of source.stream(ROOT, 'log.jsonl')) {
    length += chunk.length;
    fs.appendFileSync(path.join(folder, 'memory/log.jsonl'), chunk);
  }
  expect(length).toBe(3 * 1024 * 1024);
});

describe('git', () => {
  it('knows which paths are ignored, by which line', async () => {
    const { folder, source } = setUp(
      { '.gitignore': '# keys\n*token*\n!token-names.md\n', 'memory/a.md': 'x' },
      true,
    );
    fs.writeFileSync(path.join(folder, 'memory/-token notes\n.md'), 'x');
    const { ignored } = await source.git(ROOT, ['a.md', '-token notes\n.md', 'token-names.md']);
    expect([...ignored]).toEqual([['-token notes\n.md', '.gitignore:2: *token*']]);
  });

  it('knows whether the lock is tracked', async () => {
    const { folder, source } = setUp({ 'memory/.lock': 'x' }, true);
    expect((await source.git(ROOT, ['.lock'])).tracked?.has('.lock')).toBe(false);
    execFileSync('git', ['-C', folder, 'add', '-f', 'memory/.lock']);
    expect((await source.git(ROOT, ['.lock'])).tracked?.has('.lock')).toBe(true);
  });

  it('is not misled by the variables that a hook inherits', async () => {
    const { folder } = setUp({ '.gitignore': 'a.md\n', 'memory/a.md': 'x' }, true);
    const source = worktree(folder, {
      ...process.env,
      GIT_DIR: '/nowhere',
      GIT_INDEX_FILE: '/nowhere',
    });
    expect((await source.git(ROOT, ['a.md'])).ignored.size).toBe(1);
  });

  it('drops the variables that git names, and no others', () => {
    const listed = execFileSync('git', ['rev-parse', '--local-env-vars'], { encoding: 'utf8' });
    expect([...LOCAL_VARIABLES].sort()).toEqual(listed.trim().split('\n').sort());
  });

  it('knows the facts from any working directory, with a repository inside of the memory', async () => {
    const { folder } = setUp(
      { '.gitignore': 'a.md\n', 'memory/a.md': 'x', 'memory/.lock': '', 'memory/sub/b.md': 'x' },
      true,
    );
    execFileSync('git', ['init', '-q', path.join(folder, 'memory/sub')]);
    execFileSync('git', ['-C', folder, 'add', '-f', 'memory/.lock']);
    const root = { ...ROOT, path: path.relative(os.tmpdir(), path.join(folder, 'memory')) };
    const facts = await worktree(os.tmpdir(), process.env).git(root, ['a.md', '.lock', 'sub/b.md']);
    expect([...facts.ignored.keys()]).toEqual(['a.md']);
    expect(facts.tracked?.has('.lock')).toBe(true);
    expect(facts.fault).toBeUndefined();
  });

  it('has no facts where git is missing', async () => {
    const { folder } = setUp({ 'memory/a.md': 'x' }, true);
    const source = worktree(folder, { PATH: '/nowhere' });
    expect(await source.git(ROOT, ['a.md'])).toEqual({
      ignored: new Map(),
      fault: expect.stringContaining('git'),
    });
  });
});
