import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { git } from '../helpers/checkout.ts';
import { snapshot } from '../helpers/snapshot.ts';
import { tempFolder, writeTree } from '../helpers/tree.ts';
import { asProcess } from './hosts.ts';

const LOG = 'memory/patterns/PATTERNS.jsonl';

async function repository(folder = '.'): Promise<string> {
  const cwd = tempFolder();
  git(cwd, 'init', '-q', '-b', 'main');
  expect((await asProcess(['init', folder], { cwd })).code).toBe(0);
  return cwd;
}

function commit(cwd: string): void {
  git(cwd, 'add', '-A');
  git(cwd, 'commit', '-q', '-m', 'x');
}

it.each(['.', 'packages/api'])('git sees both attributes of the log, in %s', async (folder) => {
  const cwd = path.join(await repository(folder), folder);
  const seen = git(
    cwd,
    'check-attr',
    'text',
    'merge',
    '--',
    LOG,
    'memory/hot.md',
    'memory/raw/.gitkeep',
    'a.md',
  );
  expect(seen.trim().split('\n')).toEqual([
    `${LOG}: text: unset`,
    `${LOG}: merge: union`,
    'memory/hot.md: text: unset',
    'memory/hot.md: merge: unspecified',
    'memory/raw/.gitkeep: text: unset',
    'memory/raw/.gitkeep: merge: unspecified',
    'a.md: text: unspecified',
    'a.md: merge: unspecified',
  ]);
});

it('git sees them too when the lines are added to a file that was there', async () => {
  const cwd = tempFolder();
  git(cwd, 'init', '-q');
  writeTree(cwd, { '.gitattributes': '* text=auto eol=crlf\n' });
  const { stdout } = await asProcess(['init'], { cwd });
  const lines = [...stdout.matchAll(/^ {2}(memory\S* (?:-text|merge=union))$/gm)].map((found) => found[1]!);
  expect(lines).toHaveLength(2);
  fs.appendFileSync(path.join(cwd, '.gitattributes'), `${lines.join('\n')}\n`);
  expect(git(cwd, 'check-attr', 'text', 'merge', '--', LOG)).toBe(
    `${LOG}: text: unset\n${LOG}: merge: union\n`,
  );
});

it('a clone that turns line ends gets the same bytes of memory', async () => {
  const cwd = await repository();
  commit(cwd);
  const clone = path.join(tempFolder(), 'clone');
  git(cwd, 'clone', '-q', '-c', 'core.autocrlf=true', cwd, clone);
  expect(snapshot(path.join(clone, 'memory'))).toEqual(snapshot(path.join(cwd, 'memory')));
});

it('two branches that both wrote to the log are merged without a conflict', async () => {
  const cwd = await repository();
  commit(cwd);
  git(cwd, 'switch', '-q', '-c', 'side');
  fs.appendFileSync(path.join(cwd, LOG), '{"a":1}\n');
  commit(cwd);
  git(cwd, 'switch', '-q', 'main');
  fs.appendFileSync(path.join(cwd, LOG), '{"b":2}\n');
  commit(cwd);
  git(cwd, 'merge', '-q', '-m', 'merge', 'side');
  expect(fs.readFileSync(path.join(cwd, LOG), 'utf8')).toBe('{"b":2}\n{"a":1}\n');
});

it('git passes over the lock of a writer', async () => {
  const cwd = await repository();
  commit(cwd);
  writeTree(cwd, { 'memory/.lock': 'x', 'memory/patterns/.zeref-1-0a.tmp': 'x' });
  expect(git(cwd, 'status', '--porcelain')).toBe('');
});
