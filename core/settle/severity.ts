import type { Severity } from '../types.ts';

const RANK: Readonly<Record<Severity, number>> = { info: 0, warning: 1, error: 2 };

/** The weaker of two severities. */
export function weaker(a: Severity, b: Severity): Severity {
  return RANK[a] <= RANK[b] ? a : b;
}

/** Whether a severity is as grave as the bar, or graver. */
export function atLeast(severity: Severity, bar: Severity): boolean {
  return RANK[severity] >= RANK[bar];
}
