import { DEFAULT_CONFIG } from '../../core/defaults.ts';
import { run } from '../../core/run.ts';
import { discover } from '../../core/sources/discover.ts';
import { Projects } from '../../core/sources/projects.ts';
import { worktree } from '../../core/sources/worktree.ts';
import type { Config, Project, Report, Source } from '../../core/types.ts';

export type PartialConfig = {
  [K in keyof Config]?: Config[K] extends readonly unknown[] ? Config[K] : Partial<Config[K]>;
};

/** Validates a folder with the real engine and the real disk; what stands beside the memory counts. */
export async function validate(
  cwd: string,
  config: PartialConfig = {},
  options: { paths?: string[]; maxFindings?: number; project?: Partial<Project>; source?: Source } = {},
): Promise<Report> {
  const whole = {
    ...DEFAULT_CONFIG,
    ...config,
    limits: { ...DEFAULT_CONFIG.limits, ...config.limits },
    budget: { ...DEFAULT_CONFIG.budget, ...config.budget },
    patterns: { ...DEFAULT_CONFIG.patterns, ...config.patterns },
  } as Config;
  const projects = new Projects(cwd, false);
  const changed = new Map<Project, Project>();
  const projectOf = (folder: string): Project => {
    const found = projects.at(folder);
    const project = changed.get(found) ?? { ...found, config: whole, ...options.project };
    changed.set(found, project);
    return project;
  };
  return run({
    source: options.source ?? worktree(cwd, process.env),
    roots: discover(cwd, options.paths ?? [], () => []).roots.map((root) => ({
      root,
      project: projectOf(root.dir),
    })),
    maxFindings: options.maxFindings ?? 100_000,
  });
}

/** One line a diagnostic, as fixtures state them: `path:line:column severity rule-id`. */
export function lines(report: Report): string[] {
  return report.diagnostics.map((d) => `${d.path}:${d.line}:${d.column} ${d.severity} ${d.ruleId}`);
}
