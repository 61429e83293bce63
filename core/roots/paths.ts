import type { RootInfo } from '../types.ts';

/** A root-relative path as people see it; the empty path is the root itself. */
export function joinRoot(root: Pick<RootInfo, 'path'>, path: string): string {
  if (path === '') return root.path;
  return root.path === '.' ? path : `${root.path}/${path}`;
}

/**
 * Whether a root-relative path is among those that the user named.
 * @param only names, those of folders with a final `/`; undefined stands for the whole root
 */
export function isPartOf(only: ReadonlySet<string> | undefined, path: string): boolean {
  if (only === undefined || only.has(path)) return true;
  for (let slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1))
    if (only.has(path.slice(0, slash + 1))) return true;
  return false;
}
