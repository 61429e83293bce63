import fs from 'node:fs';
import path from 'node:path';
import { type Node, tempFolder, writeTree } from '../helpers/tree.ts';

type Overlay = Record<string, Node | null>;

/** A note of this size is not read. The file takes no room on disk. */
const OVER_THE_LIMIT = 17 * 1024 * 1024;

/**
 * Folders that calls are made in: `none` holds no memory, `typed` and `flat` a sound one, `bad error` (or `warning`,
 * `info`) a typed one with one finding of that severity, in memory/big.md.
 * @param overlay what is written over it
 */
export function project(kind: string, overlay: Overlay = {}): string {
  const folder = tempFolder();
  const [base = '', severity] = kind.split(' ');
  const files = path.resolve('fixtures/bases', base === 'bad' ? 'typed' : base);
  if (base !== 'none') fs.cpSync(files, folder, { recursive: true });
  if (severity !== undefined) {
    const config = JSON.stringify({ rules: { 'layout/unreadable': severity } });
    writeTree(folder, { 'zeref.config.json': config });
    addUnreadable(folder, ['memory/big.md']);
  }
  writeTree(folder, overlay);
  return folder;
}

/** Adds notes that cannot be read, each an error of layout/unreadable. */
export function addUnreadable(folder: string, names: readonly string[]): void {
  for (const name of names) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, '');
    fs.truncateSync(file, OVER_THE_LIMIT);
  }
}
