/** Whether a path lies in a folder whose notes nobody means to load: drafts, the archive, hidden folders. */
export function isQuietFolder(path: string): boolean {
  return path
    .split('/')
    .slice(0, -1)
    .some((name) => /^(?:_?drafts?|archived?|\..+)$/i.test(name));
}
