import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { asProcess } from '../cli/hosts.ts';
import { git } from '../helpers/checkout.ts';
import { snapshot, times } from '../helpers/snapshot.ts';
import { tempFolder, writeTree } from '../helpers/tree.ts';
import { BAD, fix, GOOD, INDEX, project } from './project.ts';

it('mends, says what, and has nothing to do the second time', async () => {
  const { cwd, read } = project({ 'MEMORY.md': '- [A](a.md)\n', 'a.md': BAD, 'b.md': BAD });
  const { code, stderr, stdout } = await fix(cwd);
  expect(stderr.split('\n').sort()).toEqual([
    '',
    'zeref: fixed .claude/memory/MEMORY.md: index/unindexed',
    'zeref: fixed .claude/memory/a.md: frontmatter/yaml',
    'zeref: fixed .claude/memory/b.md: frontmatter/yaml',
  ]);
  expect(stdout).toContain('✔ Validation passed');
  expect(code).toBe(0);
  expect(read('MEMORY.md')).toBe('- [A](a.md)\n- [n](b.md) — a: b\n');
  const before = [snapshot(cwd), times(cwd)];
  expect(await fix(cwd)).toMatchObject({ code: 0, stderr: '' });
  expect([snapshot(cwd), times(cwd)]).toEqual(before);
});

it.each([0o600, 0o640, 0o755])('keeps the mode %o', async (mode) => {
  const { cwd, file, read } = project({ 'MEMORY.md': INDEX, 'a.md': BAD, 'b.md': GOOD });
  fs.chmodSync(file('a.md'), mode);
  await fix(cwd);
  expect(read('a.md')).toBe(GOOD);
  expect(fs.statSync(file('a.md')).mode & 0o777).toBe(mode);
});

it('leaves a file that its mode calls read-only, and says so', async () => {
  const { cwd, file, read } = project({ 'MEMORY.md': INDEX, 'a.md': BAD, 'b.md': BAD });
  fs.chmodSync(file('a.md'), 0o444);
  const { code, stderr, stdout } = await fix(cwd);
  expect(stderr).toMatch(/^zeref: not fixed: \.claude\/memory\/a\.md: it is read-only/m);
  expect([read('a.md'), read('b.md')]).toEqual([BAD, GOOD]);
  expect(stdout).toContain('frontmatter/yaml');
  expect(code).toBe(1);
});

it('gives the other name of a file no new bytes', async () => {
  const { cwd, file, read } = project({ 'MEMORY.md': INDEX, 'a.md': BAD, 'b.md': GOOD });
  fs.linkSync(file('a.md'), path.join(cwd, 'elsewhere.md'));
  await fix(cwd);
  expect(read('a.md')).toBe(GOOD);
  expect(fs.readFileSync(path.join(cwd, 'elsewhere.md'), 'utf8')).toBe(BAD);
});

it('writes through no link', async () => {
  const { cwd, file } = project({ 'MEMORY.md': INDEX, 'b.md': GOOD, 'real/c.md': BAD });
  writeTree(cwd, { 'outside/a.md': BAD, 'outside/d.md': BAD });
  fs.symlinkSync('../../outside/a.md', file('a.md'));
  fs.symlinkSync('../../outside', file('out'));
  fs.symlinkSync('real', file('in'));
  await fix(cwd);
  expect(fs.readFileSync(path.join(cwd, 'outside/a.md'), 'utf8')).toBe(BAD);
  expect(fs.readFileSync(path.join(cwd, 'outside/d.md'), 'utf8')).toBe(BAD);
  expect(fs.lstatSync(file('a.md')).isSymbolicLink()).toBe(true);
});

it('leaves an index that is a link', async () => {
  const { cwd, file } = project({ 'MEMORY.md': { symlink: '../../shared.md' }, 'a.md': GOOD });
  writeTree(cwd, { 'shared.md': '- [B](b.md)\n' });
  await fix(cwd);
  expect(fs.readFileSync(path.join(cwd, 'shared.md'), 'utf8')).toBe('- [B](b.md)\n');
  expect(fs.readlinkSync(file('MEMORY.md'))).toBe('../../shared.md');
});

it('touches only the folder that is named', async () => {
  const { cwd, read } = project({ 'MEMORY.md': '', 'sub/a.md': BAD, 'subtle.md': BAD });
  await fix(cwd, '.claude/memory/sub');
  expect([read('sub/a.md'), read('subtle.md'), read('MEMORY.md')]).toEqual([GOOD, BAD, '']);
});

it.each([['memory'], ['.claude']])('writes nothing where %s itself is a link', async (link) => {
  const cwd = tempFolder();
  writeTree(cwd, {
    'outside/memory/a.md': BAD,
    'outside/memory/MEMORY.md': '- [A](a.md)\n',
    'project/x': '',
  });
  const project = path.join(cwd, 'project');
  fs.symlinkSync(link === 'memory' ? '../outside/memory' : '../outside', path.join(project, link));
  const { code, stderr } = await fix(project);
  expect(stderr).toContain(`${link} is a symbolic link: nothing is written through it`);
  expect(code).toBe(2);
  expect(fs.readFileSync(path.join(cwd, 'outside/memory/a.md'), 'utf8')).toBe(BAD);
});

it('touches only the file that is named', async () => {
  const { cwd, read } = project({ 'MEMORY.md': '', 'a.md': BAD, 'b.md': BAD });
  await fix(cwd, '.claude/memory/a.md');
  expect([read('a.md'), read('b.md'), read('MEMORY.md')]).toEqual([GOOD, BAD, '']);
});

it('leaves what the config leaves out', async () => {
  const { cwd, read } = project({ 'MEMORY.md': INDEX, 'a.md': BAD, 'b.md': BAD });
  writeTree(cwd, {
    'zeref.config.json': '{"ignore":[".claude/memory/b.md"],"rules":{"index/unindexed":"off"}}',
  });
  await fix(cwd);
  expect([read('a.md'), read('b.md')]).toEqual([GOOD, BAD]);
  writeTree(cwd, { 'zeref.config.json': '{"rules":{"frontmatter/yaml":"off"}}' });
  await fix(cwd);
  expect(read('b.md')).toBe(BAD);
});

it('makes no page in the place of one that git still has', async () => {
  const cwd = tempFolder();
  writeTree(cwd, { 'memory/hot.md': '# hot\n', 'memory/RISKS.md': '# RISKS\n' });
  git(cwd, 'init', '-q');
  git(cwd, 'add', '.');
  fs.rmSync(path.join(cwd, 'memory/RISKS.md'));
  const { stdout } = await fix(cwd);
  expect(stdout).toContain('RISKS.md is missing, and git has it');
  expect(fs.existsSync(path.join(cwd, 'memory/RISKS.md'))).toBe(false);
  expect(fs.existsSync(path.join(cwd, 'memory/DECISIONS.md'))).toBe(true);
  expect(fs.existsSync(path.join(cwd, 'memory/snapshots/.gitkeep'))).toBe(true);
  expect(fs.existsSync(path.join(cwd, 'memory/patterns/PATTERNS.jsonl'))).toBe(false);
});

it('writes machine formats too', async () => {
  const { cwd } = project({ 'MEMORY.md': '- [A](a.md)\n', 'a.md': BAD });
  const before = await asProcess(['validate', '--format', 'json'], { cwd });
  expect(JSON.parse(before.stdout).diagnostics[0].fix).toEqual({
    path: '.claude/memory/a.md',
    edits: [{ range: [25, 29], text: '"a: b"' }],
  });
  const after = await fix(cwd, '--format', 'json', '--output', 'junit:report.xml', '--quiet');
  expect(JSON.parse(after.stdout).diagnostics).toEqual([]);
  expect(after.stderr).toBe('');
  expect(fs.readFileSync(path.join(cwd, 'report.xml'), 'utf8')).toContain('no findings');
});

it.each([
  [['--fix', '--stdin', '--stdin-filename', 'a.md'], '--fix mends files, and --stdin has none'],
  [['--dry-run'], '--dry-run goes with --fix'],
  [['--fix', '--dry-run', '--format', 'json'], '--dry-run prints a patch'],
  [['--fix', '--dry-run', '--output', 'json:x'], '--dry-run prints a patch'],
])('refuses %j', async (words, says) => {
  const { code, stderr, stdout } = await asProcess(['validate', ...words], { cwd: tempFolder() });
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain(says);
});

it('says where a file that it may not make is, in one line', async () => {
  const cwd = tempFolder();
  writeTree(cwd, { 'memory/hot.md': '# hot\n', 'memory/index.md': '# INDEX\n', 'memory/raw': 'a file' });
  const { stderr, stdout } = await fix(cwd);
  expect(stderr).not.toContain('memory/raw');
  expect(stdout).toContain('raw is a file where a folder is due');
  expect(fs.readFileSync(path.join(cwd, 'memory/raw'), 'utf8')).toBe('a file');
});
