import { DEFAULT_CONFIG } from '../../core/defaults.ts';
import { type FixPlan, planFixes } from '../../core/fix/plan-fixes.ts';
import { type Written, writeChanges } from '../../core/fix/write-changes.ts';
import { discover } from '../../core/sources/discover.ts';
import { worktree } from '../../core/sources/worktree.ts';
import type { Project } from '../../core/types.ts';

/** What --fix would do in a folder, by the real engine on the real disk. */
export function plan(cwd: string, over: Partial<Project> = {}): Promise<FixPlan> {
  const project: Project = {
    config: DEFAULT_CONFIG,
    files: [],
    teamEvents: [],
    isIgnored: () => false,
    ...over,
  };
  const { roots } = discover(cwd, [], () => []);
  return planFixes({
    source: worktree(cwd, process.env, roots),
    roots: roots.map((root) => ({ root, project })),
    maxFindings: 100_000,
  });
}

/** Does it. */
export async function fix(cwd: string): Promise<{ plan: FixPlan; written: Written[] }> {
  const planned = await plan(cwd);
  return { plan: planned, written: writeChanges(planned.changes) };
}
