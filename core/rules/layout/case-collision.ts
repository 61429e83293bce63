import { foldPath, showName } from '../../parse/path-name.ts';
import type { RootRule } from '../../types.ts';

export const rule: RootRule = {
  id: 'layout/case-collision',
  scope: 'root',
  summary: 'two names differ only in case or in Unicode form',
  severity: 'error',
  layouts: ['flat', 'typed', 'untyped'],
  why: 'macOS and Windows hold only one of the two. In a clone there one file overwrites the other, and the next commit loses it for everybody.',
  fix: 'Merge the two files, or rename one of them with `git mv`.',
  examples: {
    path: '.',
    bad: 'MEMORY.md\nRelease.md\nrelease.md\n',
    ok: 'MEMORY.md\nrelease.md\nrelease-notes.md\n',
  },
  *check(root) {
    const first = new Map<string, string>();
    for (const { path } of root.entries) {
      const folded = foldPath(path);
      const other = first.get(folded);
      if (other === undefined) first.set(folded, path);
      // Below two folders that collide every pair would; the folders are reported.
      else if (other !== path && folderOf(other) === folderOf(path)) {
        const how =
          other.normalize('NFC') === path.normalize('NFC') ? 'Unicode form (composed or not)' : 'case';
        const message = `${showName(path)} and ${showName(other)} differ only in ${how}: on macOS and Windows one overwrites the other; merge them or rename one`;
        yield { path, line: 1, column: 1, message, key: folded };
      }
    }
  },
};

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);
