import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { asProcess } from '../cli/hosts.ts';
import { type Tree, tempFolder, writeTree } from '../helpers/tree.ts';

const NOTE = '---\nname: n\ndescription: d\ntype: user\n---\nx\n';
const SOUND: Tree = { 'memory/MEMORY.md': '- [n](n.md)\n', 'memory/n.md': NOTE };

function project(tree: Tree): string {
  const cwd = tempFolder();
  writeTree(cwd, tree);
  return cwd;
}

describe('a file beside the memory that is no file', () => {
  const TEAM = '{"patterns":{"schemas":["events"]}}';
  it.each<[string, Tree]>([
    ['config is a FIFO', { 'zeref.config.json': { fifo: true } }],
    ['config is a device', { 'zeref.config.json': { symlink: '/dev/zero' } }],
    ['package.json is a FIFO', { 'package.json': { fifo: true } }],
    ['registry is a FIFO', { 'zeref-registry.json': { fifo: true } }],
    ['registry is a device', { 'zeref-registry.json': { symlink: '/dev/zero' } }],
    ['event schema is a FIFO', { 'zeref.config.json': TEAM, 'events/deploy.json': { fifo: true } }],
    [
      'event schema is a device',
      { 'zeref.config.json': TEAM, 'events/deploy.json': { symlink: '/dev/zero' } },
    ],
  ])('%s: an answer, and no waiting', async (name, tree) => {
    const { code, stdout, stderr } = await asProcess(['validate'], { cwd: project({ ...SOUND, ...tree }) });
    if (name.startsWith('package')) expect([code, stdout]).toEqual([0, expect.stringContaining('passed')]);
    else expect([code, stderr]).toEqual([2, expect.stringContaining('is not a regular file')]);
  });

  it('is refused when it is huge', async () => {
    const cwd = project(SOUND);
    fs.writeFileSync(path.join(cwd, 'zeref.config.json'), '{}');
    fs.truncateSync(path.join(cwd, 'zeref.config.json'), 3 * 1024 ** 3);
    const { code, stderr } = await asProcess(['validate'], { cwd });
    expect([code, stderr]).toEqual([2, expect.stringContaining('over the limit')]);
  });
});

describe('a root that cannot be looked into', () => {
  it.each<[string, Tree]>([
    ['a link that leads nowhere', { memory: { symlink: 'nowhere' } }],
    ['a link to itself', { memory: { symlink: 'memory' } }],
  ])('is reported beside a sound one: %s', async (_name, tree) => {
    const sound = Object.fromEntries(Object.entries(SOUND).map(([name, node]) => [`.claude/${name}`, node]));
    for (const args of [[], ['memory', '.claude/memory']]) {
      const { code, stdout } = await asProcess(['validate', ...args], {
        cwd: project({ ...sound, ...tree }),
      });
      expect([code, stdout]).toEqual([1, expect.stringContaining('layout/unreadable')]);
    }
  });

  it.skipIf(process.getuid?.() !== 0)('is reported to a user without the right to read it', () => {
    const cwd = project({
      ...SOUND,
      '.agents/memory/n.md': '---\nname: n\ndescription: d\n---\nx\n',
      '.claude/agent-memory/a/n.md': NOTE,
    });
    fs.chmodSync(cwd, 0o755);
    fs.chmodSync(path.join(cwd, 'memory'), 0o000);
    fs.chmodSync(path.join(cwd, '.claude/agent-memory'), 0o000);
    const program = path.join(cwd, 'dist');
    fs.cpSync('dist', program, { recursive: true });
    const { status, stdout } = spawnSync(process.execPath, [path.join(program, 'zeref.cjs'), 'validate'], {
      cwd,
      encoding: 'utf8',
      uid: 65_534,
      gid: 65_534,
    });
    expect(status).toBe(1);
    expect(stdout.match(/permission denied/g)).toHaveLength(2);
  });
});

describe('git', () => {
  it('runs no program that the repository names', async () => {
    const cwd = project({ ...SOUND, 'hook.sh': '#!/bin/sh\ntouch PWNED\n' });
    fs.chmodSync(path.join(cwd, 'hook.sh'), 0o755);
    execFileSync('git', ['init', '-q', cwd]);
    execFileSync('git', ['-C', cwd, 'config', 'core.fsmonitor', path.join(cwd, 'hook.sh')]);
    expect((await asProcess(['validate'], { cwd })).code).toBe(0);
    expect((await asProcess(['status'], { cwd })).code).toBe(0);
    expect(fs.existsSync(path.join(cwd, 'PWNED'))).toBe(false);
  });

  it('is a note when it refuses to answer', async () => {
    const cwd = project({ ...SOUND, '.git': 'gitdir: /nowhere\n' });
    const { code, stderr } = await asProcess(['validate'], { cwd });
    expect([code, stderr]).toEqual([0, expect.stringContaining('git does not answer in memory: ')]);
  });
});

it('ends for a schema that refers to itself, and names it', async () => {
  const event =
    '{"ts":"2026-06-08T14:00:00Z","agent":"a","event":"deploy","target":"t","payload":{},"hash":"x"}\n';
  const cwd = project({
    'zeref.config.json': '{"patterns":{"schemas":["events"]}}',
    'events/deploy.json': '{"$ref":"#"}',
    'memory/hot.md': '# hot\n',
    'memory/patterns/PATTERNS.jsonl': event,
  });
  const { code, stderr } = await asProcess(['validate'], { cwd });
  expect([code, stderr]).toEqual([2, expect.stringMatching(/deploy\.json: refers to itself without end/)]);
});

it('cannot be made to forge a line of its own by a name', async () => {
  const { stderr } = await asProcess(['validate', 'a\nzeref: all fine'], { cwd: project(SOUND) });
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
