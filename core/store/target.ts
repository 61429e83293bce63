import fs from 'node:fs';
import path from 'node:path';
import { ZerefError } from '../errors.ts';

/**
 * Absolute path of a file that is about to be written. A link below `dir` could lead anywhere, so none is followed.
 * @param dir absolute folder; it may itself be reached through links
 * @param file path below it, with `/`
 * @throws ZerefError when the path leaves `dir`, or a folder on the way is a link or no folder
 */
export function targetIn(dir: string, file: string): string {
  const parts = file.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..') || path.isAbsolute(file))
    throw new ZerefError('bad-target', `${file} is no path below ${dir}`);
  for (let depth = 1; depth < parts.length; depth++) {
    const folder = path.join(dir, ...parts.slice(0, depth));
    const stat = fs.lstatSync(folder, { throwIfNoEntry: false });
    if (stat?.isSymbolicLink())
      throw new ZerefError('symlink', `${folder} is a symbolic link: nothing is written through it`);
    if (stat && !stat.isDirectory())
      throw new ZerefError('no-folder', `${folder} is a file where a folder is due`);
  }
  return path.join(dir, ...parts);
}
