/** Where bytes come from. */

import type { Layout } from './words.ts';

/** One thing below a memory root, as its source lists it. `path` is relative to the root, with `/`. */
export interface Entry {
  readonly path: string;
  readonly kind: 'file' | 'dir' | 'symlink' | 'other';
  /** Why its content cannot be looked at; set by the source, or by the run when reading fails. */
  readonly fault?: string;
  /** Symlinks only: where it points, and what the source found there. */
  readonly link?: { readonly target: string; readonly state: 'inside' | 'outside' | 'dangling' };
}

/** A folder that holds one memory. */
export interface RootInfo {
  /** As shown to people: relative to the source's base with `/`, or absolute when outside of it; `.` for the base itself. */
  readonly path: string;
  readonly layout: Layout;
  /** Why the layout was chosen, in a few words. */
  readonly why: string;
}

/** Where bytes come from: the working tree, standard input, and later the index or a commit. */
export interface Source {
  readonly kind: 'worktree' | 'text';
  /** Everything below the root, parents before children, sorted by path in code-unit order. */
  list(root: RootInfo): Promise<Entry[]>;
  /** All bytes of one file. @throws ReadFault when it cannot be read. */
  read(root: RootInfo, path: string): Promise<Buffer>;
  /** The bytes of one file in chunks; a chunk is valid until the next one is asked for. @throws ReadFault */
  stream(root: RootInfo, path: string): AsyncIterable<Buffer>;
  /** What git says of these root-relative paths; empty where there is no repository. */
  git(root: RootInfo, paths: readonly string[]): Promise<GitFacts>;
}

export interface GitFacts {
  /** Root-relative path -> the ignore rule that hits it, as `file:line: pattern`. */
  readonly ignored: ReadonlyMap<string, string>;
  /** Root-relative paths in the index, of those that rules ask for; undefined where there is no repository. */
  readonly tracked?: ReadonlySet<string>;
  /** Why git gave no facts although there is a repository, in its own words. */
  readonly fault?: string;
}
