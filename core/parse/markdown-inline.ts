import { Backticks } from './markdown-backticks.ts';
import { readDestination } from './markdown-destination.ts';
import { HtmlReader } from './markdown-html.ts';
import type { Hidden, Inline, Link } from './markdown-parts.ts';
import { parseTarget, type Target } from './markdown-target.ts';

/** Targets by normalised label. */
export type Definitions = Map<string, Target>;

const SPECIAL = /[\\`[\]<]/g;
const SPECIAL_IN_HTML = /</g;
const WIKI = /\[\[([^[\]\n]{1,300})\]\](?!\()/y;
const LABEL = /\[([^[\]]{0,999})\]/y;
/** `[label]: target`, and a title or nothing behind it. */
const DEFINITION =
  /\[(?!\^)([^[\]]{1,999})\]:[ \t]*(?:\r?\n[ \t]*)?(<[^<>\n]*>|[^\s<]\S*(?=\s|$))[ \t]*(?:["'(][^\n]*)?\r?(?:\n|$)/y;

const normaliseLabel = (label: string): string => label.trim().replace(/\s+/g, ' ').toLowerCase();

/** Reads the definitions at the start of an inline run into `definitions` and `links`; returns where they end. */
export function readDefinitions(text: string, run: Inline, definitions: Definitions, links: Link[]): number {
  const part = text.slice(run.start, run.end);
  let at = 0;
  for (;;) {
    DEFINITION.lastIndex = at;
    const found = DEFINITION.exec(part);
    if (!found) return run.start + at;
    const target = parseTarget(found[2]!);
    const label = normaliseLabel(found[1]!);
    if (!definitions.has(label)) definitions.set(label, target);
    links.push({
      kind: 'definition',
      start: run.start + at,
      end: run.start + at + found[0].trimEnd().length,
      target,
    });
    at = DEFINITION.lastIndex;
    while (part[at] === ' ' || part[at] === '\t') at++;
  }
}

/** Finds the links of one inline run; code spans, comments and tags go to `hidden`. Linear; never throws. */
export function scanInline(
  text: string,
  run: Inline,
  definitions: Definitions,
  links: Link[],
  hidden: Hidden[],
): void {
  new InlineScanner(text, run, definitions, links, hidden).scan();
}

class InlineScanner {
  readonly #text: string;
  readonly #base: number;
  readonly #special: RegExp;
  readonly #definitions: Definitions;
  readonly #links: Link[];
  readonly #hidden: Hidden[];
  /** Offsets of the `[` that wait for their `]`. */
  readonly #openers: number[] = [];
  /** A link holds no other link: openers before this offset may only be images. */
  #barrier = -1;
  #lastBracket = -1;
  #backticks: Backticks | undefined;
  #html: HtmlReader | undefined;

  constructor(text: string, run: Inline, definitions: Definitions, links: Link[], hidden: Hidden[]) {
    this.#text = text.slice(run.start, run.end);
    this.#base = run.start;
    this.#special = run.html ? SPECIAL_IN_HTML : SPECIAL;
    this.#definitions = definitions;
    this.#links = links;
    this.#hidden = hidden;
  }

  scan(): void {
    for (let at = this.#next(0); at >= 0; at = this.#next(this.#step(at)));
  }

  #next(from: number): number {
    this.#special.lastIndex = from;
    return this.#special.exec(this.#text)?.index ?? -1;
  }

  /** Handles the special unit at an offset; returns where to go on. */
  #step(at: number): number {
    switch (this.#text[at]) {
      case '\\':
        return at + 2;
      case '`':
        return this.#codeSpan(at);
      case '<':
        return this.#tag(at);
      case '[':
        return this.#open(at);
      default:
        return this.#close(at);
    }
  }

  #codeSpan(at: number): number {
    this.#backticks ??= new Backticks(this.#text);
    let open = at;
    while (this.#text[open] === '`') open++;
    const close = this.#backticks.closing(open - at, open);
    if (close < 0) return open;
    const end = close + open - at;
    this.#hide(at, end, 'span');
    return end;
  }

  /** A comment, a tag or an autolink. */
  #tag(at: number): number {
    this.#html ??= new HtmlReader(this.#text);
    const html = this.#html.read(at);
    if (!html) return at + 1;
    this.#hide(at, html.end, html.kind);
    if (html.link) this.#add(html.link.kind, at, html.end, html.link.target);
    return html.end;
  }

  #open(at: number): number {
    WIKI.lastIndex = at;
    const wiki = WIKI.exec(this.#text);
    if (wiki) {
      const name = wiki[1]!.split('|', 1)[0]!.split('#', 1)[0]!.trim();
      this.#add('wiki', at, WIKI.lastIndex, {
        raw: wiki[1]!,
        path: name,
        kind: name === '' ? 'anchor' : 'relative',
      });
      return WIKI.lastIndex;
    }
    this.#openers.push(at);
    this.#lastBracket = at;
    return at + 1;
  }

  #close(at: number): number {
    const bare = this.#lastBracket;
    this.#lastBracket = at;
    const opener = this.#openers.pop();
    if (opener === undefined) return at + 1;
    const image = opener > 0 && this.#text[opener - 1] === '!';
    if (!image && opener < this.#barrier) return at + 1;
    const destination = readDestination(this.#text, at + 1);
    if (destination) {
      this.#add(image ? 'image' : 'inline', opener, destination.end, parseTarget(destination.text));
      if (!image) this.#barrier = opener;
      return destination.end;
    }
    return this.#reference(opener, at, bare === opener, image);
  }

  /** `[text][label]`, `[label][]` or `[label]`. */
  #reference(opener: number, at: number, bare: boolean, image: boolean): number {
    if (this.#definitions.size === 0) return at + 1;
    LABEL.lastIndex = at + 1;
    const label = LABEL.exec(this.#text);
    const end = label ? LABEL.lastIndex : at + 1;
    const own = bare && at - opener <= 1000 ? this.#text.slice(opener + 1, at) : '';
    const target = this.#definitions.get(normaliseLabel(label?.[1]?.trim() || own));
    if (!target) return at + 1;
    this.#add(image ? 'image' : 'reference', opener, end, target);
    if (!image) this.#barrier = opener;
    return end;
  }

  #add(kind: Link['kind'], start: number, end: number, target: Target): void {
    this.#links.push({ kind, start: this.#base + start, end: this.#base + end, target });
  }

  #hide(start: number, end: number, kind: Hidden['kind']): void {
    this.#hidden.push({ start: this.#base + start, end: this.#base + end, kind });
  }
}
