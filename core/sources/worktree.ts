import fs from 'node:fs';
import path from 'node:path';
import { ReadFault } from '../errors.ts';
import type { Env } from '../git.ts';
import { FLAT_FILES } from '../roots/table.ts';
import type { Entry, RootInfo, Source } from '../types.ts';
import { findRepository } from './find-roots.ts';
import { IgnoredFiles } from './ignored-files.ts';

/** No note is larger; past it a file is reported, not read. The event log is streamed and has no limit. */
const READ_LIMIT = 16 * 1024 * 1024;
const CHUNK = 1024 * 1024;
/** Not through links, and never waiting for the writer of a FIFO. */
const OPEN_FLAGS = fs.constants.O_RDONLY | fs.constants.O_NONBLOCK | fs.constants.O_NOFOLLOW;

/**
 * Files as they are on disk.
 * @param base absolute folder that root paths are relative to
 * @param env the caller's environment, for git
 * @param roots what will be asked about, so that git is asked once a repository
 */
export function worktree(base: string, env: Env, roots: readonly Pick<RootInfo, 'path'>[] = []): Source {
  const folders = new Map<string, string>();
  // Asked for each file: the folder is worked out once.
  const absolute = (root: Pick<RootInfo, 'path'>, file = '') => {
    const folder = folders.get(root.path) ?? path.resolve(base, root.path);
    folders.set(root.path, folder);
    return file === '' ? folder : `${folder}${path.sep}${file}`;
  };
  const ignored = new IgnoredFiles(roots.map((root) => absolute(root)));
  return {
    kind: 'worktree',
    list: async (root) => listFolder(absolute(root)),
    read: async (root, file) => readWhole(absolute(root, file)),
    stream: (root, file) => readChunks(absolute(root, file)),
    git: async (root, paths) => {
      if (findRepository(absolute(root)) === undefined) return { ignored: new Map() };
      const { gitFacts, ignoredFiles } = await import('../git.ts');
      const files = ignored.below(absolute(root), (top, folders) => ignoredFiles(top, folders, env));
      return gitFacts(absolute(root), paths, files, trackedQuestions(root.layout, paths), env);
    },
  };
}

/** What rules ask about the index: a lock that is there, and files of the flat layout that are not. */
function trackedQuestions(layout: RootInfo['layout'], paths: readonly string[]): string[] {
  const known = new Set(paths);
  const missing = layout === 'flat' ? FLAT_FILES.filter((name) => !known.has(name)) : [];
  return known.has('.lock') ? ['.lock', ...missing] : missing;
}

function listFolder(top: string): Entry[] {
  const realTop = realPath(top);
  if (realTop === undefined)
    return [{ path: '', kind: 'symlink', fault: 'is a symbolic link that leads nowhere' }];
  const entries: Entry[] = [];
  const pending = [''];
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    const { items, fault } = readFolder(path.join(top, folder));
    if (fault !== undefined) entries.push({ path: folder, kind: 'dir', fault });
    else if (folder !== '') entries.push({ path: folder, kind: 'dir' });
    for (const item of items) {
      if (item.name === '.git' || item.name === 'node_modules') continue;
      const name = folder === '' ? item.name : `${folder}/${item.name}`;
      if (item.isDirectory()) pending.push(name);
      else entries.push(entryOf(item, name, top, realTop));
    }
  }
  return entries.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function realPath(name: string): string | undefined {
  try {
    return fs.realpathSync(name);
  } catch {
    return undefined;
  }
}

function readFolder(folder: string): { items: fs.Dirent[]; fault?: string } {
  try {
    return { items: fs.readdirSync(folder, { withFileTypes: true }) };
  } catch (error) {
    return { items: [], fault: asReadFault(error).message };
  }
}

function entryOf(item: fs.Dirent, name: string, top: string, realTop: string): Entry {
  if (item.isSymbolicLink()) return { path: name, kind: 'symlink', link: linkOf(top, realTop, name) };
  if (item.isFile()) return { path: name, kind: 'file' };
  return { path: name, kind: 'other', fault: 'is not a regular file but a FIFO, a socket or a device' };
}

function linkOf(top: string, realTop: string, name: string): NonNullable<Entry['link']> {
  const file = path.join(top, name);
  let target = '';
  try {
    target = fs.readlinkSync(file);
    const real = fs.realpathSync(file);
    return { target, state: real === realTop || real.startsWith(realTop + path.sep) ? 'inside' : 'outside' };
  } catch {
    return { target, state: 'dangling' };
  }
}

function readWhole(file: string): Buffer {
  const { handle, size } = open(file);
  try {
    if (size > READ_LIMIT)
      throw new ReadFault(`is ${size} bytes, over the limit of ${READ_LIMIT} for one note`);
    const bytes = Buffer.allocUnsafe(size);
    let length = 0;
    for (let count = 1; count > 0 && length < size; length += count)
      count = read(handle, bytes.subarray(length));
    return bytes.subarray(0, length);
  } finally {
    fs.closeSync(handle);
  }
}

/** As much of a file as there is when it is opened: somebody may be appending to it all the time. */
async function* readChunks(file: string): AsyncIterable<Buffer> {
  const { handle, size } = open(file);
  try {
    const buffer = Buffer.allocUnsafe(Math.min(CHUNK, size));
    for (let left = size; left > 0; ) {
      const count = read(handle, buffer.subarray(0, Math.min(buffer.length, left)));
      if (count === 0) return;
      left -= count;
      yield buffer.subarray(0, count);
    }
  } finally {
    fs.closeSync(handle);
  }
}

function read(handle: number, buffer: Buffer): number {
  try {
    return fs.readSync(handle, buffer, 0, buffer.length, null);
  } catch (error) {
    throw asReadFault(error);
  }
}

/** Opens a regular file. Asking for its size is dear in a loop over all notes, so it is done once. */
function open(file: string): { handle: number; size: number } {
  let handle: number;
  try {
    handle = fs.openSync(file, OPEN_FLAGS);
  } catch (error) {
    throw asReadFault(error);
  }
  const stat = fs.fstatSync(handle);
  if (stat.isFile()) return { handle, size: stat.size };
  fs.closeSync(handle);
  throw new ReadFault('is not a regular file');
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'cannot be read: permission denied',
  EPERM: 'cannot be read: permission denied',
  ENOENT: 'was there when the folder was listed and is gone now',
  EISDIR: 'is a folder',
  ELOOP: 'is a symbolic link',
  ENXIO: 'is not a regular file',
};

function asReadFault(error: unknown): ReadFault {
  if (error instanceof ReadFault) return error;
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return new ReadFault(REASONS[code] ?? `cannot be read: ${code || (error as Error).message}`);
}
