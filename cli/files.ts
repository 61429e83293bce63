import fs from 'node:fs';
import path from 'node:path';
import { ZerefError } from '../core/errors.ts';
import { writeAll, writeTemporary } from '../core/store/temporary.ts';

export function isFolder(name: string): boolean {
  return fs.statSync(name, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** The pages of rules beside the program, which may have been started through a link. */
export function docsFolder(program: string | undefined): string | undefined {
  try {
    const folder = path.join(path.dirname(fs.realpathSync(program ?? '')), '../docs/rules');
    return isFolder(folder) ? folder : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Absolute path of a file that a report goes to; a link is followed, so that it stays one.
 * @throws ZerefError when the folder does not exist, or the file is a folder
 */
export function resolveOutput(cwd: string, file: string): string {
  const target = path.resolve(cwd, file);
  const folder = path.dirname(target);
  if (!isFolder(folder))
    throw new ZerefError('no-output-folder', `${file}: the folder ${folder} does not exist`);
  const stat = fs.statSync(target, { throwIfNoEntry: false });
  if (stat?.isDirectory()) throw new ZerefError('output-is-folder', `${file} is a folder, not a file`);
  if (stat && !stat.isFile()) return target;
  return stat ? fs.realpathSync(target) : path.join(fs.realpathSync(folder), path.basename(target));
}

/** Writes a file so that a reader sees the old text or the new one, never a part. Devices and pipes are written in place. */
export function replaceFile(file: string, chunks: Iterable<string>): void {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (stat && !stat.isFile()) writeInPlace(file, chunks);
  else replaceRegular(file, chunks, stat && { mode: stat.mode & 0o777 });
}

function replaceRegular(
  file: string,
  chunks: Iterable<string>,
  like: { readonly mode: number } | undefined,
): void {
  const temporary = writeTemporary(path.dirname(file), chunks, like);
  try {
    fs.renameSync(temporary, file);
  } catch (error) {
    fs.rmSync(temporary, { force: true });
    throw error;
  }
}

function writeInPlace(file: string, chunks: Iterable<string>): void {
  const handle = fs.openSync(file, 'w');
  try {
    for (const chunk of chunks) writeAll(handle, Buffer.from(chunk));
  } finally {
    fs.closeSync(handle);
  }
}
