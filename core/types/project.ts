/** What holds for the memory roots of one project. */

import type { Document } from './document.ts';
import type { Layout, Place, Severity } from './words.ts';

export interface Registry {
  /** Its name, as the receipt has it. */
  readonly path: string;
  /** Where it stands, as shown to people. */
  readonly shownPath: string;
  /** In bytes. */
  readonly size: number;
  readonly skills: readonly string[];
  /** The same skills with their places, in file order. */
  readonly entries: readonly RegisteredSkill[];
  /** Folders below `skills/` that hold a SKILL.md, sorted. */
  readonly folders: readonly string[];
  /** Names a `lead` may have: the skills and the agents. */
  readonly leads: ReadonlySet<string>;
  /** Registered skills that have a `skills/<name>/SKILL.md`. */
  readonly present: number;
}

export interface RegisteredSkill {
  readonly name: string;
  /** Of its name in the registry. */
  readonly place: Place;
  /** Whether `skills/<name>/SKILL.md` is there; a name that is no plain name of a folder is never looked for. */
  readonly state: 'present' | 'no-file' | 'no-folder' | 'unsafe';
}

/** What a file beside the memory is for. */
export type ProjectRole = 'privacy' | 'redact' | 'sharing-policy' | 'skill';

/** A file beside the memory that rules judge; it is read when it is asked for. */
export interface ProjectFile {
  readonly role: ProjectRole;
  /** As shown to people: relative to the source's base with `/`, or absolute when outside of it. */
  readonly path: string;
  /** All its bytes. @throws ReadFault when it cannot be read */
  read(): Buffer;
}

/** The same file, once read. */
export interface ProjectPage {
  readonly role: ProjectRole;
  readonly path: string;
  /** Undefined where it cannot be read. */
  readonly document?: Document;
  /** Why it cannot be read. */
  readonly fault?: string;
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
  /** The nearest policies (PRIVACY.md and its kin), and the SKILL.md of each registered skill that has one. */
  readonly files: readonly ProjectFile[];
  readonly teamEvents: readonly { readonly name: string; readonly schema: object }[];
  /** Whether the config leaves out a path, as shown to people. */
  isIgnored(path: string): boolean;
}
