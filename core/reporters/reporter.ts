import type { Report, Severity } from '../types.ts';
import type { Style } from './style.ts';

export interface Tool {
  readonly name: string;
  readonly version: string;
}

/** From which severity on a finding fails the run. */
export type FailOn = Severity | 'never';

/** What a reporter is told besides the report. */
export interface ReportContext {
  readonly tool: Tool;
  readonly style: Style;
  readonly failOn: FailOn;
  readonly exitCode: number;
  /** Only what fails the run, and no receipt. Machine formats do not care. */
  readonly quiet: boolean;
}

/** Turns a report into text, piece by piece, so that a large one never stands in memory twice. */
export type Reporter = (report: Report, context: ReportContext) => Iterable<string>;
