/**
 * Whether a regular expression can match the empty text. Found by reading it, for running it may take forever:
 * `(?:|){40}x` tries 2^40 ways. Where only an assertion decides (`\b`, `(?!x)`), it says yes.
 * @param source a pattern that compiles, without the flags `u` and `v`
 */
export function matchesNothing(source: string): boolean {
  return new Reader(source).alternatives();
}

/** One character that is no sign: a class, an escape with its digits, or the character itself. */
const ATOM = /\[(?:\\[\s\S]|[^\]\\])*\]|\\(?:x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|c[A-Za-z]|[\s\S])|[\s\S]/y;
/** What matches a place and no text, or what another group has matched. */
const ASSERTION = /\^|\$|\\[bB]|\\k<[^>]*>|\\[1-9]\d*/y;
const GROUP = /\((?:\?(?:<?[=!]|[a-z-]*:|<[^>=!]*>))?/y;
const QUANTIFIER = /(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/y;

class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  /** Each reads its part, and says whether that can be empty. */
  alternatives(): boolean {
    let some = this.#sequence();
    while (this.#skip('|')) some = this.#sequence() || some;
    return some;
  }

  #sequence(): boolean {
    let all = true;
    while (this.#at < this.#source.length && !/[|)]/.test(this.#source[this.#at]!)) all = this.#term() && all;
    return all;
  }

  #term(): boolean {
    const empty = this.#read(ASSERTION) !== undefined || (this.#group() ?? this.#atom());
    const times = this.#read(QUANTIFIER);
    return empty || (times !== undefined && (/^[*?]/.test(times[0]) || Number(times[1]) === 0));
  }

  /** @returns undefined where no group begins */
  #group(): boolean | undefined {
    const opening = this.#read(GROUP);
    if (!opening) return undefined;
    const inside = this.alternatives();
    this.#skip(')');
    return inside || /[=!]$/.test(opening[0]);
  }

  #atom(): boolean {
    this.#read(ATOM);
    return false;
  }

  #read(what: RegExp): RegExpExecArray | undefined {
    what.lastIndex = this.#at;
    const found = what.exec(this.#source) ?? undefined;
    if (found) this.#at += found[0].length;
    return found;
  }

  #skip(sign: string): boolean {
    if (this.#source[this.#at] !== sign) return false;
    this.#at++;
    return true;
  }
}
