/** Words that all others use. */

export type Severity = 'error' | 'warning' | 'info';

export type Layout = 'flat' | 'typed' | 'untyped';

/** What a file is for in its root (core/roots/roles.ts). */
export type Role = 'index' | 'hub' | 'fact' | 'register' | 'page' | 'free' | 'log' | 'kept';

/** A place in a text: 1-based line, 1-based column in UTF-16 units, end exclusive. */
export interface Place {
  readonly line: number;
  readonly column: number;
  readonly endLine?: number;
  readonly endColumn?: number;
}
