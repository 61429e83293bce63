import fs from 'node:fs';
import path from 'node:path';
import { ReadFault } from '../errors.ts';
import { POLICY_ROLES } from '../roots/table.ts';
import type { ProjectFile, ProjectRole } from '../types.ts';
import { ancestors, findRepository, projectFolder } from './find-roots.ts';
import { showPath } from './show-path.ts';
import { readSmallBytes } from './small-file.ts';

/**
 * The policies that govern a memory: of each name the nearest one, from the root's own folder up to the top of its
 * repository, or without a repository up to the folder that it is the memory of. One stat a folder and name.
 * @param root absolute folder
 * @returns absolute paths; what stands there may be anything
 */
export function findPolicies(root: string): { role: ProjectRole; file: string }[] {
  const folders = ancestors(root, findRepository(root) ?? projectFolder(root));
  return [...POLICY_ROLES].flatMap(([name, role]) => {
    const file = folders.map((folder) => path.join(folder, name)).find(isThere);
    return file === undefined ? [] : [{ role, file }];
  });
}

/** @param base absolute folder that its path is shown relative to */
export function projectFile(role: ProjectRole, file: string, base: string): ProjectFile {
  return { role, path: showPath(base, file), read: () => readFile(file) };
}

/** A link is followed, as agents do; one that leads nowhere is there, and cannot be read. */
function readFile(file: string): Buffer {
  const bytes = readSmallBytes(file);
  if (bytes === undefined) throw new ReadFault('is a link that leads nowhere');
  return bytes;
}

/** A folder that may not be looked into is reported as such, and holds nothing. */
function isThere(file: string): boolean {
  try {
    return fs.lstatSync(file, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}
