import type { Target } from './markdown-target.ts';

/** A part of a text that is not read as Markdown: code, or an HTML comment. `top`: a comment that is a block of its own. */
export interface Hidden {
  readonly start: number;
  readonly end: number;
  readonly kind: 'fence' | 'indented' | 'span' | 'comment';
  readonly top?: true;
}

/** A run of inline text: one paragraph, heading, list item line or table row. No link or code span crosses its end. */
export interface Inline {
  readonly start: number;
  readonly end: number;
}

/** A link, or the definition of one. */
export interface Link {
  /** `reference`: its target stands in a definition; `definition`: the `[label]: target` line; `wiki`: `[[name]]`. */
  readonly kind: 'inline' | 'image' | 'reference' | 'definition' | 'wiki';
  readonly start: number;
  readonly end: number;
  readonly target: Target;
}
