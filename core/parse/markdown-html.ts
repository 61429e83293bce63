import { Comments } from './markdown-comments.ts';
import { Finder } from './markdown-lines.ts';
import type { Hidden, Link } from './markdown-parts.ts';
import { parseAttribute } from './markdown-target.ts';

/** A longer tag is text, which keeps reading linear. */
const MAX_TAG = 4000;
const TAG =
  /<(?:[a-z][a-z\d-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|"[^"]*"|'[^']*'))?)*\s*\/?|\/[a-z][a-z\d-]*\s*)>/iy;
const AUTOLINK = /<[a-z][a-z\d+.-]{1,31}:[^\0- <>]*>/iy;
/** What opens like this is HTML up to the closer. */
const SPANS = [
  [/<\?/y, '?>'],
  [/<!\[CDATA\[/y, ']]>'],
  [/<![a-z]/iy, '>'],
] as const;

const LINKING = /^<(?:(a|area)|img|audio|video|source)(?=\s)/i;
const ATTRIBUTE = /\s([a-z_:][\w.:-]*)(?:\s*=\s*(?:([^\s"'=<>`]+)|"([^"]*)"|'([^']*)'))?/gi;

/** What opens an HTML block (CommonMark 4.6, without comments), and what closes it where that is no blank line. */
const BLOCKS: readonly (readonly [RegExp, RegExp | undefined])[] = [
  [/<(?:pre|script|style|textarea)(?=[\s>]|$)/iy, /<\/(?:pre|script|style|textarea)>/i],
  [/<\?/y, /\?>/],
  [/<!\[CDATA\[/y, /\]\]>/],
  [/<![a-z]/iy, />/],
  [
    /<\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?=[\s>]|\/>|$)/iy,
    undefined,
  ],
];
const CLOSES_CODE = /<\/(?:pre|script|style|textarea)(?=[\s>])/iy;

/** How the HTML block that begins on a line ends: at a line that holds `close`, else before a blank line. */
export interface HtmlBlock {
  readonly close: RegExp | undefined;
}

/** The HTML block that begins at an offset, if one does; a tag that stands alone on its line opens one outside of paragraphs. */
export function htmlBlockAt(
  text: string,
  at: number,
  end: number,
  inParagraph: boolean,
): HtmlBlock | undefined {
  if (text[at] !== '<') return undefined;
  const known = BLOCKS.find(([open]) => matches(open, text, at));
  if (known) return { close: known[1] };
  if (inParagraph || matches(CLOSES_CODE, text, at)) return undefined;
  const tag = tagAt(text, at);
  const alone = tag !== undefined && at + tag.length <= end && text.slice(at + tag.length, end).trim() === '';
  return alone ? { close: undefined } : undefined;
}

/** A comment, a tag or an autolink. */
export interface Html {
  readonly end: number;
  readonly kind: Hidden['kind'];
  /** What it links to. */
  readonly link?: Pick<Link, 'kind' | 'target'>;
}

/** Reads the HTML in one run of text; linear as long as the questions move forward. */
export class HtmlReader {
  readonly #text: string;
  readonly #comments: Comments;
  readonly #closers = new Map<string, Finder>();

  constructor(text: string) {
    this.#text = text;
    this.#comments = new Comments(text);
  }

  /** What begins at a `<`; undefined where that is text, as is a comment that meets another opener first. */
  read(at: number): Html | undefined {
    if (this.#text.startsWith('<!--', at)) {
      const end = this.#comments.end(at, true);
      return end === undefined ? undefined : { end, kind: 'comment' };
    }
    const tag = tagAt(this.#text, at);
    if (tag !== undefined) return { end: at + tag.length, kind: 'html', ...linkOf(tag) };
    const end = matches(AUTOLINK, this.#text, at) ? AUTOLINK.lastIndex : this.#spanEnd(at);
    return end === undefined ? undefined : { end, kind: 'html' };
  }

  #spanEnd(at: number): number | undefined {
    const span = SPANS.find(([open]) => matches(open, this.#text, at));
    if (!span) return undefined;
    const closer = span[1];
    const finder = this.#closers.get(closer) ?? new Finder(this.#text, closer);
    this.#closers.set(closer, finder);
    const close = finder.from(at + 2);
    return close < 0 ? undefined : close + closer.length;
  }
}

function matches(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

function tagAt(text: string, at: number): string | undefined {
  TAG.lastIndex = 0;
  return TAG.exec(text.slice(at, at + MAX_TAG))?.[0];
}

/** Where a tag leads: `href` of a link, `src` of a picture or sound. */
function linkOf(tag: string): Pick<Html, 'link'> | undefined {
  const name = LINKING.exec(tag);
  if (!name) return undefined;
  const wanted = name[1] ? 'href' : 'src';
  for (const [, attribute, bare, double, single] of tag.slice(name[0].length).matchAll(ATTRIBUTE)) {
    if (attribute!.toLowerCase() !== wanted) continue;
    const target = parseAttribute(bare ?? double ?? single ?? '');
    return { link: { kind: name[1] ? 'inline' : 'image', target } };
  }
  return undefined;
}
