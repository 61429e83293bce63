/** What rules report, and what reporters print. */

import type { Place, Severity } from './words.ts';

/** What comes in the place of a range of a text; offsets are UTF-16 units into `Document.text`, end exclusive. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A change to one file that mends a finding and touches nothing else. `path` is relative to the root. */
export type Repair =
  | { readonly kind: 'edit'; readonly path: string; readonly edits: readonly TextEdit[] }
  /** Takes the byte order mark off, which no offset of `Document.text` can name. */
  | { readonly kind: 'drop-bom'; readonly path: string }
  /** Writes a file where there is none; the folders above it are made. */
  | { readonly kind: 'create'; readonly path: string; readonly text: string };

/** A fault, as a rule reports it. `key` names it without line or number, for baselines and deltas. */
export interface Finding extends Place {
  readonly path: string;
  readonly message: string;
  readonly key: string;
  /** Below the rule's own severity, never above. */
  readonly severity?: Severity;
  /** How to mend it, where that is known and loses nothing. */
  readonly repair?: Repair;
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
  /** Its path is relative to the root, not as shown. */
  readonly repair?: Repair;
}
