import fs from 'node:fs';
import path from 'node:path';

/** Everything below a folder: path with `/` -> text of a file, target of a link, `dir`; git's own files are left out. */
export function snapshot(folder: string): Record<string, string> {
  return Object.fromEntries(entriesOf(folder).map(([name, file]) => [name, contentOf(file)]));
}

/** When each file and folder below a folder was changed last, in nanoseconds. */
export function times(folder: string): Record<string, bigint> {
  const changed = (file: string) => fs.lstatSync(file, { bigint: true }).mtimeNs;
  return Object.fromEntries(entriesOf(folder).map(([name, file]) => [name, changed(file)]));
}

function entriesOf(folder: string): [name: string, file: string][] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .map((file): [string, string] => [path.relative(folder, file).split(path.sep).join('/'), file])
    .filter(([name]) => !/(^|\/)\.git(\/|$)/.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function contentOf(file: string): string {
  const stat = fs.lstatSync(file);
  if (stat.isDirectory()) return 'dir';
  return stat.isSymbolicLink() ? `-> ${fs.readlinkSync(file)}` : fs.readFileSync(file, 'utf8');
}
