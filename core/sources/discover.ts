import fs from 'node:fs';
import path from 'node:path';
import { ZerefError } from '../errors.ts';
import { detectLayout } from '../roots/layout.ts';
import type { Layout, RootInfo } from '../types.ts';
import {
  ancestors,
  findRepository,
  holdsMemory,
  isNamedRoot,
  isUnnamedRoot,
  namedRootsIn,
  slashed,
} from './find-roots.ts';
import { showPath } from './show-path.ts';

export interface DiscoveredRoot extends RootInfo {
  /** Absolute path, as it was found, and with all links followed. */
  readonly dir: string;
  readonly realDir: string;
  /** Root-relative paths to look at, folders with a final `/`; undefined means the whole root. */
  readonly only?: ReadonlySet<string>;
}

export interface Discovery {
  readonly roots: readonly DiscoveredRoot[];
  /** Files, and folders, that the user named and that lie in no root. */
  readonly strayFiles: readonly string[];
  readonly strayFolders: readonly string[];
}

/** The roots that the config around a folder names, as absolute paths. */
export type ConfiguredAt = (
  folder: string,
) => readonly { readonly dir: string; readonly layout?: Layout | undefined }[];

/**
 * Finds the memory roots that a call is about (docs/architecture.md, "Memory roots").
 * @param cwd absolute folder; roots are shown relative to it
 * @param paths what the user named, relative to `cwd` or absolute; none means `cwd` and upwards
 * @throws ZerefError when a named path, or a root that the config names, does not exist
 */
export function discover(cwd: string, paths: readonly string[], configuredAt: ConfiguredAt): Discovery {
  const search = new Search(configuredAt);
  if (paths.length === 0) search.upwards(cwd);
  for (const named of paths) search.from(path.resolve(cwd, named), named);
  const roots = [...search.found].map(([dir, only]) => ({
    dir,
    realDir: realPath(dir),
    ...describeRoot(cwd, dir, search.layouts.get(dir)),
    ...(only && { only }),
  }));
  return { roots, strayFiles: search.strayFiles, strayFolders: search.strayFolders };
}

/** Layout of a root and why; `layout` is the config's word, if it has one. */
function describeRoot(cwd: string, dir: string, layout: Layout | undefined): RootInfo {
  const shown = showPath(cwd, dir);
  if (layout) return { path: shown, layout, why: 'the config says so' };
  return { path: shown, ...detectLayout(slashed(dir), (name) => fs.existsSync(path.join(dir, name))) };
}

class Search {
  /** Root -> the parts of it that were named, or undefined for all of it. */
  readonly found = new Map<string, Set<string> | undefined>();
  readonly layouts = new Map<string, Layout | undefined>();
  readonly strayFiles: string[] = [];
  readonly strayFolders: string[] = [];
  readonly #configuredAt: ConfiguredAt;
  /** Folder -> the root around it; many files of one folder may be named. */
  readonly #around = new Map<string, string | undefined>();
  /** Real path of a root -> the name it was found by first. */
  readonly #names = new Map<string, string>();

  constructor(configuredAt: ConfiguredAt) {
    this.#configuredAt = configuredAt;
  }

  upwards(cwd: string): void {
    this.#addAll(this.#rootsUpwards(cwd));
  }

  from(target: string, named: string): void {
    const kind = kindOf(target);
    if (kind === 'none') throw new ZerefError('no-such-path', `${named}: no such file or folder`);
    if (kind === 'folder' || isNamedRoot(target)) this.#folder(target, named);
    else if (!this.#part(target, '')) this.strayFiles.push(named);
  }

  #folder(target: string, named: string): void {
    const roots = this.#rootsAt(target);
    this.#addAll(roots);
    if (roots.length > 0 || this.#part(target, '/')) return;
    if (isUnnamedRoot(target) || holdsNotes(target)) this.#addAll([target]);
    else this.strayFolders.push(named);
  }

  /** Nearest first: the root that the folder lies in, then the first level that has any. */
  #rootsUpwards(cwd: string): string[] {
    const configured = this.#configured(cwd);
    if (configured.length > 0) return configured;
    const levels = ancestors(cwd, findRepository(cwd) ?? cwd);
    const around = levels.find(isNamedRoot);
    if (around !== undefined) return [around];
    for (const level of levels) {
      const named = namedRootsIn(level);
      if (named.length > 0) return named;
    }
    return isUnnamedRoot(cwd) ? [cwd] : [];
  }

  /** Roots that the config names take the place of known names. */
  #rootsAt(target: string): string[] {
    const configured = this.#configured(target);
    if (configured.includes(target) || isNamedRoot(target)) return [target];
    if (configured.length > 0) return configured.filter((dir) => dir.startsWith(target + path.sep));
    return namedRootsIn(target);
  }

  /** Adds a part of the nearest root around it. @returns whether there is one */
  #part(target: string, ending: '' | '/'): boolean {
    const folder = path.dirname(target);
    if (!this.#around.has(folder)) this.#around.set(folder, this.#rootAround(folder));
    const root = this.#around.get(folder);
    if (root === undefined) return false;
    const name = this.#nameOf(root);
    if (this.found.has(name) && this.found.get(name) === undefined) return true;
    const only = this.found.get(name) ?? new Set<string>();
    this.found.set(name, only.add(slashed(path.relative(root, target)) + ending));
    return true;
  }

  /** Does not leave the folder's repository. */
  #rootAround(folder: string): string | undefined {
    const configured = this.#configured(folder);
    const above = ancestors(folder, findRepository(folder));
    return above.find((dir) => configured.includes(dir) || isNamedRoot(dir)) ?? above.find(isUnnamedRoot);
  }

  #addAll(dirs: readonly string[]): void {
    for (const dir of dirs) this.found.set(this.#nameOf(dir), undefined);
  }

  /** One root that is reached under two names, through a link, is judged once. */
  #nameOf(dir: string): string {
    const real = realPath(dir);
    const name = this.#names.get(real) ?? dir;
    this.#names.set(real, name);
    return name;
  }

  #configured(folder: string): string[] {
    return this.#configuredAt(folder).map(({ dir, layout }) => {
      if (!fs.existsSync(dir))
        throw new ZerefError('no-such-root', `the config names the root ${dir}, which does not exist`);
      this.layouts.set(dir, layout);
      return dir;
    });
  }
}

/** A folder that the user named and that holds notes is a root, unless it is a whole repository. */
const holdsNotes = (folder: string) => findRepository(folder) !== folder && holdsMemory(folder);

function kindOf(target: string): 'folder' | 'other' | 'none' {
  try {
    return fs.statSync(target).isDirectory() ? 'folder' : 'other';
  } catch {
    return fs.lstatSync(target, { throwIfNoEntry: false }) ? 'other' : 'none';
  }
}

/** A link that leads nowhere has its own name alone. */
function realPath(dir: string): string {
  try {
    return fs.realpathSync(dir);
  } catch {
    return dir;
  }
}
