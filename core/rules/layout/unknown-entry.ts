import { showName } from '../../parse/path-name.ts';
import { FLAT_FILES, FLAT_FOLDERS } from '../../roots/table.ts';
import type { Finding, MemoryRoot, RootRule } from '../../types.ts';

/** Parts of the layout, files that git and zeref keep here, and what flat memories hold besides in practice. */
const KNOWN = new Set([
  ...[...FLAT_FILES, ...FLAT_FOLDERS].map((path) => path.split('/', 1)[0]!),
  ...['glossary.md', 'projects', 'wiki', '.gitkeep', '.gitignore', '.gitattributes', '.lock'],
  ...['checksum.json', 'drafts', 'logs'],
]);

/** What a killed zeref left beside the file that it was about to write; a name of this form is nobody else's. */
const LEFTOVER = /(?:^|\/)\.zeref-[0-9a-f]{16}\.tmp$/;

export const rule: RootRule = {
  id: 'layout/unknown-entry',
  scope: 'root',
  summary: 'a file or folder that is no part of the memory',
  severity: 'warning',
  layouts: ['flat', 'typed', 'untyped'],
  why: 'No rule looks at it and no agent reads it, so what it says is neither checked nor used. Often it is a misspelt name, or a note that was saved in the wrong place. Outside of the flat layout only what a killed zeref left behind is reported.',
  fix: 'Delete `.zeref-….tmp`: the file beside it is whole. Anything else: rename it to the name that was meant, move it to `projects/`, `raw/` or out of the memory, or make it a note (`.md` with frontmatter). Config `ignore` keeps it silently.',
  examples: {
    path: '.',
    bad: 'hot.md\nindex.md\nnotes.txt\nsnapshot/\n',
    ok: 'hot.md\nindex.md\nnotes.md\nsnapshots/\n',
  },
  *check(root) {
    yield* leftovers(root);
    if (root.layout !== 'flat') return;
    const noted = foldersWithNotes(root);
    for (const { path, kind } of root.entries) {
      if (path === '' || path.includes('/') || KNOWN.has(path) || root.git.ignored.has(path)) continue;
      if (LEFTOVER.test(path)) continue;
      if (kind === 'dir' ? noted.has(path) : path.endsWith('.md') || kind !== 'file') continue;
      const name = showName(path);
      const what = kind === 'dir' ? `${name}/ is not a folder` : `${name} is not a file`;
      const message = `${what} of the memory layout, so nothing checks or reads it: rename it, or move it to projects/ or raw/`;
      yield { path, line: 1, column: 1, message, key: path };
    }
  },
};

/** Reported where git leaves them out too: nobody else will say that they can go. */
function* leftovers({ entries }: MemoryRoot): Iterable<Finding> {
  for (const { path, kind } of entries) {
    if (kind !== 'file' || !LEFTOVER.test(path)) continue;
    const message = 'a run of zeref was stopped while it wrote and left this behind: delete it';
    yield { path, line: 1, column: 1, message, key: path };
  }
}

/** Top-level folders that hold a note at any depth. */
function foldersWithNotes({ entries }: MemoryRoot): Set<string> {
  const notes = entries.filter(
    ({ path, kind }) => kind === 'file' && path.endsWith('.md') && path.includes('/'),
  );
  return new Set(notes.map(({ path }) => path.slice(0, path.indexOf('/'))));
}
