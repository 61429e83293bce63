import fs from 'node:fs';
import { expect, it } from 'vitest';
import { writeChanges } from '../../core/fix/write-changes.ts';
import { snapshot } from '../helpers/snapshot.ts';
import { writeTree } from '../helpers/tree.ts';
import { plan } from './fix.ts';
import { BAD, fix, GOOD, INDEX, project } from './project.ts';

it('can run twice at once', async () => {
  const names = Array.from({ length: 40 }, (_, at) => `n${at}`);
  const named = (text: string, name: string) => text.replace('name: n', `name: ${name}`);
  const { cwd, read } = project({
    'MEMORY.md': names.map((name) => `- [x](${name}.md)\n`).join(''),
    ...Object.fromEntries(names.map((name) => [`${name}.md`, named(BAD, name)])),
  });
  const runs = await Promise.all([fix(cwd), fix(cwd), fix(cwd)]);
  expect(runs.map(({ code }) => code)).not.toContain(2);
  for (const name of names) expect(read(`${name}.md`)).toBe(named(GOOD, name));
  expect(Object.keys(snapshot(cwd)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

it('names what a killed run left behind, and mends beside it', async () => {
  const { cwd, file, read } = project({
    'MEMORY.md': INDEX,
    'a.md': BAD,
    'b.md': GOOD.replace('n\n', 'm\n'),
  });
  writeTree(file(''), { '.zeref-0123456789abcdef.tmp': BAD.slice(0, 20) });
  const { stdout } = await fix(cwd);
  expect(stdout).toContain('a run of zeref was stopped while it wrote and left this behind: delete it');
  expect(read('a.md')).toBe(GOOD);
  expect(read('.zeref-0123456789abcdef.tmp')).toBe(BAD.slice(0, 20));
});

it('leaves what somebody changed after it was read', async () => {
  const { cwd, file, read } = project({
    'MEMORY.md': '- [A](a.md)\n',
    'a.md': BAD,
    'b.md': BAD,
    'c.md': BAD,
    'd.md': BAD,
  });
  const { changes } = await plan(cwd);
  fs.appendFileSync(file('a.md'), 'more\n');
  fs.rmSync(file('b.md'));
  writeTree(file(''), { 'c.md': { symlink: 'd.md' } });
  const written = writeChanges(changes);
  const of = (outcome: string) => written.filter((one) => one.outcome === outcome).map(({ path }) => path);
  const shown = (...names: string[]) => names.map((name) => `.claude/memory/${name}.md`);
  expect(of('skipped')).toEqual(shown('a', 'b', 'c'));
  expect(of('written')).toEqual(shown('MEMORY', 'd'));
  expect(read('a.md')).toBe(`${BAD}more\n`);
  expect(fs.existsSync(file('b.md'))).toBe(false);
  expect([fs.readlinkSync(file('c.md')), read('d.md')]).toEqual(['d.md', GOOD]);
  expect(fs.readdirSync(file('')).sort()).toEqual(['MEMORY.md', 'a.md', 'c.md', 'd.md']);
});

it('makes no page in the place of one that came meanwhile, and goes through no folder that became a link', async () => {
  const { cwd, file, read } = project({ 'MEMORY.md': INDEX, 'sub/a.md': BAD, 'other/a.md': BAD });
  writeTree(cwd, { 'memory/hot.md': '# hot\n', 'memory/index.md': '# INDEX\n' });
  const { changes } = await plan(cwd);
  writeTree(cwd, { 'memory/RISKS.md': 'mine\n', 'memory/snapshots': { symlink: '../.claude' } });
  fs.rmSync(file('sub'), { recursive: true });
  fs.symlinkSync('other', file('sub'));
  const reasons = writeChanges(changes).flatMap(({ path, reason = '' }) =>
    reason ? [`${path}: ${reason}`] : [],
  );
  expect(reasons.sort()).toEqual([
    expect.stringMatching(
      /^\.claude\/memory\/sub\/a\.md: .*sub is a symbolic link: nothing is written through it$/,
    ),
    'memory/RISKS.md: somebody wrote it in the meantime: run zeref again',
    expect.stringMatching(
      /^memory\/snapshots\/\.gitkeep: .*snapshots is a symbolic link: nothing is written through it$/,
    ),
  ]);
  expect(snapshot(cwd)['memory/RISKS.md']).toBe('mine\n');
  expect(snapshot(cwd)['.claude/.gitkeep']).toBeUndefined();
  expect(read('other/a.md')).toBe(GOOD);
});
