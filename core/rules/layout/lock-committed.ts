import type { RootRule } from '../../types.ts';

export const rule: RootRule = {
  id: 'layout/lock-committed',
  scope: 'root',
  summary: 'the lock file of the memory is tracked by git',
  severity: 'error',
  layouts: ['flat', 'typed', 'untyped'],
  why: 'The lock says that a process on one machine is writing. In git it reaches every clone, where it names a process that does not exist there and makes writers wait.',
  fix: 'Run `git rm --cached <memory>/.lock` and add `.lock` to the `.gitignore` of the memory folder.',
  examples: {
    path: '.',
    bad: '$ git ls-files\n.lock\nMEMORY.md\n',
    ok: '$ git ls-files\n.gitignore\nMEMORY.md\n',
  },
  *check(root) {
    if (!root.git.tracked?.has('.lock')) return;
    const message =
      'the lock file is tracked by git: run `git rm --cached` on it and add .lock to .gitignore';
    yield { path: '.lock', line: 1, column: 1, message, key: '.lock' };
  },
};
