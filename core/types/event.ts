/** The event log, line by line and as a whole. */

import type { Severity } from './words.ts';

/** One line of the event log that the fast acceptor did not vouch for. */
export interface EventLine {
  readonly path: string;
  /** 1-based line number, and the text without its line end. Empty text when there is no `value`. */
  readonly line: number;
  readonly text: string;
  /** Names the line by its bytes, for keys of findings. */
  readonly digest: string;
  readonly terminated: boolean;
  /**
   * The reading stopped: too long, not UTF-8, not JSON, too deep, a lone surrogate, a number no double can hold.
   * `torn`: the last line, without its LF and not JSON, as an interrupted write leaves it.
   * `marker`: the line is what git leaves of a merge conflict; only the first of a log is shown.
   */
  readonly refused?: {
    readonly column: number;
    readonly message: string;
    readonly torn: boolean;
    readonly marker: boolean;
  };
  /** The parsed value; undefined when `refused` is set, and when the line is shown again for `duplicateOf` alone. */
  readonly value?: unknown;
  /** Schema faults of envelope and payload, each already given to the rule that reports it. */
  readonly faults: readonly EventFault[];
  /** Keys that occur twice, with the place of the second. */
  readonly duplicateKeys: readonly {
    readonly key: string;
    readonly column: number;
    readonly endColumn: number;
  }[];
  /** Instant of `ts` in milliseconds, where it is valid; and that of the line before. */
  readonly at?: number;
  readonly previousAt?: number;
  /** An earlier line with the same bytes. */
  readonly duplicateOf?: number;
  /** Columns of a member by JSON pointer (`/payload/weight`): its value, or its key. Falls back to the nearest parent. */
  locate(pointer: string, part?: 'key' | 'value'): { readonly column: number; readonly endColumn: number };
}

export interface EventFault {
  /** The rule that reports it, e.g. `patterns/weight`. */
  readonly rule: string;
  readonly pointer: string;
  readonly part: 'key' | 'value';
  readonly message: string;
  readonly severity?: Severity;
}

/** What is known of a whole log after reading it once. */
export interface LogSummary {
  readonly path: string;
  readonly bytes: number;
  /** Lines that hold an event, known or not, and how many of them are gates (spec/zeref-os.md 3.4). */
  readonly events: number;
  readonly gates: number;
  /** Lines that are not blank. */
  readonly lines: number;
  /** Lines that end in CRLF, and the first of them (0: none). */
  readonly crlf: number;
  readonly firstCrlf: number;
}
