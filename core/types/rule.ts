/** What a rule is, and what it is handed. */

import type { Document } from './document.ts';
import type { EventLine, LogSummary } from './event.ts';
import type { Finding } from './finding.ts';
import type { Config, ProjectPage, Registry } from './project.ts';
import type { Entry, GitFacts, RootInfo, Source } from './source.ts';
import type { Layout, Severity } from './words.ts';

/** Everything a root rule may look at. */
export interface MemoryRoot extends RootInfo {
  readonly source: Source['kind'];
  /** Everything below the root that the config does not ignore, sorted by path. */
  readonly entries: readonly Entry[];
  /** Everything that is there, ignored or not: what a link may point to, what a missing file is not. */
  readonly present: ReadonlyMap<string, Entry['kind']>;
  readonly documents: readonly Document[];
  /** The event log, once read; undefined when there is none. */
  readonly log?: LogSummary;
  readonly git: GitFacts;
  /** Config and suppression aside: what a run over part of the root touches. Undefined means all of it. */
  readonly only?: ReadonlySet<string>;
}

/** What a rule is told besides the thing it looks at. */
export interface RuleContext {
  readonly config: Config;
  readonly root: RootInfo;
  /** From zeref-registry.json; undefined where there is none. */
  readonly registry?: Registry;
}

/** What stands beside the memory roots of one project. Paths are as shown to people. */
export interface MemoryProject {
  readonly pages: readonly ProjectPage[];
  /** From zeref-registry.json; undefined where there is none. */
  readonly registry?: Registry;
  /** The roots that share it. */
  readonly roots: readonly RootInfo[];
}

interface RuleFacts {
  /** `<group>/<rule>`, equal to the file's place below core/rules. */
  readonly id: string;
  /** One line, for tables. */
  readonly summary: string;
  readonly severity: Severity;
  readonly layouts: readonly Layout[];
  /** Some of its findings have a `repair`, which `zeref validate --fix` applies. */
  readonly fixable?: true;
  /** Why it matters, in one to three sentences. */
  readonly why: string;
  /** What to do about it. */
  readonly fix: string;
  /**
   * A text that breaks the rule and one that keeps it; `path` is the file they stand in: relative to the root, of a
   * project rule to the folder around it.
   */
  readonly examples: { readonly path: string; readonly bad: string; readonly ok: string };
}

/** Looks at one Markdown file. */
export interface FileRule extends RuleFacts {
  readonly scope: 'file';
  check(document: Document, context: RuleContext): Iterable<Finding>;
  /** The same fault in a line of the event log, where it can stand there too. */
  checkEvent?(event: EventLine, context: RuleContext): Iterable<Finding>;
}

/** Looks at one memory root as a whole. */
export interface RootRule extends RuleFacts {
  readonly scope: 'root';
  check(root: MemoryRoot, context: RuleContext): Iterable<Finding>;
}

/** Looks at one line of the event log. */
export interface EventRule extends RuleFacts {
  readonly scope: 'event';
  check(event: EventLine, context: RuleContext): Iterable<Finding>;
}

/** Looks at what stands beside the memory: once a project, however many roots it has. */
export interface ProjectRule extends RuleFacts {
  readonly scope: 'project';
  check(project: MemoryProject): Iterable<Finding>;
}

export type Rule = FileRule | RootRule | EventRule | ProjectRule;
