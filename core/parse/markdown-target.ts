/** Where a link leads, as it is written. */
export interface Target {
  /** As written, without angle brackets. */
  readonly raw: string;
  /** Path without its anchor; backslash escapes, entities and percent-encoding undone once; empty unless `kind` is relative or absolute. */
  readonly path: string;
  /** `external`: a scheme, `//` or mailto; `anchor`: a place in the same file; `absolute`: from a root, a drive or a home folder. */
  readonly kind: 'relative' | 'absolute' | 'external' | 'anchor';
}

/** Reads a link's destination. Never throws. */
export function parseTarget(destination: string): Target {
  const raw = destination.startsWith('<') ? destination.slice(1, -1) : destination;
  return readUrl(raw, raw.replace(ESCAPE, unescapeUnit));
}

/** Reads the value of an HTML attribute, where a backslash escapes nothing. Never throws. */
export function parseAttribute(value: string): Target {
  const raw = value.trim();
  return readUrl(raw, raw.replace(ENTITY, unescapeUnit));
}

/** `notes.md:12` names a line, not a scheme. */
const LINE_NUMBER = /(?<=\.md):\d{1,9}(?:[:-]\d{1,9})?$/;

function readUrl(raw: string, url: string): Target {
  const kind = kindOf(url);
  if (kind === 'external' || kind === 'anchor') return { raw, path: '', kind };
  const hash = url.indexOf('#');
  const path = (hash < 0 ? url : url.slice(0, hash)).replace(LINE_NUMBER, '');
  return { raw, path: decodePercent(path), kind };
}

function kindOf(url: string): Target['kind'] {
  if (url === '' || url.startsWith('#')) return 'anchor';
  if (url.startsWith('//') || (/^[a-z][a-z\d+.-]+:/i.test(url) && !LINE_NUMBER.test(url))) return 'external';
  return /^(?:[/\\~]|[a-z]:)/i.test(url) ? 'absolute' : 'relative';
}

/** The entities that paths are written with; all others stay as they are. */
const NAMED = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    num: '#',
    percnt: '%',
    lpar: '(',
    rpar: ')',
  }),
);
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi;
const ESCAPE = new RegExp(`${ENTITY.source}|\\\\([!-/:-@[-\`{-~])`, 'gi');

function unescapeUnit(
  whole: string,
  decimal?: string,
  hex?: string,
  name?: string,
  escaped?: string,
): string {
  if (name !== undefined) return NAMED.get(name) ?? whole;
  if (decimal !== undefined) return codePoint(Number(decimal));
  if (hex !== undefined) return codePoint(Number.parseInt(hex, 16));
  return escaped ?? whole;
}

/** A number that is no character becomes the sign for one. */
function codePoint(code: number): string {
  const none = code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff);
  return none ? '\ufffd' : String.fromCodePoint(code);
}

/** Sequences that may be a character in UTF-8. */
const SEQUENCE =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-7](?:%[89ab][\da-f]){3}/gi;

/** Broken sequences stay as they are. */
function decodePercent(path: string): string {
  return path.replace(SEQUENCE, (sequence) => {
    try {
      return decodeURIComponent(sequence);
    } catch {
      return sequence;
    }
  });
}
