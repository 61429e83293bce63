import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { BAD, fix, GOOD, INDEX, project } from './project.ts';

const PROGRAM = path.resolve('dist/zeref.cjs');
const NOBODY = 65_534;

/** As a user for whom modes count. */
const asNobody = (cwd: string) =>
  spawnSync(process.execPath, [PROGRAM, 'validate', '--fix'], {
    cwd,
    uid: NOBODY,
    gid: NOBODY,
    encoding: 'utf8',
  });

describe.skipIf(process.getuid?.() !== 0)('owners', () => {
  it('mends what it may where it may not write all, and exits with 2', () => {
    const { cwd, file, read } = project({ 'MEMORY.md': INDEX, 'a.md': BAD, 'sub/b.md': BAD });
    execFileSync('chown', ['-R', `${NOBODY}`, cwd]);
    fs.chmodSync(file('sub'), 0o555);
    const { status, stderr } = asNobody(cwd);
    expect(stderr).toMatch(/^zeref: not fixed: \.claude\/memory\/sub\/b\.md: permission denied$/m);
    expect([read('a.md'), read('sub/b.md')]).toEqual([GOOD, BAD]);
    expect(status).toBe(2);
  });

  it('keeps the owner and the group', async () => {
    const { cwd, file, read } = project({ 'MEMORY.md': INDEX, 'a.md': BAD, 'b.md': GOOD });
    fs.chownSync(file('a.md'), NOBODY, 12_345);
    fs.chmodSync(file('a.md'), 0o2640);
    await fix(cwd);
    const { uid, gid, mode } = fs.statSync(file('a.md'));
    expect([read('a.md'), uid, gid, mode & 0o7777]).toEqual([GOOD, NOBODY, 12_345, 0o2640]);
  });

  it('takes no file from its owner, and none that it may not write', () => {
    const { cwd, file, read } = project({ 'MEMORY.md': INDEX, 'a.md': BAD, 'b.md': BAD, 'c.md': BAD });
    fs.chmodSync(cwd, 0o755);
    fs.chmodSync(file(''), 0o777);
    fs.chmodSync(file('a.md'), 0o666);
    fs.chmodSync(file('b.md'), 0o644);
    fs.chownSync(file('c.md'), NOBODY, 0);
    const { status, stderr } = asNobody(cwd);
    expect(stderr).toMatch(/^zeref: not fixed: \S+a\.md: mending it would change whose it is/m);
    expect(stderr).toMatch(/^zeref: not fixed: \S+b\.md: permission denied$/m);
    expect(['a.md', 'b.md', 'c.md'].map(read)).toEqual([BAD, BAD, GOOD]);
    expect(fs.readdirSync(file('')).sort()).toEqual(['MEMORY.md', 'a.md', 'b.md', 'c.md']);
    expect(status).toBe(2);
  });
});

/** Whether a file system of this size could be mounted there. */
function mount(folder: string, bytes: number): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder]).status === 0;
}

it('leaves each file whole where the disk is full, and nothing beside it', async (context) => {
  const { cwd, file } = project({ 'MEMORY.md': INDEX });
  if (!mount(file(''), 64 * 1024)) return context.skip();
  try {
    const big = BAD + 'x'.repeat(20_000);
    fs.writeFileSync(file('MEMORY.md'), INDEX);
    fs.writeFileSync(file('a.md'), big);
    fs.writeFileSync(file('fill'), Buffer.alloc(24_000));
    const { code, stderr } = await fix(cwd);
    expect(stderr).toMatch(/^zeref: not fixed: \S+a\.md: .*(?:ENOSPC|no space)/m);
    expect(code).toBe(2);
    expect(fs.readFileSync(file('a.md'), 'utf8')).toBe(big);
    expect(fs.readdirSync(file('')).sort()).toEqual(['MEMORY.md', 'a.md', 'fill']);
  } finally {
    execFileSync('umount', [file('')]);
  }
});
