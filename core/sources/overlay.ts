import type { Entry, RootInfo, Source } from '../types.ts';
import { once, withFiles } from './text.ts';

/** Bytes that take the place of files of `base`, or come beside them; nothing is written. */
export class Overlay implements Source {
  readonly kind;
  readonly #base: Source;
  /** Root path -> root-relative path -> bytes. */
  readonly #files = new Map<string, ReadonlyMap<string, Buffer>>();

  constructor(base: Source) {
    this.#base = base;
    this.kind = base.kind;
  }

  /** Puts these files over those of a root, in the place of what was put there before. */
  cover(root: Pick<RootInfo, 'path'>, files: ReadonlyMap<string, Buffer>): void {
    this.#files.set(root.path, files);
  }

  async list(root: RootInfo): Promise<Entry[]> {
    return withFiles(await this.#base.list(root), this.#of(root).keys());
  }

  async read(root: RootInfo, path: string): Promise<Buffer> {
    return this.#of(root).get(path) ?? this.#base.read(root, path);
  }

  stream(root: RootInfo, path: string): AsyncIterable<Buffer> {
    const bytes = this.#of(root).get(path);
    return bytes ? once(bytes) : this.#base.stream(root, path);
  }

  git(...args: Parameters<Source['git']>): ReturnType<Source['git']> {
    return this.#base.git(...args);
  }

  #of(root: RootInfo): ReadonlyMap<string, Buffer> {
    return this.#files.get(root.path) ?? new Map();
  }
}
