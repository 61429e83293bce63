/** A register as a tree of pieces: put together in order, they are the text again, byte for byte. */

/** A stretch of the text as it is written; `start` is its offset (UTF-16 units) in the text that was parsed. */
export interface Piece {
  readonly start: number;
  readonly text: string;
}

/** The line of a heading. Only those of level 3 are taken apart; in others everything is `title`. */
export interface Heading {
  readonly level: number;
  /** `### ` with the blanks behind it. */
  readonly open: Piece;
  /** `D4` and the ` — ` behind it. */
  readonly id?: Piece;
  readonly idGap?: Piece;
  /** A day or an instant, not judged (`2026-02-30` is one), and the ` — ` behind it. */
  readonly date?: Piece;
  readonly dateGap?: Piece;
  readonly title: Piece;
  /** `[SUPERSEDED by C4 2026-06-08T14:00:00Z]` at the end, not judged, and the blanks before it. */
  readonly markGap?: Piece;
  readonly mark?: Piece;
  /** Blanks and the line end. */
  readonly end: Piece;
}

/** `**Label**: value`, up to the next field, heading or lone `---`. */
export interface Field {
  readonly kind: 'field';
  /** `**` */
  readonly open: Piece;
  readonly label: Piece;
  /** `**:` (or `:**`, of another house) and the blanks up to the value. */
  readonly close: Piece;
  /** Without blanks around it; may hold many lines. */
  readonly value: Piece;
  /** Blanks and line ends up to the next part. */
  readonly end: Piece;
}

/** Prose, code, comments, lists, blank lines. */
export interface Text extends Piece {
  readonly kind: 'text';
}

/** A `### ` heading and what belongs to it. A lone `---` behind its last field, and what follows that, does not. */
export interface Entry {
  readonly kind: 'entry';
  readonly heading: Heading;
  readonly body: readonly (Text | Field)[];
}

/** The first `# ` heading is the title; `## ` headings, and further `# ` ones, begin sections. */
export interface Title {
  readonly kind: 'title' | 'section';
  readonly heading: Heading;
}

/** A lone `---`, and a line such as `(No conflicts yet.)` where entries would stand; both with their line end. */
export interface Line extends Piece {
  readonly kind: 'rule' | 'placeholder';
}

export interface Row {
  /** As written, without the blanks around; `\|` is still escaped (`cellText` undoes it). */
  readonly cells: readonly Piece[];
  /** Pipes, blanks and the line end around the cells: always one more than cells. */
  readonly gaps: readonly Piece[];
}

/** A table outside of entries. */
export interface Table {
  readonly kind: 'table';
  readonly header: Row;
  /** The line of dashes. */
  readonly rule: Piece;
  readonly rows: readonly Row[];
}

/** What a register consists of. Fields stand outside of entries in other houses only. */
export type Part = Title | Entry | Table | Line | Text | Field;

/** A `## ` heading and the parts up to the next one. */
export interface Section {
  readonly title: Title;
  readonly parts: readonly Part[];
}

/**
 * One register, or a page with the same headings. `parts` is all of it, and what `printEntries` prints; the others are
 * views of the same objects, made by `fromParts`.
 */
export interface Entries {
  readonly parts: readonly Part[];
  readonly title?: Title;
  /** What stands between the title and the first section, entry or lone `---`. */
  readonly preamble: readonly Part[];
  readonly sections: readonly Section[];
  readonly entries: readonly Entry[];
}

/** What a person should mend in an entry; offsets as in the text that was parsed. */
export interface Slip {
  readonly start: number;
  readonly end: number;
  readonly message: string;
}
