import type { Entry, RootInfo, Source } from '../types.ts';

/**
 * A text that is not saved yet (an editor's buffer, standard input) in the place of one file of a root; all other files are
 * those of `base`, so that the text is judged among its neighbours.
 * @param path root-relative path it stands for; the file need not exist
 */
export function textSource(base: Source, path: string, bytes: Buffer): Source {
  return {
    kind: 'text',
    list: async (root) => withFiles(await base.list(root), [path]),
    read: async (root, file) => (file === path ? bytes : base.read(root, file)),
    stream: (root, file) => (file === path ? once(bytes) : base.stream(root, file)),
    git: (root: RootInfo, paths) => base.git(root, paths),
  };
}

/** Entries with files among them, and the folders above these. */
export function withFiles(entries: readonly Entry[], paths: Iterable<string>): Entry[] {
  const all = new Map(entries.map((entry) => [entry.path, entry]));
  for (const path of paths) {
    all.set(path, { path, kind: 'file' });
    for (let slash = path.lastIndexOf('/'); slash > 0; slash = path.lastIndexOf('/', slash - 1)) {
      const folder = path.slice(0, slash);
      if (!all.has(folder)) all.set(folder, { path: folder, kind: 'dir' });
    }
  }
  return [...all.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

export async function* once(bytes: Buffer): AsyncIterable<Buffer> {
  yield bytes;
}
