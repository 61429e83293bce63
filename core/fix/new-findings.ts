import type { Diagnostic, Report } from '../types.ts';

/** Names a finding among all of a run, without its place: a repair above it moves it. */
export function findingId({ ruleId, severity, root, path, key }: Diagnostic): string {
  return JSON.stringify([ruleId, severity, root, path, key]);
}

/** How often each finding is there. */
export function findingIds(report: Pick<Report, 'diagnostics'>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const diagnostic of report.diagnostics) {
    const id = findingId(diagnostic);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** Whether any finding is there more often than before. */
export function hasMore(after: ReadonlyMap<string, number>, before: ReadonlyMap<string, number>): boolean {
  return [...after].some(([id, count]) => count > (before.get(id) ?? 0));
}
