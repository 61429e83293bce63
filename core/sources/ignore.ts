import path from 'node:path';
import { slashed } from './find-roots.ts';

/**
 * The `ignore` globs of a config as one question.
 * A pattern without a slash matches at any depth; one that names a folder takes all below it.
 * @param base absolute folder that asked paths are relative to
 * @param folder absolute folder that the patterns are relative to
 */
export async function loadIgnorer(
  base: string,
  folder: string,
  patterns: readonly string[],
): Promise<(path: string) => boolean> {
  if (patterns.length === 0) return () => false;
  const { default: picomatch } = await import('picomatch');
  const matches = picomatch(patterns.flatMap(spread), { dot: true });
  return (asked) => matches(slashed(path.relative(folder, path.resolve(base, asked))));
}

function spread(pattern: string): string[] {
  const name = pattern.replace(/^\.?\//, '').replace(/\/$/, '');
  const anchored = name.includes('/') || pattern.startsWith('/') ? name : `**/${name}`;
  return [anchored, `${anchored}/**`];
}
