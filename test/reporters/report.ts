import type { FailOn, ReportContext } from '../../core/reporters/reporter.ts';
import { PLAIN } from '../../core/reporters/style.ts';
import type { Diagnostic, Report } from '../../core/types.ts';

export function diagnostic(over: Partial<Diagnostic> = {}): Diagnostic {
  return {
    ruleId: 'index/dangling-link',
    severity: 'error',
    root: 'memory',
    path: 'memory/MEMORY.md',
    line: 3,
    column: 1,
    message: 'a.md does not exist',
    key: 'a.md',
    docs: 'docs/rules/index/dangling-link.md',
    ...over,
  };
}

/** A report of these findings, counted as the run counts them. */
export function report(diagnostics: readonly Diagnostic[], over: Partial<Report> = {}): Report {
  const count = (severity: string) => diagnostics.filter((one) => one.severity === severity).length;
  const counts = new Map<string, number>();
  for (const { ruleId } of diagnostics) counts.set(ruleId, (counts.get(ruleId) ?? 0) + 1);
  return {
    roots: [{ path: 'memory', layout: 'flat', why: 'hot.md exists' }],
    diagnostics,
    summary: {
      errors: count('error'),
      warnings: count('warning'),
      infos: count('info'),
      preexisting: 0,
      files: 14,
      events: 203,
      bytes: 4821,
      omitted: 0,
    },
    registries: [],
    counts,
    logs: 1,
    notes: [],
    ...over,
  };
}

export function context(over: Partial<ReportContext> = {}): ReportContext {
  const failOn: FailOn = 'error';
  return {
    tool: { name: 'zeref', version: '1.2.3' },
    style: PLAIN,
    failOn,
    exitCode: 0,
    quiet: false,
    ...over,
  };
}
