import { atLeast } from '../settle/severity.ts';
import type { Severity, Summary } from '../types.ts';
import type { FailOn } from './reporter.ts';

/** Whether a finding of this severity fails the run. */
export function fails(severity: Severity, failOn: FailOn): boolean {
  return failOn !== 'never' && atLeast(severity, failOn);
}

/** Exit code of a run that took place: 1 with a finding at or over `failOn`, else 0. */
export function exitCodeOf({ errors, warnings, infos }: Summary, failOn: FailOn): 0 | 1 {
  const counts: [Severity, number][] = [
    ['error', errors],
    ['warning', warnings],
    ['info', infos],
  ];
  return counts.some(([severity, count]) => count > 0 && fails(severity, failOn)) ? 1 : 0;
}
