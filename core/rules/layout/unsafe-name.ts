import { showName } from '../../parse/path-name.ts';
import type { RootRule } from '../../types.ts';
import { nameFaults } from './_name-faults.ts';

/** Names in these are history: other writers chose them, and renaming would change what must not change. */
const HISTORY = /^(?:snapshots|archive|sync)\//;

export const rule: RootRule = {
  id: 'layout/unsafe-name',
  scope: 'root',
  summary: 'a name that some systems cannot hold, or that passes for another',
  severity: 'error',
  layouts: ['flat', 'typed', 'untyped'],
  why: 'One such name makes `git clone` fail on Windows for everybody. Hidden and direction marks make a name look like another, and names that git, editors and agents act on can turn a note into a program.',
  fix: 'Rename the file with `git mv`. Letters of every script, spaces and apostrophes are fine; a time in a name is written 20260301T101010Z. In snapshots/, archive/ and sync/ it is a warning, for history stays as it is.',
  examples: {
    path: '.',
    bad: 'MEMORY.md\nstand-up 10:30.md\naux.md\n',
    ok: 'MEMORY.md\nstand-up 1030.md\nauxiliary.md\n',
  },
  *check(root) {
    const seen = new Set<string>();
    for (const { path } of root.entries) {
      if (path === '' || seen.has(path)) continue;
      seen.add(path);
      const name = path.slice(path.lastIndexOf('/') + 1);
      const faults = nameFaults(name);
      if (faults.length === 0) continue;
      const old = root.layout === 'flat' && HISTORY.test(path);
      const advice = old ? 'it stays as it is; let new names hold none' : 'rename it';
      const message = `the name "${showName(name)}" ${faults.join(', and ')}: ${advice}`;
      yield { path, line: 1, column: 1, message, key: path, ...(old && { severity: 'warning' }) };
    }
  },
};
