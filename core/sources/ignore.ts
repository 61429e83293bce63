import path from 'node:path';
import { matchesGlob } from '../roots/glob.ts';
import { slashed } from './find-roots.ts';

/**
 * The `ignore` globs of a config as one question.
 * A pattern without a slash matches at any depth; one that names a folder takes all below it.
 * @param base absolute folder that asked paths are relative to
 * @param folder absolute folder that the patterns are relative to
 */
export function ignorer(
  base: string,
  folder: string,
  patterns: readonly string[],
): (path: string) => boolean {
  const globs = patterns.flatMap(spread);
  if (globs.length === 0) return () => false;
  return (asked) => {
    const relative = slashed(path.relative(folder, path.resolve(base, asked)));
    return globs.some((glob) => matchesGlob(glob, relative));
  };
}

function spread(pattern: string): string[] {
  const name = pattern.replace(/^\.?\//, '').replace(/\/$/, '');
  const anchored = name.includes('/') || pattern.startsWith('/') ? name : `**/${name}`;
  return [anchored, `${anchored}/**`];
}
