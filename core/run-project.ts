import { isAbsolute } from 'node:path';
import { activeRules } from './active-rules.ts';
import { ReadFault } from './errors.ts';
import { parseDocument, parseSettings } from './parse/document.ts';
import { isPartOf } from './roots/paths.ts';
import { loadPolicySchemas } from './schema/compiled.ts';
import type { Settler } from './settle/settle.ts';
import type { Project, ProjectFile, ProjectPage, ProjectRule, RootInfo } from './types.ts';

/** A project to look at beside its memory. */
export interface ProjectTask {
  readonly project: Project;
  /** The roots that share it. */
  readonly roots: readonly RootInfo[];
  /** Paths of the files that were named by themselves, as shown to people; undefined means all. */
  readonly only?: ReadonlySet<string>;
}

/** Findings beside the memory have paths as shown to people. */
const SHOWN = { path: '.' };

/**
 * Judges the files beside the memory of one project.
 * @param judged paths that have been judged, which are not judged again; this call adds its own
 * @returns how many files were judged, and their bytes
 */
export async function judgeProject(
  { project, roots, only }: ProjectTask,
  settler: Settler,
  judged: Set<string>,
): Promise<{ files: number; bytes: number }> {
  const { config, registry, files } = project;
  const active = activeRules(config, (rule): rule is ProjectRule => rule.scope === 'project');
  const isAsked = (path: string) => isPartOf(only, path) && !judged.has(path) && !project.isIgnored(path);
  const paths = [...files.map(({ path }) => path), ...(registry ? [registry.shownPath] : [])];
  const asked = new Set(paths.filter(isAsked));
  if (active.length === 0 || asked.size === 0) return { files: 0, bytes: 0 };
  // A policy is read beside another one too: SHARING_POLICY.md names classes of REDACT.md.
  const pages = await readPages(files.filter(({ role, path }) => role !== 'skill' || asked.has(path)));
  const view = { pages, roots, ...(registry && { registry }) };
  for (const { rule, level } of active)
    for (const finding of rule.check(view))
      if (isAsked(finding.path)) settler.add(rule, level, SHOWN, finding);
  for (const path of asked) judged.add(path);
  // What lies in a root has been counted there.
  const counts = (path: string) => asked.has(path) && !roots.some((root) => isBelow(root, path));
  const sizes = pages.flatMap(({ path, document }) => (document && counts(path) ? [document.size] : []));
  if (registry && counts(registry.shownPath)) sizes.push(registry.size);
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

function isBelow({ path: root }: RootInfo, path: string): boolean {
  return root === '.' ? !isAbsolute(path) : path.startsWith(`${root}/`);
}

async function readPages(files: readonly ProjectFile[]): Promise<ProjectPage[]> {
  if (files.some(({ role }) => role !== 'skill')) await loadPolicySchemas();
  const pages: ProjectPage[] = [];
  for (const file of files) pages.push(await readPage(file));
  return pages;
}

async function readPage({ role, path, read }: ProjectFile): Promise<ProjectPage> {
  try {
    const bytes = read();
    const document = await (role === 'skill'
      ? parseDocument(path, 'free', bytes)
      : parseSettings(path, bytes));
    return { role, path, document };
  } catch (error) {
    if (!(error instanceof ReadFault)) throw error;
    return { role, path, fault: error.message };
  }
}
