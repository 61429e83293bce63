import fs from 'node:fs';
import path from 'node:path';
import { asProcess } from '../cli/hosts.ts';
import { type Tree, tempFolder, writeTree } from '../helpers/tree.ts';

/** A note that --fix mends, the same mended, and an index for two. */
export const BAD = '---\nname: n\ndescription: a: b\ntype: reference\n---\n\nBody.\n';
export const GOOD = BAD.replace('a: b', '"a: b"');
export const INDEX = '- [A](a.md)\n- [B](b.md)\n';

/** A project with a typed memory in it. */
export function project(files: Tree): {
  cwd: string;
  file: (name: string) => string;
  read: (name: string) => string;
} {
  const cwd = tempFolder();
  const entries = Object.entries(files).map(([name, content]) => [`.claude/memory/${name}`, content]);
  writeTree(cwd, Object.fromEntries(entries));
  const file = (name: string) => path.join(cwd, '.claude/memory', name);
  return { cwd, file, read: (name) => fs.readFileSync(file(name), 'utf8') };
}

/** The built program as a process of its own. */
export const fix = (cwd: string, ...more: string[]) => asProcess(['validate', '--fix', ...more], { cwd });
