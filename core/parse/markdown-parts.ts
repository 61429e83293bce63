import type { Target } from './markdown-target.ts';

/**
 * A part of a text that is not read as Markdown: code, an HTML comment, or other HTML: a tag, an autolink, a block such as `<pre>`.
 * `top`: a comment that is a block of its own.
 */
export interface Hidden {
  readonly start: number;
  readonly end: number;
  readonly kind: 'fence' | 'indented' | 'span' | 'comment' | 'html';
  readonly top?: true;
}

/** A run of inline text: one paragraph, heading, list item line, table row or HTML block. No link or code span crosses its end. */
export interface Inline {
  readonly start: number;
  readonly end: number;
  /** The text of an HTML block, in which only HTML has a meaning. */
  readonly html?: true;
}

/** A link, or the definition of one; `<a href>` and `<img src>` are `inline` and `image`. */
export interface Link {
  /** `reference`: its target stands in a definition; `definition`: the `[label]: target` line; `wiki`: `[[name]]`. */
  readonly kind: 'inline' | 'image' | 'reference' | 'definition' | 'wiki';
  readonly start: number;
  readonly end: number;
  readonly target: Target;
}
