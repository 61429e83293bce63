import fs from 'node:fs';
import path from 'node:path';
import { targetIn } from './target.ts';
import { syncFolder, writeAll, writeTemporary } from './temporary.ts';

/**
 * Writes a file where there is none; the folders above it are made. Whoever looks sees no file or the whole of it.
 * @param dir absolute folder; @param file path below it, with `/`; @param text its content, as UTF-8
 * @returns `exists` when something of that name is there, a dangling link included; it is left alone
 * @throws ZerefError for a path that leaves `dir` or goes through a link; else the error of the system call
 */
export function createFile(dir: string, file: string, text: string): 'created' | 'exists' {
  const target = targetIn(dir, file);
  if (fs.lstatSync(target, { throwIfNoEntry: false })) return 'exists';
  const folder = path.dirname(target);
  fs.mkdirSync(folder, { recursive: true });
  const temporary = writeTemporary(folder, [text]);
  try {
    if (!linkNew(temporary, target) && !writeNew(target, text)) return 'exists';
  } finally {
    fs.rmSync(temporary, { force: true });
  }
  syncFolder(folder);
  return 'created';
}

/** Unlike a rename, a link never takes the place of a file. @returns whether it is made */
function linkNew(temporary: string, target: string): boolean {
  try {
    fs.linkSync(temporary, target);
    return true;
  } catch {
    // Something of that name is there by now, or the disk knows no hard links: the next step tells which.
    return false;
  }
}

function writeNew(target: string, text: string): boolean {
  let handle: number;
  try {
    handle = fs.openSync(target, 'wx');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  try {
    writeAll(handle, Buffer.from(text));
    fs.fsyncSync(handle);
  } catch (error) {
    fs.rmSync(target, { force: true });
    throw error;
  } finally {
    fs.closeSync(handle);
  }
  return true;
}
