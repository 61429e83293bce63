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

export interface DiscoveredRoot extends RootInfo {
  /** Absolute path. */
  readonly dir: string;
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

/** A path as people read it: relative below the base, absolute elsewhere; always with `/`. */
function showPath(base: string, target: string): string {
  const relative = path.relative(base, target);
  if (relative === '') return '.';
  const outside = relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative);
  return slashed(outside ? target : relative);
}

class Search {
  /** Root -> the parts of it that were named, or undefined for all of it. */
  readonly found = new Map<string, Set<string> | undefined>();
  readonly layouts = new Map<string, Layout | undefined>();
  readonly strayFiles: string[] = [];
  readonly strayFolders: string[] = [];
  readonly #configuredAt: ConfiguredAt;

  constructor(configuredAt: ConfiguredAt) {
    this.#configuredAt = configuredAt;
  }

  upwards(cwd: string): void {
    for (const dir of this.#rootsUpwards(cwd)) this.found.set(dir, undefined);
  }

  from(target: string, named: string): void {
    const stat = fs.statSync(target, { throwIfNoEntry: false });
    if (!stat && !fs.lstatSync(target, { throwIfNoEntry: false })) {
      throw new ZerefError('no-such-path', `${named}: no such file or folder`);
    }
    if (stat?.isDirectory()) this.#folder(target, named);
    else if (!this.#part(target, path.dirname(target), '')) this.strayFiles.push(named);
  }

  #folder(target: string, named: string): void {
    const roots = this.#rootsAt(target);
    for (const dir of roots) this.found.set(dir, undefined);
    if (roots.length > 0 || this.#part(target, path.dirname(target), '/')) return;
    if (isUnnamedRoot(target) || holdsNotes(target)) this.found.set(target, undefined);
    else this.strayFolders.push(named);
  }

  /** Nearest first: the root that the folder lies in, then the first level that has any. */
  #rootsUpwards(cwd: string): string[] {
    const configured = this.#configured(cwd);
    if (configured.length > 0) return configured;
    const levels = ancestors(cwd, findRepository(cwd) ?? cwd);
    const around = levels.find(isNamedRoot);
    if (around !== undefined) return [around];
    const named = levels.map(namedRootsIn).find((roots) => roots.length > 0);
    return named ?? (isUnnamedRoot(cwd) ? [cwd] : []);
  }

  #rootsAt(target: string): string[] {
    const configured = this.#configured(target);
    if (configured.includes(target) || isNamedRoot(target)) return [target];
    const below = configured.filter((dir) => dir.startsWith(target + path.sep));
    return [...new Set([...below, ...namedRootsIn(target)])];
  }

  /** Adds a part of the nearest root around a folder, without leaving its repository. */
  #part(target: string, folder: string, ending: '' | '/'): boolean {
    const configured = this.#configured(folder);
    const above = ancestors(folder, findRepository(folder));
    const root =
      above.find((dir) => configured.includes(dir) || isNamedRoot(dir)) ?? above.find(isUnnamedRoot);
    if (root === undefined) return false;
    if (this.found.has(root) && this.found.get(root) === undefined) return true;
    const only = this.found.get(root) ?? new Set<string>();
    this.found.set(root, only.add(slashed(path.relative(root, target)) + ending));
    return true;
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
