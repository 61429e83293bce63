import fs from 'node:fs';
import path from 'node:path';
import { isPlainSegment } from '../parse/path-name.ts';
import { SKILL_FILE } from '../roots/table.ts';
import type { ProjectFile, RegisteredSkill } from '../types.ts';
import { projectFile } from './project-files.ts';

const skillsIn = (folder: string) => path.join(folder, 'skills');

/** Names of the folders that hold a skill, registered or not, sorted. @param folder absolute folder of the registry */
export function skillFolders(folder: string): ReadonlySet<string> {
  const home = skillsIn(folder);
  return new Set(namesIn(home).filter((name) => fs.existsSync(path.join(home, name, SKILL_FILE))));
}

/**
 * What there is of a registered skill. The case of its name counts on every system, and nothing outside of `skills/`
 * is looked at.
 * @param folders from `skillFolders`
 */
export function findSkill(
  folder: string,
  folders: ReadonlySet<string>,
  name: string,
): RegisteredSkill['state'] {
  if (folders.has(name)) return 'present';
  if (!isPlainSegment(name)) return 'unsafe';
  return fs.existsSync(path.join(skillsIn(folder), name)) ? 'no-file' : 'no-folder';
}

/** @param base absolute folder that its path is shown relative to */
export function skillFile(folder: string, name: string, base: string): ProjectFile {
  return projectFile('skill', path.join(skillsIn(folder), name, SKILL_FILE), base);
}

function namesIn(folder: string): string[] {
  try {
    return fs.readdirSync(folder).sort();
  } catch {
    return [];
  }
}
