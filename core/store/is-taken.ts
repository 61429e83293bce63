import fs from 'node:fs';
import { targetIn } from './target.ts';

/**
 * Whether something of that name is there, a link that leads nowhere included.
 * @param dir absolute folder; @param file path below it, with `/`
 * @throws ZerefError where `createFile` would: the path leaves `dir`, or a folder on the way is a link or no folder
 */
export function isTaken(dir: string, file: string): boolean {
  return fs.lstatSync(targetIn(dir, file), { throwIfNoEntry: false }) !== undefined;
}
