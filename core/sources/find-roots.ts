import fs from 'node:fs';
import path from 'node:path';
import { isFlatFile, isFlatFolder } from '../roots/layout.ts';
import { INDEX_NAME, LOG_PATH, ROOT_FOLDERS } from '../roots/table.ts';

/** The top level of the repository around a folder. Reads the disk only: no git is needed to find memory. */
export function findRepository(start: string): string | undefined {
  return ancestors(start).find(isTopLevel);
}

/** Folders with a known name in `folder` that hold a memory; `folder` may be a part of such a name, as `.claude` is. */
export function namedRootsIn(folder: string): string[] {
  const named = ROOT_FOLDERS.flatMap(({ path: name, each }) => {
    const dirs = [path.join(folder, name), ...restOf(folder, name)];
    return each ? dirs.flatMap(subFolders) : dirs;
  });
  return named.filter(holdsMemory);
}

/** Where a known name goes on in a folder that is its beginning: `<x>/.claude` -> `<x>/.claude/memory`. */
function restOf(folder: string, name: string): string[] {
  const parts = name.split('/');
  return parts.flatMap((_, at) => {
    const beginning = parts.slice(0, at + 1);
    const fits = slashed(folder).endsWith(`/${beginning.join('/')}`);
    return fits ? [path.join(folder, ...parts.slice(at + 1))] : [];
  });
}

/** Whether a folder has a known name and holds a memory. */
export function isNamedRoot(folder: string): boolean {
  return hasKnownName(folder) && holdsMemory(folder);
}

/**
 * Whether a folder without a known name is a memory all the same.
 * The top level of a repository is none, whatever stands in it: the whole project would become memory.
 */
export function isUnnamedRoot(folder: string): boolean {
  if (isTopLevel(folder)) return false;
  const names = listNames(folder);
  return names.includes(INDEX_NAME) || names.filter(isFlatFile).length >= 2;
}

/**
 * Whether a folder holds the index, a flat member, or a note with frontmatter. One that is there and may not be read
 * counts: it is found, and reported as unreadable.
 */
export function holdsMemory(folder: string): boolean {
  const names = namesIn(folder);
  if (names === 'refused') return true;
  if (names.some(isFlatFile) || names.filter(isFlatFolder).length >= 2) return true;
  if (fs.existsSync(path.join(folder, LOG_PATH))) return true;
  return names.some((name) => name.endsWith('.md') && opensWithFence(path.join(folder, name)));
}

/** A folder and all above it, nearest first, up to `top` where it is given. */
export function ancestors(start: string, top?: string): string[] {
  const folders = [start];
  let folder = start;
  while (folder !== top && path.dirname(folder) !== folder) {
    folder = path.dirname(folder);
    folders.push(folder);
  }
  return folders;
}

export const slashed = (name: string): string => name.split(path.sep).join('/');

/** Whether a folder holds the memory of one agent alone, beside that of the project. */
export function isOfOneAgent(folder: string): boolean {
  const above = path.posix.dirname(slashed(folder));
  return ROOT_FOLDERS.some(({ path: name, each }) => each === true && above.endsWith(`/${name}`));
}

/** The folder that a memory is the memory of, as its name says; without a known name the folder above. */
export function projectFolder(folder: string): string {
  const levels = ROOT_FOLDERS.filter(({ path: name, each }) => isCalled(folder, name, each)).map(
    ({ path: name, each }) => name.split('/').length + (each ? 1 : 0),
  );
  return path.resolve(folder, '../'.repeat(Math.max(1, ...levels)));
}

const isTopLevel = (folder: string) => fs.existsSync(path.join(folder, '.git'));

/** Whether a folder is called as a memory is, whatever it holds. */
export function hasKnownName(folder: string): boolean {
  return ROOT_FOLDERS.some(({ path: name, each }) => isCalled(folder, name, each));
}

/** @param each whether it is the folders below that name which count */
function isCalled(folder: string, name: string, each: true | undefined): boolean {
  const shown = slashed(folder);
  return (each ? path.posix.dirname(shown) : shown).endsWith(`/${name}`);
}

function opensWithFence(file: string): boolean {
  let handle: number | undefined;
  try {
    handle = fs.openSync(file, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK | fs.constants.O_NOFOLLOW);
    const start = Buffer.alloc(6);
    return start.toString('utf8', 0, fs.readSync(handle, start)).replace('\ufeff', '').startsWith('---');
  } catch {
    return false;
  } finally {
    if (handle !== undefined) fs.closeSync(handle);
  }
}

function namesIn(folder: string): string[] | 'refused' {
  try {
    return fs.readdirSync(folder);
  } catch {
    return isFolder(folder) || isBrokenLink(folder) ? 'refused' : [];
  }
}

/** A name that is there and leads nowhere, or round in a circle. */
function isBrokenLink(name: string): boolean {
  try {
    return fs.readlinkSync(name) !== '' && !fs.existsSync(name);
  } catch {
    return false;
  }
}

function isFolder(name: string): boolean {
  try {
    return fs.statSync(name).isDirectory();
  } catch {
    return false;
  }
}

function listNames(folder: string): string[] {
  const names = namesIn(folder);
  return names === 'refused' ? [] : names;
}

/** A folder that may not be read stands for those in it. */
function subFolders(folder: string): string[] {
  const names = namesIn(folder);
  if (names === 'refused') return [folder];
  return names.map((name) => path.join(folder, name)).filter(isFolder);
}
