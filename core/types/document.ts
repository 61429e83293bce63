/** One Markdown file, read and parsed. */

import type { Place, Role } from './words.ts';

/** One Markdown file, read and parsed. Offsets are UTF-16 units into `text`. */
export interface Document {
  readonly path: string;
  readonly role: Role;
  /** Size on disk, in bytes. */
  readonly size: number;
  /** Decoded text without a byte order mark; invalid sequences are U+FFFD. */
  readonly text: string;
  readonly encoding: { readonly bom: boolean; readonly invalidAt?: number; readonly nulAt?: number };
  readonly frontmatter: Frontmatter;
  /** Turns a range of `text` into a place. */
  place(start: number, end?: number): Place;
}

export type FrontmatterState =
  /** No fence on line 1. */
  | 'none'
  /** Opened and closed by whole-line fences. */
  | 'closed'
  /** Closed, but behind blank lines or comments, where agents see none: the other members tell of it all the same. */
  | 'hidden'
  /** Opened, never closed. */
  | 'unclosed'
  /** Opened by `---js` or another language: never parsed, never run. */
  | 'engine';

/** The frontmatter block of a document. Values are own keys only; an alias, tag or merge key is a fault, never followed. */
export interface Frontmatter {
  readonly state: FrontmatterState;
  /** Offset of the first unit after the opening fence's line, and of the closing fence's line (or the end of the text). */
  readonly start: number;
  readonly end: number;
  /** 1-based line of the closing fence, 0 when there is none; of a hidden block, counted from its opening. */
  readonly closeLine: number;
  /**
   * Top-level fields in file order. Those of a block that does not parse are what it will hold once its faults are
   * put right, at their present places; empty where that is not known.
   */
  readonly fields: ReadonlyMap<string, FrontmatterField>;
  /** Why the block, or a part of it, cannot be trusted. */
  readonly faults: readonly FrontmatterFault[];
}

export interface FrontmatterField {
  readonly key: string;
  /** Offset of the key, of its value, and of the value's end. An empty value has start = end. */
  readonly keyStart: number;
  readonly valueStart: number;
  readonly valueEnd: number;
  /** How the value is written. */
  readonly style: 'plain' | 'quoted' | 'block' | 'flow' | 'map' | 'list' | 'empty';
  /** The value in the YAML 1.2 core schema, so that `1.10` is a number and a date is a string. */
  readonly value: string | number | boolean | null | object;
  /** What a mapping holds; `value` is then an object without a prototype. */
  readonly children?: ReadonlyMap<string, FrontmatterField>;
  /** What a list holds, each named by its number; `keyStart` is that of the value. */
  readonly items?: readonly FrontmatterField[];
}

export type FrontmatterFaultCode =
  /** The block does not parse, or is too large or too deep to be read. */
  | 'yaml'
  | 'tab-indent'
  /** The block is YAML, but no list of fields. */
  | 'not-a-mapping'
  /** Read on: the first one stands in `fields`. */
  | 'duplicate-key'
  /** An alias that is used, or a merge key: not followed, so a field may be there unseen. */
  | 'alias-bomb'
  /** The value of one field is not what its text says. */
  | 'tag'
  | 'anchor';

export interface FrontmatterFault {
  readonly code: FrontmatterFaultCode;
  readonly offset: number;
  readonly end?: number;
  readonly message: string;
  /** The field it happened in, where that is known; `metadata.type` for one inside a mapping. */
  readonly field?: string;
  /** What should stand between `offset` and `end`, where that is known. */
  readonly repair?: string;
}
