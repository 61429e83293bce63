import type { Entry, RootInfo, Source } from '../types.ts';

/**
 * A text that is not saved yet (an editor's buffer, standard input) in the place of one file of a root; all other files are
 * those of `base`, so that the text is judged among its neighbours.
 * @param path root-relative path it stands for; the file need not exist
 */
export function textSource(base: Source, path: string, bytes: Buffer): Source {
  return {
    kind: 'text',
    list: async (root) => withFile(await base.list(root), path),
    read: async (root, file) => (file === path ? bytes : base.read(root, file)),
    stream: (root, file) => (file === path ? once(bytes) : base.stream(root, file)),
    git: (root: RootInfo, paths) => base.git(root, paths),
  };
}

function withFile(entries: readonly Entry[], path: string): Entry[] {
  const others = entries.filter((entry) => entry.path !== path);
  const all: Entry[] = [...others, { path, kind: 'file' }];
  return all.sort((a, b) => (a.path < b.path ? -1 : 1));
}

async function* once(bytes: Buffer): AsyncIterable<Buffer> {
  yield bytes;
}
