import type { DuplicateKey } from './json.ts';
import { describe, expected, type ScanFault, ScanStop, stop } from './json-fault.ts';
import { scanString } from './json-string.ts';

/** A value and its key as offsets; the key of an item or of the whole text is empty. */
export interface Member {
  readonly keyStart: number;
  readonly keyEnd: number;
  readonly start: number;
  end: number;
  members?: Map<string, Member>;
  /** The first items of a list. */
  items?: Member[];
}

/** Items of one list whose places are kept; a fault in a later one is shown at the list. */
const PLACED_ITEMS = 1000;

const WORDS = ['true', 'false', 'null'];
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;

/** Walks a text once. After `scan`, `fault` holds the first thing wrong with it. */
export class JsonScanner {
  fault: ScanFault | undefined;
  readonly duplicates: DuplicateKey[] = [];
  readonly #text: string;
  readonly #deepest: number;
  #at = 0;

  constructor(text: string, deepest: number) {
    this.#text = text;
    this.#deepest = deepest;
  }

  scan(): Member {
    try {
      this.#blanks();
      const root = this.#value(0, 0, 1);
      this.#blanks();
      if (this.#at < this.#text.length)
        stop(this.#at, `text after the value (${describe(this.#text, this.#at)})`);
      return root;
    } catch (error) {
      if (!(error instanceof ScanStop)) throw error;
      this.fault = error.fault;
      return { keyStart: 0, keyEnd: 0, start: 0, end: 0 };
    }
  }

  #value(keyStart: number, keyEnd: number, depth: number): Member {
    const value: Member = { keyStart, keyEnd, start: this.#at, end: this.#at };
    const first = this.#text[this.#at];
    if (first === '{') value.members = this.#object(depth);
    else if (first === '[') value.items = this.#list(depth);
    else if (first === '"') this.#string();
    else this.#scalar();
    value.end = this.#at;
    return value;
  }

  #object(depth: number): Map<string, Member> {
    const members = new Map<string, Member>();
    this.#open(depth);
    if (this.#skip('}')) return members;
    do {
      this.#blanks();
      this.#member(members, depth);
      this.#blanks();
    } while (this.#skip(','));
    if (!this.#skip('}')) expected(this.#text, this.#at, "',' or '}' after a member");
    return members;
  }

  #member(members: Map<string, Member>, depth: number): void {
    const start = this.#at;
    if (this.#text[start] !== '"') expected(this.#text, start, 'a key in double quotes');
    const key = this.#string();
    const end = this.#at;
    if (members.has(key)) this.duplicates.push({ key, start, end });
    this.#blanks();
    if (!this.#skip(':')) expected(this.#text, this.#at, "':' after the key");
    this.#blanks();
    members.set(key, this.#value(start, end, depth + 1));
  }

  #list(depth: number): Member[] {
    const items: Member[] = [];
    this.#open(depth);
    if (this.#skip(']')) return items;
    do {
      this.#blanks();
      const item = this.#value(0, 0, depth + 1);
      if (items.length < PLACED_ITEMS) items.push(item);
      this.#blanks();
    } while (this.#skip(','));
    if (!this.#skip(']')) expected(this.#text, this.#at, "',' or ']' after an item");
    return items;
  }

  #open(depth: number): void {
    if (depth > this.#deepest) stop(this.#at, `nested deeper than ${this.#deepest} levels`, 'depth');
    this.#at++;
    this.#blanks();
  }

  #string(): string {
    const { value, end } = scanString(this.#text, this.#at);
    this.#at = end;
    return value;
  }

  #scalar(): void {
    const start = this.#at;
    const word = WORDS.find((word) => this.#text.startsWith(word, start));
    if (word === undefined) this.#number();
    else this.#at += word.length;
  }

  #number(): void {
    const start = this.#at;
    NUMBER.lastIndex = start;
    const found = NUMBER.exec(this.#text);
    if (!found) expected(this.#text, start, 'a value');
    this.#at = NUMBER.lastIndex;
    if (/[0-9]/.test(this.#text[this.#at] ?? '')) stop(start, 'a number must not begin with 0');
    if (!Number.isFinite(Number(found[0]))) stop(start, 'the number is too large for a double', 'number');
  }

  #blanks(): void {
    while (isBlank(this.#text.charCodeAt(this.#at))) this.#at++;
  }

  #skip(mark: string): boolean {
    if (this.#text[this.#at] !== mark) return false;
    this.#at++;
    return true;
  }
}

/** White space of JSON: space, tab, LF, CR. */
const isBlank = (code: number): boolean => code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d;
