import path from 'node:path';
import { slashed } from './find-roots.ts';

/** A path as people read it: relative below the base, absolute elsewhere; always with `/`. */
export function showPath(base: string, target: string): string {
  const relative = path.relative(base, target);
  if (relative === '') return '.';
  const outside = relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative);
  return slashed(outside ? target : relative);
}
