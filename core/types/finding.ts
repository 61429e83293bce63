/** What rules report, and what reporters print. */

import type { Place, Severity } from './words.ts';

/** A fault, as a rule reports it. `key` names it without line or number, for baselines and deltas. */
export interface Finding extends Place {
  readonly path: string;
  readonly message: string;
  readonly key: string;
  /** Below the rule's own severity, never above. */
  readonly severity?: Severity;
}

/** A finding with its rule, as reporters print it. `path` is as shown to people (root path joined). */
export interface Diagnostic extends Place {
  readonly ruleId: string;
  readonly severity: Severity;
  readonly path: string;
  readonly root: string;
  readonly message: string;
  readonly key: string;
  readonly docs: string;
}
