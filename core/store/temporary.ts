import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes a new file beside its later place, so that a rename or link puts the whole of it there, and never a part.
 * @param folder absolute; @param chunks text as UTF-8, or bytes
 * @param mode permission bits to set; what the umask leaves of 0666 otherwise
 * @returns its absolute path; the caller renames or removes it
 * @throws the error of the system call that failed; nothing is left behind then
 */
export function writeTemporary(folder: string, chunks: Iterable<string | Buffer>, mode?: number): string {
  const file = path.join(folder, `.zeref-${randomBytes(8).toString('hex')}.tmp`);
  const handle = fs.openSync(file, 'wx');
  try {
    // Not by opening: the umask would take rights away.
    if (mode !== undefined) fs.fchmodSync(handle, mode);
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
