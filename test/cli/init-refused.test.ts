import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { git } from '../helpers/checkout.ts';
import { snapshot, times } from '../helpers/snapshot.ts';
import { type Tree, tempFolder, writeTree } from '../helpers/tree.ts';
import { asProcess } from './hosts.ts';

const PROGRAM = path.resolve('dist/zeref.cjs');
const NOTE = '---\nname: n\ndescription: d\ntype: user\n---\nx\n';
const NOBODY = 65_534;

const refused: [name: string, tree: Tree, words: string[], says: RegExp][] = [
  ['a memory further up', { 'memory/hot.md': '' }, ['sub'], /has a memory already: \/\S+\/memory\n/],
  [
    'one of another name',
    { '.claude/memory/MEMORY.md': '' },
    [],
    /has a memory already: \S+\/\.claude\/memory\n/,
  ],
  ['the memory itself', { 'memory/hot.md': '' }, ['memory'], /\/memory is a memory folder/],
  ['a folder in the memory', { 'memory/hot.md': '' }, ['memory/projects'], /\/memory is a memory folder/],
  ['the name of a memory', {}, ['memory'], /\/memory is a memory folder\n {2}Name the project/],
  [
    'another layout',
    { 'memory/n.md': NOTE },
    [],
    /typed memory already .*\n {2}zeref init --layout typed adds/,
  ],
  ['the other way round', { 'memory/hot.md': '' }, ['--layout', 'typed'], /flat memory already/],
  ['code in memory/', { 'memory/heap.c': '' }, [], /holds other things than notes \(heap\.c\)/],
  ['roots of the config', { 'zeref.config.json': '{"roots":["notes"]}' }, [], /the config says .*\/notes\n/],
  ['a broken config', { 'zeref.config.json': '{' }, [], /zeref\.config\.json:1:\d+/],
  [
    'a link for memory/',
    { memory: { symlink: 'notes' }, notes: { dir: true } },
    [],
    /memory is a symbolic link/,
  ],
  ['a link to nowhere for memory/', { memory: { symlink: 'x' } }, [], /memory is a symbolic link/],
  ['a link for config/', { config: { symlink: '..' } }, [], /config is a symbolic link/],
  ['a file for memory/', { memory: '' }, [], /memory is a file where a folder is due/],
  ['a file for config/', { config: '' }, [], /config is a file where a folder is due/],
  ['a file for the folder', { here: '' }, ['here'], /there is a file of that name/],
];

describe.each(['', '--dry-run'])('is refused %s', (flag) => {
  it.each(refused)('%s', async (_, tree, words, says) => {
    const cwd = tempFolder();
    git(cwd, 'init', '-q');
    writeTree(cwd, tree);
    const [bytes, moments] = [snapshot(cwd), times(cwd)];
    const { code, stdout, stderr } = await asProcess(['init', ...words, ...(flag ? [flag] : [])], { cwd });
    expect(stderr).toMatch(says);
    expect([code, stdout]).toEqual([2, '']);
    expect([snapshot(cwd), times(cwd)]).toEqual([bytes, moments]);
  });
});

it('is not refused for a memory that the config names and that is yet to be', async () => {
  const cwd = tempFolder();
  writeTree(cwd, { 'zeref.config.json': '{"roots":["memory", "notes"]}' });
  expect((await asProcess(['init'], { cwd })).code).toBe(0);
});

it.skipIf(process.getuid?.() !== 0)('says in a line that a folder may not be written', () => {
  const cwd = tempFolder();
  fs.chmodSync(cwd, 0o755);
  const { status, stderr, stdout } = spawnSync(process.execPath, [PROGRAM, 'init'], {
    cwd,
    uid: NOBODY,
    gid: NOBODY,
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^zeref: memory\/hot\.md could not be written: EACCES: .*\n$/);
  expect(stdout).toContain('Created 0 file(s)');
  expect(status).toBe(2);
});

it.skipIf(process.getuid?.() !== 0)('lists what it wrote before the disk refused', () => {
  const cwd = tempFolder();
  fs.chmodSync(cwd, 0o755);
  writeTree(cwd, { memory: { dir: true } });
  fs.chmodSync(path.join(cwd, 'memory'), 0o777);
  const { status, stderr, stdout } = spawnSync(process.execPath, [PROGRAM, 'init'], {
    cwd,
    uid: NOBODY,
    gid: NOBODY,
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^zeref: PRIVACY\.md could not be written: EACCES: .*\n$/);
  expect(stdout).toMatch(/^ {2}created +memory\/\.gitignore .*\nCreated 15 file\(s\)\.\n$/m);
  expect(status).toBe(2);
});

it('leaves whole files when it is killed, and completes them', async () => {
  const whole = tempFolder();
  await asProcess(['init'], { cwd: whole });
  const due = snapshot(whole);
  for (let at = 1; at <= 8; at++) {
    const cwd = tempFolder();
    await killedAt(cwd, 3 * at);
    for (const [name, text] of Object.entries(snapshot(cwd)))
      if (!name.endsWith('.tmp')) expect([name, text]).toEqual([name, due[name]]);
    expect((await asProcess(['init'], { cwd })).code).toBe(0);
    expect(snapshot(cwd)).toMatchObject(due);
  }
});

/** Starts `zeref init` and kills it as soon as so many files and folders are there. */
async function killedAt(cwd: string, count: number): Promise<void> {
  const child = spawn(process.execPath, [PROGRAM, 'init'], { cwd, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.on('close', resolve));
  while (child.exitCode === null && fs.readdirSync(cwd, { recursive: true }).length < count)
    await new Promise((resolve) => setImmediate(resolve));
  child.kill('SIGKILL');
  await ended;
}
