import type { RootRule } from '../../types.ts';
import { isScaffold } from './_scaffold.ts';

export const rule: RootRule = {
  id: 'layout/empty-scaffold',
  scope: 'root',
  summary: 'a memory root has its folders but none of its files yet',
  severity: 'info',
  layouts: ['flat'],
  why: 'Nothing is wrong with a memory that has not begun, but a clean result says nothing about it either: there was nothing to check.',
  fix: 'Let the agent write its first notes, or let `zeref init` write the files; an empty memory is no fault.',
  examples: {
    path: '.',
    bad: 'archive/\npatterns/\nraw/\nsnapshots/\n',
    ok: 'archive/\nhot.md\nindex.md\nMEMORY.md\npatterns/PATTERNS.jsonl\n',
  },
  *check(root) {
    if (!isScaffold(root)) return;
    const message = 'this memory is an empty scaffold: none of its files is there yet';
    yield { path: '', line: 1, column: 1, message, key: 'empty' };
  },
};
