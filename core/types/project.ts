/** What holds for the memory roots of one project. */

import type { Layout, Severity } from './words.ts';

export interface Registry {
  /** Path as shown to people. */
  readonly path: string;
  readonly skills: readonly string[];
  /** Names a `lead` may have: the skills and the agents. */
  readonly leads: ReadonlySet<string>;
  /** Registered skills that have a `skills/<name>/SKILL.md`. */
  readonly present: number;
}

export type RuleLevel = Severity | 'off';

/** zeref.config.json with every default filled in (schemas/config.json). */
export interface Config {
  readonly rules: Readonly<Record<string, RuleLevel>>;
  readonly extraTypes: readonly string[];
  readonly roots: readonly { readonly path: string; readonly layout?: Layout }[];
  readonly ignore: readonly string[];
  readonly limits: {
    readonly indexLines: number;
    readonly indexUnits: number;
    readonly indexBytes: number;
    readonly entryLength: number;
    readonly fenceLine: number;
    readonly factBytes: number;
    readonly hotWords: number;
    readonly hotSessions: number;
  };
  readonly budget: { readonly alwaysOnTokens: number };
  readonly patterns: {
    readonly hash: 'verify' | 'warn';
    readonly events: 'all' | 'core';
    /** Files of a team's own event schemas, relative to the config file. */
    readonly schemas: readonly string[];
  };
}

/** What holds for the roots of one project: its config, its registry, its own events. */
export interface Project {
  readonly config: Config;
  readonly registry?: Registry;
  readonly teamEvents: readonly { readonly name: string; readonly schema: object }[];
  /** Whether the config leaves out a path, as shown to people. */
  isIgnored(path: string): boolean;
}
