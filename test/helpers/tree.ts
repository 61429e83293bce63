import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A file's text, a folder, a link, or bytes in base64. */
export type Node = string | { dir: true } | { symlink: string } | { fifo: true } | { base64: string };
export type Tree = Record<string, Node>;

/** An empty folder outside of every repository; it goes when the run of tests ends (test/helpers/build.ts). */
export function tempFolder(): string {
  return fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'zeref-'));
}

/** Writes a tree below a folder; the later of two nodes with one path wins, `null` takes one away. */
export function writeTree(folder: string, tree: Record<string, Node | null>): void {
  for (const [name, node] of Object.entries(tree)) {
    const target = path.join(folder, name);
    fs.rmSync(target, { recursive: true, force: true });
    if (node === null) continue;
    fs.mkdirSync(path.dirname(target), { recursive: true });
    if (typeof node === 'string') fs.writeFileSync(target, node);
    else if ('dir' in node) fs.mkdirSync(target, { recursive: true });
    else if ('symlink' in node) fs.symlinkSync(node.symlink, target);
    else if ('fifo' in node) execFileSync('mkfifo', [target]);
    else fs.writeFileSync(target, Buffer.from(node.base64, 'base64'));
  }
}
