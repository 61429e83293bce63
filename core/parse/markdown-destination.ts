/** Deeper parentheses make no destination, as in the reference parsers; it keeps reading linear. */
const MAX_PARENS = 32;
/** A target with blanks is no longer than a path may reasonably be. */
const MAX_LOOSE = 1000;
const ANGLE = /<[^<>\n]*>/y;

/**
 * Reads `(target "title")` behind the text of a link.
 * Accepts blanks in a bare target that ends in `.md`: agents write and follow such links.
 * @param open offset where the parenthesis is due
 * @returns the target as written and the offset behind the parenthesis
 */
export function readDestination(text: string, open: number): { text: string; end: number } | undefined {
  if (text[open] !== '(') return undefined;
  const start = skipBlanks(text, open + 1);
  const stop = text[start] === '<' ? angleEnd(text, start) : bareEnd(text, start, ' \t\r\n');
  if (stop === undefined) return undefined;
  const behind = skipBlanks(text, stop);
  const close = behind > stop ? skipBlanks(text, titleEnd(text, behind)) : behind;
  if (text[close] === ')') return { text: text.slice(start, stop), end: close + 1 };
  return text[start] === '<' ? undefined : readLoose(text, start);
}

/** A target with blanks in it: up to the parenthesis that closes, on one line. */
function readLoose(text: string, start: number): { text: string; end: number } | undefined {
  const stop = bareEnd(text.slice(start, start + MAX_LOOSE), 0, '\n');
  if (stop === undefined || text[start + stop] !== ')') return undefined;
  const whole = text.slice(start, start + stop).trim();
  const title = whole.endsWith('"') ? whole.lastIndexOf(' "', whole.length - 2) : -1;
  const target = title < 0 ? whole : whole.slice(0, title).trimEnd();
  const hash = target.indexOf('#');
  return (hash < 0 ? target : target.slice(0, hash)).endsWith('.md')
    ? { text: target, end: start + stop + 1 }
    : undefined;
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ' || text[at] === '\t' || text[at] === '\n' || text[at] === '\r') at++;
  return at;
}

function angleEnd(text: string, at: number): number | undefined {
  ANGLE.lastIndex = at;
  return ANGLE.test(text) ? ANGLE.lastIndex : undefined;
}

/** Offset of the first unit that ends a bare target: one of `stops`, or a parenthesis that none inside it opened. */
function bareEnd(text: string, start: number, stops: string): number | undefined {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const unit = text[at]!;
    if (unit <= ' ' && stops.includes(unit)) return at;
    if (unit === '\\' && text[at + 1]! > ' ') at++;
    else if (unit === '(' && ++depth > MAX_PARENS) return undefined;
    else if (unit === ')' && --depth < 0) return at;
  }
  return undefined;
}

/** Offset behind a title that begins here, or where it was asked for when none does. */
function titleEnd(text: string, start: number): number {
  const close = text[start] === '(' ? ')' : text[start];
  if (close !== '"' && close !== "'" && close !== ')') return start;
  for (let at = start + 1; at < text.length; at++) {
    const unit = text[at];
    if (unit === '\\') at++;
    else if (unit === close) return at + 1;
    else if (unit === '(' && close === ')') return start;
  }
  return start;
}
