import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file unless it holds that text already, so that nothing watching it wakes up for nothing. */
export function writeText(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Makes a folder hold these files and no others. @param files path below the folder -> text */
export function writeFolder(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) writeText(path.join(folder, name), text);
  const present = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of present) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).split(path.sep).join('/');
    if (!entry.isDirectory() && !files.has(name)) rmSync(file);
  }
  for (const entry of present.reverse()) {
    const sub = path.join(entry.parentPath, entry.name);
    if (entry.isDirectory() && readdirSync(sub).length === 0) rmdirSync(sub);
  }
}
