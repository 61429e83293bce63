import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ZerefError } from '../errors.ts';

/**
 * Writes a new file beside its later place, so that a rename or link puts the whole of it there, and never a part.
 * @param folder absolute; @param chunks text as UTF-8, or bytes
 * @param like whose permission bits and, where they are given, owner and group it gets; what the umask leaves of 0666 otherwise
 * @returns its absolute path; the caller renames or removes it
 * @throws ZerefError where the owner cannot be kept, else the error of the system call that failed; nothing is left
 * behind then
 */
export function writeTemporary(folder: string, chunks: Iterable<string | Buffer>, like?: Like): string {
  const file = path.join(folder, `.zeref-${randomBytes(8).toString('hex')}.tmp`);
  const handle = fs.openSync(file, 'wx');
  try {
    if (like) makeAlike(handle, like);
    for (const chunk of chunks) writeAll(handle, typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
    fs.fsyncSync(handle);
  } catch (error) {
    fs.rmSync(file, { force: true });
    throw error;
  } finally {
    fs.closeSync(handle);
  }
  return file;
}

/** What of a file's `fs.Stats` another one gets. */
interface Like {
  readonly mode: number;
  readonly uid?: number;
  readonly gid?: number;
}

function makeAlike(handle: number, { mode, ...owner }: Like): void {
  const own = fs.fstatSync(handle);
  const { uid = own.uid, gid = own.gid } = owner;
  try {
    if (uid !== own.uid || gid !== own.gid) fs.fchownSync(handle, uid, gid);
  } catch {
    // Another group is as good where it may do what everybody may.
    if (uid !== own.uid || ((mode >> 3) & 7) !== (mode & 7))
      throw new ZerefError('owner', 'mending it would change whose it is: let its owner do it');
  }
  // Not by opening: the umask would take rights away. Not before: a new owner takes some away too.
  fs.fchmodSync(handle, mode & 0o7777);
}

/** One write may take only a part. */
export function writeAll(handle: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length; ) at += fs.writeSync(handle, bytes, at);
}

/** Makes a rename or a new name last through a power cut. A system that cannot do it for folders does without. */
export function syncFolder(folder: string): void {
  let handle: number | undefined;
  try {
    handle = fs.openSync(folder, 'r');
    fs.fsyncSync(handle);
  } catch {
    // Windows opens no folder, some network disks sync none: the data itself is written.
  } finally {
    if (handle !== undefined) fs.closeSync(handle);
  }
}
