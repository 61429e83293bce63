import { isAbsolute } from 'node:path';
import { joinRoot } from '../roots/paths.ts';
import type { Entry, RootInfo, Source } from '../types.ts';
import { once, withFiles } from './text.ts';

/**
 * Bytes that take the place of files of `base`, or come beside them; nothing is written. What has been listed or read once
 * stays as it was then, the log aside: a repair holds for what was judged, whatever somebody writes in the meantime.
 */
export class Overlay implements Source {
  readonly kind;
  readonly #base: Source;
  /** Path as shown -> bytes: a file of two roots, one in the other, is one file. */
  #covers: ReadonlyMap<string, Buffer> = new Map();
  readonly #listed = new Map<string, Promise<Entry[]>>();
  readonly #read = new Map<string, Promise<Buffer>>();

  constructor(base: Source) {
    this.#base = base;
    this.kind = base.kind;
  }

  /**
   * Puts these files over those on disk, in the place of what was put there before.
   * @param files path as shown (root path joined) -> bytes
   */
  cover(files: ReadonlyMap<string, Buffer>): void {
    this.#covers = files;
  }

  async list(root: RootInfo): Promise<Entry[]> {
    const above = root.path === '.' ? '' : `${root.path}/`;
    const isBelow = (path: string) => path.startsWith(above) && isAbsolute(path) === isAbsolute(root.path);
    const covered = [...this.#covers.keys()].filter(isBelow).map((path) => path.slice(above.length));
    const listing = this.#listed.get(root.path) ?? this.#base.list(root);
    this.#listed.set(root.path, listing);
    return withFiles(await listing, covered);
  }

  async read(root: RootInfo, path: string): Promise<Buffer> {
    const name = joinRoot(root, path);
    const cover = this.#covers.get(name);
    if (cover) return cover;
    const reading = this.#read.get(name) ?? this.#base.read(root, path);
    this.#read.set(name, reading);
    return reading;
  }

  stream(root: RootInfo, path: string): AsyncIterable<Buffer> {
    const bytes = this.#covers.get(joinRoot(root, path));
    return bytes ? once(bytes) : this.#base.stream(root, path);
  }

  git(...args: Parameters<Source['git']>): ReturnType<Source['git']> {
    return this.#base.git(...args);
  }
}
