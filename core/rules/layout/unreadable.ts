import { showName } from '../../parse/path-name.ts';
import type { RootRule } from '../../types.ts';

export const rule: RootRule = {
  id: 'layout/unreadable',
  scope: 'root',
  summary: 'a file or folder of memory cannot be read',
  severity: 'error',
  layouts: ['flat', 'typed', 'untyped'],
  why: 'What cannot be read is not checked, and the agent does not see it either. A run that passes over it would be a wrong "passed".',
  fix: 'Give the user that runs zeref and the agent the right to read it (`chmod u+r`), or take it out of the memory folder.',
  examples: {
    path: 'facts/release.md',
    bad: '---------- 1 someone someone 312 facts/release.md\n',
    ok: '-rw-r--r-- 1 someone someone 312 facts/release.md\n',
  },
  *check(root) {
    for (const { path, fault } of root.entries) {
      if (fault === undefined) continue;
      yield {
        path,
        line: 1,
        column: 1,
        message: `${showName(path) || 'the memory folder'} ${fault}; nothing in it was checked`,
        key: path,
      };
    }
  },
};
