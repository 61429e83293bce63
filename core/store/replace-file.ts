import fs from 'node:fs';
import path from 'node:path';
import { targetIn } from './target.ts';
import { writeTemporary } from './temporary.ts';

const { O_NOFOLLOW = 0, O_NONBLOCK = 0, O_RDONLY, W_OK } = fs.constants;
const WRITABLE = 0o222;

/**
 * Puts new bytes in the place of a file's old ones, as a whole, and keeps its mode and owner. Another name of the same
 * file (a hard link) keeps the old bytes. The caller flushes the folder (`syncFolder`), once for all files in it.
 * @param dir absolute folder; @param file path below it, with `/`
 * @param before what the file is believed to hold
 * @returns `changed` when it holds something else by now, `read-only` when nobody may write it; it is left alone then
 * @throws ZerefError for a path that leaves `dir` or goes through a link; else the error of the system call, that of a
 * file which the caller may not write included
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
  // A rename would not ask: it needs the right to write the folder alone. The superuser may write all, so modes count.
  if ((stat.mode & WRITABLE) === 0) return 'read-only';
  fs.accessSync(target, W_OK);
  const temporary = writeTemporary(path.dirname(target), [after], stat);
  try {
    if (!holds(target, before)) return 'changed';
    fs.renameSync(temporary, target);
  } finally {
    fs.rmSync(temporary, { force: true });
  }
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
