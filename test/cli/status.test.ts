import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { git } from '../helpers/checkout.ts';
import { inProcess } from './hosts.ts';
import { project } from './projects.ts';

const gitLine = async (cwd: string, env = {}) => {
  const { code, stdout, stderr } = await inProcess(['status'], { cwd, env });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return /^ {2}git {5}(.*)$/m.exec(stdout)?.[1];
};

function repository(): string {
  const cwd = project('typed');
  git(cwd, 'init', '--quiet', '--initial-branch=main');
  git(cwd, 'add', '--all');
  git(cwd, 'commit', '--quiet', '--message=start');
  return cwd;
}

it('says what git says of the memory, and of nothing else', async () => {
  const cwd = repository();
  expect(await gitLine(cwd)).toBe('branch main, all committed');
  fs.writeFileSync(path.join(cwd, 'outside.txt'), '');
  expect(await gitLine(cwd)).toBe('branch main, all committed');
  fs.appendFileSync(path.join(cwd, 'memory/MEMORY.md'), '\n');
  fs.writeFileSync(path.join(cwd, 'memory/nöw x.md'), '');
  expect(await gitLine(cwd)).toBe('branch main, 1 changed, 1 untracked');
  fs.writeFileSync(path.join(cwd, '.git/info/exclude'), 'memory/\n');
  git(cwd, 'rm', '--quiet', '--cached', '-r', 'memory');
  expect(await gitLine(cwd)).toBe('branch main, this folder is left out by .gitignore');
});

it('knows a detached head, and a repository without a commit', async () => {
  const cwd = repository();
  git(cwd, 'checkout', '--quiet', '--detach');
  expect(await gitLine(cwd)).toBe('detached HEAD, all committed');
  const fresh = project('typed');
  git(fresh, 'init', '--quiet', '--initial-branch=main');
  expect(await gitLine(fresh)).toBe('branch main, 0 changed, 3 untracked');
});

it('does not care for the variables of an editor, a pager or a hook', async () => {
  const env = {
    PAGER: 'less',
    EDITOR: 'vim',
    GIT_PAGER: 'cat',
    GIT_SSH_COMMAND: 'ssh -i k',
    GIT_DIR: '/nowhere',
  };
  expect(await gitLine(repository(), env)).toBe('branch main, all committed');
});

it('works without git and without a repository', async () => {
  expect(await gitLine(repository(), { PATH: '/nowhere' })).toBe('does not answer: spawn git ENOENT');
  expect(await gitLine(project('typed'))).toBe('no repository');
});

it('leaves the index alone', async () => {
  const cwd = repository();
  const index = path.join(cwd, '.git/index');
  fs.utimesSync(path.join(cwd, 'memory/MEMORY.md'), new Date(), new Date());
  const before = fs.readFileSync(index);
  await gitLine(cwd);
  expect(fs.readFileSync(index).equals(before)).toBe(true);
});
