import { quoteYaml } from './frontmatter-quote.ts';

/** Why a value cannot stand as it is written, and how it could. */
export interface ValueCause {
  readonly message: string;
  readonly repair: string;
}

/** How a value ends: on its line, on a later one (`open`), or by being a block or mapping below. */
export type ValueShape = 'line' | 'below' | 'block' | { readonly open: string };

const BLOCK_HEADER = /^[|>][-+1-9]{0,2}(?:[ \t]+#.*)?$/;

/** What the first line of a value says about the lines below it. */
export function shapeOf(value: string): ValueShape {
  const first = value[0];
  if (first === undefined || first === '#') return 'below';
  if (BLOCK_HEADER.test(value)) return 'block';
  if ((first === '"' || first === "'") && closingQuote(value) < 0) return { open: first };
  if ((first === '[' || first === '{') && flowEnd(value) < 0) return { open: first === '[' ? ']' : '}' };
  return 'line';
}

/** What breaks YAML in a value that stands on one line; undefined when nothing does that a line can tell. */
export function causeOf(value: string): ValueCause | undefined {
  const first = value[0];
  if (first === undefined || first === '#') return undefined;
  if (first === '"' || first === "'") return quotedCause(value);
  if (first === '[' || first === '{') return flowCause(value);
  const message = startCause(value) ?? colonCause(value);
  return message === undefined ? undefined : { message, repair: quoteYaml(value) };
}

function quotedCause(value: string): ValueCause | undefined {
  const end = closingQuote(value);
  if (end < 0) {
    const message = `the ${value[0]} that opens the value is never closed`;
    return { message, repair: quoteYaml(value[0] === '"' ? value.slice(1) : value) };
  }
  const rest = value.slice(end + 1);
  if (rest === '' || /^[ \t]+#/.test(rest)) {
    const message = 'the value holds a backslash that is no YAML escape';
    return { message, repair: quoteYaml(value.slice(1, end)) + rest };
  }
  // `'don't'`: the quotes are around the text, and what closes them too early is an apostrophe.
  if (/^'(?:[^']|(?<=[\p{L}\p{N}])'(?=[\p{L}\p{N}]))+'$/u.test(value))
    return { message: 'an apostrophe closes the quote', repair: quoteYaml(value.slice(1, -1)) };
  return { message: 'the value goes on after its closing quote', repair: quoteYaml(value) };
}

function flowCause(value: string): ValueCause {
  const open = value[0]!;
  const message =
    flowEnd(value) < 0
      ? `the value starts with "${open}", which opens a ${open === '[' ? 'list' : 'mapping'} that is never closed`
      : `the value starts with "${open}", which YAML reads as a ${open === '[' ? 'list' : 'mapping'}`;
  return { message, repair: quoteYaml(value) };
}

/** Whether a value is a list or mapping from end to end: quoting it would make one text of its parts. */
export function isCollection(value: string): boolean {
  if (value[0] !== '[' && value[0] !== '{') return false;
  const end = flowEnd(value);
  return end >= 0 && /^[ \t]*(?:#.*)?$/.test(value.slice(end + 1));
}

const STARTS: Readonly<Record<string, string>> = {
  '*': 'which YAML reads as an alias',
  '&': 'which YAML reads as an anchor',
  '!': 'which YAML reads as a tag',
  '|': 'which opens a block of text below',
  '>': 'which opens a block of text below',
};

function startCause(value: string): string | undefined {
  const first = value[0]!;
  if (Object.hasOwn(STARTS, first)) return `the value starts with "${first}", ${STARTS[first]}`;
  if ('@`%,]}'.includes(first)) return `the value starts with "${first}", which YAML does not allow`;
  if (/^[-?](?:[ \t]|$)/.test(value))
    return `the value starts with "${first} ", which YAML reads as a list or key`;
  return undefined;
}

/** A colon before a blank or at the end makes a key of what stands before it; in a comment it does not. */
function colonCause(value: string): string | undefined {
  const comment = value.search(/[ \t]#/);
  const text = comment < 0 ? value : value.slice(0, comment);
  return /:(?:[ \t]|$)/.test(text) ? 'the value holds an unquoted `: `' : undefined;
}

/** Index of the quote or bracket that closes the one at 0, or -1. */
export const endOf = (text: string): number => (/^["']/.test(text) ? closingQuote(text) : flowEnd(text));

/** Index of the quote that closes the one at 0, or -1. */
function closingQuote(value: string): number {
  const quote = value[0]!;
  for (let at = 1; at < value.length; at++) {
    if (quote === '"' && value[at] === '\\') at++;
    else if (value[at] === quote) {
      if (quote === '"' || value[at + 1] !== quote) return at;
      at++;
    }
  }
  return -1;
}

/** Index of the bracket that closes the one at 0, or -1; quoted parts are passed over. */
function flowEnd(value: string): number {
  let depth = 0;
  for (let at = 0; at < value.length; at++) {
    const unit = value[at]!;
    if ('[{'.includes(unit)) depth++;
    else if (']}'.includes(unit) && --depth === 0) return at;
    else if (unit === '"' || unit === "'") {
      const end = value.indexOf(unit, at + 1);
      if (end > 0) at = end;
    }
  }
  return -1;
}
