import { existsSync } from 'node:fs';
import path from 'node:path';
import { POLICY_ROLES, REGISTRY_NAME, SKILL_FILE } from '../roots/table.ts';
import type { Project, RootInfo } from '../types.ts';
import { discover } from './discover.ts';
import type { Projects } from './projects.ts';
import { showPath } from './show-path.ts';

/** A file beside the memory that was named by itself, and the project that it is judged in. */
export interface Beside {
  readonly project: Project;
  readonly only: ReadonlySet<string>;
  /** Roots that its folder holds. */
  readonly roots: readonly RootInfo[];
}

/** Whether a file is called as one that is judged beside the memory. */
export function hasBesideName(file: string): boolean {
  const name = path.basename(file);
  return POLICY_ROLES.has(name) || name === SKILL_FILE || name === REGISTRY_NAME;
}

/**
 * The project around a policy, a registry or the file of a registered skill; undefined for any other file.
 * @param cwd absolute folder that paths are shown relative to
 * @param file absolute
 */
export function findBeside(cwd: string, file: string, projects: Projects): Beside | undefined {
  if (!hasBesideName(file)) return undefined;
  const project = projects.at(path.dirname(file));
  const shown = showPath(cwd, file);
  const isOurs = project.registry?.shownPath === shown || project.files.some((one) => one.path === shown);
  return isOurs ? { project, only: new Set([shown]), roots: rootsIn(cwd, file, projects) } : undefined;
}

/** The same for a file whose text is at hand; a policy need not be on disk. */
export function besideText(cwd: string, file: string, bytes: Buffer, projects: Projects): Beside | undefined {
  const shown = showPath(cwd, file);
  const project = projects.at(path.dirname(file));
  const role = POLICY_ROLES.get(path.basename(file)) ?? project.files.find((one) => one.path === shown)?.role;
  if (role === undefined) return undefined;
  const others = project.files.filter((one) => (role === 'skill' ? one.path !== shown : one.role !== role));
  const files = [{ role, path: shown, read: () => bytes }, ...others];
  return { project: { ...project, files }, only: new Set([shown]), roots: rootsIn(cwd, file, projects) };
}

function rootsIn(cwd: string, file: string, { configuredAt }: Projects): RootInfo[] {
  const folder = path.dirname(file);
  return existsSync(folder) ? [...discover(cwd, [folder], configuredAt).roots] : [];
}
