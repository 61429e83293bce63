import type { Entry, RootInfo, Source } from '../types.ts';
import { once, withFiles } from './text.ts';

/**
 * Bytes that take the place of files of `base`, or come beside them; nothing is written. What has been read once stays as it
 * was then: a repair holds for the bytes that were judged, whatever somebody writes in the meantime.
 */
export class Overlay implements Source {
  readonly kind;
  readonly #base: Source;
  /** Root path -> root-relative path -> bytes. */
  readonly #covers = new Map<string, ReadonlyMap<string, Buffer>>();

  readonly #read = new Map<string, Promise<Buffer>>();

  constructor(base: Source) {
    this.#base = base;
    this.kind = base.kind;
  }

  /** Puts these files over those of a root, in the place of what was put there before. */
  cover(root: Pick<RootInfo, 'path'>, files: ReadonlyMap<string, Buffer>): void {
    this.#covers.set(root.path, files);
  }

  async list(root: RootInfo): Promise<Entry[]> {
    return withFiles(await this.#base.list(root), this.#of(root).keys());
  }

  async read(root: RootInfo, path: string): Promise<Buffer> {
    const cover = this.#of(root).get(path);
    if (cover) return cover;
    const name = `${root.path}\0${path}`;
    const reading = this.#read.get(name) ?? this.#base.read(root, path);
    this.#read.set(name, reading);
    return reading;
  }

  stream(root: RootInfo, path: string): AsyncIterable<Buffer> {
    const bytes = this.#of(root).get(path);
    return bytes ? once(bytes) : this.#base.stream(root, path);
  }

  git(...args: Parameters<Source['git']>): ReturnType<Source['git']> {
    return this.#base.git(...args);
  }

  #of(root: RootInfo): ReadonlyMap<string, Buffer> {
    return this.#covers.get(root.path) ?? new Map();
  }
}
