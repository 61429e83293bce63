import { joinRoot } from '../roots/paths.ts';
import { LOG_PATH } from '../roots/table.ts';
import type { Diagnostic, Report } from '../types.ts';

/** Names a finding among all of a run, without its place: a repair above it moves it. */
export function findingId({ ruleId, severity, root, path, key }: Diagnostic): string {
  return JSON.stringify([ruleId, severity, root, path, key]);
}

/** How often each finding is there. Those of the log are none of a repair's: somebody may append to it all the time. */
export function findingIds(report: Pick<Report, 'diagnostics'>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const diagnostic of report.diagnostics) {
    if (diagnostic.path === joinRoot({ path: diagnostic.root }, LOG_PATH)) continue;
    const id = findingId(diagnostic);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** How often each finding is there once these repairs of it have been made. */
export function findingsWithout(
  counts: ReadonlyMap<string, number>,
  mended: readonly string[],
): Map<string, number> {
  const left = new Map(counts);
  for (const id of mended) left.set(id, (left.get(id) ?? 0) - 1);
  return left;
}

/** Whether any finding is there more often than before. */
export function hasMore(after: ReadonlyMap<string, number>, before: ReadonlyMap<string, number>): boolean {
  return [...after].some(([id, count]) => count > (before.get(id) ?? 0));
}
