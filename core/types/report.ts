/** What a run gives. */

import type { Diagnostic } from './finding.ts';
import type { Registry } from './project.ts';
import type { RootInfo } from './source.ts';

export interface Report {
  readonly roots: readonly RootInfo[];
  readonly diagnostics: readonly Diagnostic[];
  readonly summary: Summary;
  /** The registries of the projects that were looked at. */
  readonly registries: readonly Registry[];
  /** Findings of each rule, those that were not kept included. */
  readonly counts: ReadonlyMap<string, number>;
  /** How many event logs were read. */
  readonly logs: number;
  /** One line each, for people: files in no root, scopes left out. */
  readonly notes: readonly string[];
}

export interface Summary {
  readonly errors: number;
  readonly warnings: number;
  readonly infos: number;
  readonly preexisting: number;
  readonly files: number;
  readonly events: number;
  readonly bytes: number;
  /** Findings counted but not kept, beyond `--max-findings`. */
  readonly omitted: number;
}
