import fs from 'node:fs';
import path from 'node:path';
import { targetIn } from './target.ts';
import { syncFolder, writeTemporary } from './temporary.ts';

const { O_NOFOLLOW = 0, O_NONBLOCK = 0, O_RDONLY } = fs.constants;
const WRITABLE = 0o222;

/**
 * Puts new bytes in the place of a file's old ones, as a whole, and keeps its mode.
 * @param dir absolute folder; @param file path below it, with `/`
 * @param before what the file is believed to hold
 * @returns `changed` when it holds something else by now, `read-only` when nobody may write it; it is left alone then
 * @throws ZerefError for a path that leaves `dir` or goes through a link; else the error of the system call
 */
export function replaceFile(
  dir: string,
  file: string,
  before: Buffer,
  after: Buffer,
): 'replaced' | 'changed' | 'read-only' {
  const target = targetIn(dir, file);
  const stat = fs.lstatSync(target, { throwIfNoEntry: false });
  if (!stat?.isFile()) return 'changed';
  // A rename would not ask: it needs the right to write the folder alone.
  if ((stat.mode & WRITABLE) === 0) return 'read-only';
  const temporary = writeTemporary(path.dirname(target), [after], stat.mode & 0o7777);
  try {
    if (!holds(target, before)) return 'changed';
    fs.renameSync(temporary, target);
  } finally {
    fs.rmSync(temporary, { force: true });
  }
  syncFolder(path.dirname(target));
  return 'replaced';
}

function holds(file: string, bytes: Buffer): boolean {
  let handle: number | undefined;
  try {
    handle = fs.openSync(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    return fs.fstatSync(handle).size === bytes.length && fs.readFileSync(handle).equals(bytes);
  } catch {
    return false;
  } finally {
    if (handle !== undefined) fs.closeSync(handle);
  }
}
