import { buildCatalogue } from './events/catalogue.ts';
import { judgeProject, type ProjectTask } from './run-project.ts';
import { RootRun, type Totals } from './run-root.ts';
import { Settler } from './settle/settle.ts';
import type { DiscoveredRoot } from './sources/discover.ts';
import type { Project, Report, RootInfo, Source } from './types.ts';

export interface RunRequest {
  readonly source: Source;
  readonly roots: readonly { readonly root: DiscoveredRoot; readonly project: Project }[];
  /** Files beside the memory that were named by themselves. */
  readonly beside?: readonly ProjectTask[];
  /** How many findings are kept; all are counted. */
  readonly maxFindings: number;
  readonly notes?: readonly string[];
  /** Called while the run is on, often, and with nothing when it is over; what it returns is waited for. */
  readonly onProgress?: (progress: Progress | undefined) => Promise<void> | undefined;
}

/** How far the run is in the root at hand. `total` is 0 where it is not known. */
export interface Progress {
  readonly unit: 'file' | 'byte';
  readonly done: number;
  readonly total: number;
}

/** One validation: every root's files become documents, rules look at them, findings settle into a report. */
export async function run(request: RunRequest): Promise<Report> {
  const settler = new Settler(request.maxFindings);
  const notes = [...(request.notes ?? [])];
  const totals: Totals = { files: 0, events: 0, bytes: 0, logs: 0 };
  for (const { root, project } of request.roots) {
    const events = await buildCatalogue(project.config.patterns.events, project.teamEvents);
    const rootRun = new RootRun(request, root, project, events, settler);
    const part = await rootRun.run();
    notes.push(...rootRun.notes);
    totals.files += part.files;
    totals.events += part.events;
    totals.bytes += part.bytes;
    totals.logs += part.logs;
  }
  const judged = new Set<string>();
  for (const task of projectTasks(request)) {
    const part = await judgeProject(task, settler, judged);
    totals.files += part.files;
    totals.bytes += part.bytes;
  }
  await request.onProgress?.(undefined);
  const { error, warning, info } = settler.counts;
  const { logs, ...checked } = totals;
  return {
    roots: request.roots.map(({ root: { path, layout, why } }) => ({ path, layout, why })),
    diagnostics: settler.sorted(),
    summary: {
      errors: error,
      warnings: warning,
      infos: info,
      preexisting: 0,
      ...checked,
      omitted: settler.omitted,
    },
    registries: [...new Set(request.roots.flatMap(({ project }) => project.registry ?? []))],
    counts: settler.byRule,
    logs,
    notes,
  };
}

/** Each project once, with all its roots. A text on standard input is judged, and what stands around it is not. */
function projectTasks({ source, roots, beside = [] }: RunRequest): ProjectTask[] {
  if (source.kind === 'text') return [...beside];
  const shared = new Map<Project, RootInfo[]>();
  for (const { root, project } of roots) shared.set(project, [...(shared.get(project) ?? []), root]);
  return [...[...shared].map(([project, roots]) => ({ project, roots })), ...beside];
}
