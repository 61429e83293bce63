import { showName } from '../../parse/path-name.ts';
import type { Entry, RootRule } from '../../types.ts';

export const rule: RootRule = {
  id: 'layout/symlink',
  scope: 'root',
  summary: 'a symbolic link stands in the memory',
  severity: 'error',
  layouts: ['flat', 'typed', 'untyped'],
  why: 'A link lets a write to memory change a file elsewhere, and lets a file from elsewhere be read as memory. What it points to is not in git, differs on each machine, and is not checked.',
  fix: 'Delete the link, and copy what it points to into its place if the memory needs it.',
  examples: {
    path: '.',
    bad: 'MEMORY.md\nnotes.md -> ../../notes.md\n',
    ok: 'MEMORY.md\nnotes.md\n',
  },
  *check(root) {
    for (const { path, kind, link } of root.entries) {
      if (kind !== 'symlink') continue;
      yield {
        path,
        line: 1,
        column: 1,
        message: `${showName(path)} is a symbolic link ${describe(link)}`,
        key: path,
      };
    }
  },
};

function describe(link: Entry['link']): string {
  if (link === undefined) return 'and was not followed: replace it with the file itself';
  const to = `to "${showName(link.target)}"`;
  if (link.state === 'dangling') return `${to}, which does not exist: delete it`;
  if (link.state === 'outside')
    return `${to}, outside of the memory, and was not followed: replace it with the file itself`;
  return `${to}, inside the memory, and was not followed: replace it with the file itself, or link to that one`;
}
