import { DEFAULT_CONFIG } from '../../core/defaults.ts';
import { run } from '../../core/run.ts';
import { discover } from '../../core/sources/discover.ts';
import { findRegistry, loadRegistry } from '../../core/sources/registry.ts';
import { worktree } from '../../core/sources/worktree.ts';
import type { Config, Project, Report, Source } from '../../core/types.ts';

export type PartialConfig = {
  [K in keyof Config]?: Config[K] extends readonly unknown[] ? Config[K] : Partial<Config[K]>;
};

/** Validates a folder with the real engine and the real disk; a registry beside the memory counts. */
export async function validate(
  cwd: string,
  config: PartialConfig = {},
  options: { paths?: string[]; maxFindings?: number; project?: Partial<Project>; source?: Source } = {},
): Promise<Report> {
  const registry = findRegistry([cwd]) === undefined ? undefined : loadRegistry(cwd);
  const project: Project = {
    config: {
      ...DEFAULT_CONFIG,
      ...config,
      limits: { ...DEFAULT_CONFIG.limits, ...config.limits },
      budget: { ...DEFAULT_CONFIG.budget, ...config.budget },
      patterns: { ...DEFAULT_CONFIG.patterns, ...config.patterns },
    } as Config,
    ...(registry && { registry }),
    teamEvents: [],
    isIgnored: () => false,
    ...options.project,
  };
  return run({
    source: options.source ?? worktree(cwd, process.env),
    roots: discover(cwd, options.paths ?? [], () => []).roots.map((root) => ({ root, project })),
    maxFindings: options.maxFindings ?? 100_000,
  });
}

/** One line a diagnostic, as fixtures state them: `path:line:column severity rule-id`. */
export function lines(report: Report): string[] {
  return report.diagnostics.map((d) => `${d.path}:${d.line}:${d.column} ${d.severity} ${d.ruleId}`);
}
