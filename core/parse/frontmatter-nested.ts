import type { FrontmatterField } from '../types.ts';
import { isPlainString, KEY, UNSAFE, WORD } from './frontmatter-fast.ts';
import { type Fields, mapField, plainObject } from './frontmatter-field.ts';
import { lineAt, trimBlanks } from './frontmatter-lines.ts';

/** Policies nest four levels. */
const DEEPEST = 8;
const INTEGER = /^(?:0|[1-9][0-9]{0,14})$/;
const BOOLEAN = /^(?:true|True|TRUE|false|False|FALSE)$/;
const QUOTED = /"[^"\\]*"|'[^']*'/y;
/** Words that mean the same in brackets as anywhere. */
const FLOW_WORD = /^[A-Za-z][\w./-]*$/;
const TAIL = /^ *(?: #|$)/;

type Content = Pick<FrontmatterField, 'valueStart' | 'valueEnd' | 'style' | 'value' | 'children' | 'items'>;

/** A line that is neither blank nor a comment; `start` is the offset of its text, which has no blanks around it. */
interface Line {
  readonly indent: number;
  readonly start: number;
  readonly text: string;
}

/**
 * Reads the shapes that settings have beside those of `readPlain`: mappings in mappings, lists of one-line scalars, lists
 * of words in brackets, switches, whole numbers, and comments. Gives what `readYaml` gives, or declines.
 * @param offset of the block in its text
 */
export function readNested(block: string, offset: number): Fields | undefined {
  if (UNSAFE.test(block)) return undefined;
  const lines = linesOf(block);
  if (lines.length === 0) return undefined;
  const reader = new Reader(lines, offset);
  const fields = reader.mapping(0, 0);
  return reader.here === undefined ? fields : undefined;
}

function linesOf(block: string): Line[] {
  const lines: Line[] = [];
  for (let at = 0; at < block.length; ) {
    const { line, next } = lineAt(block, at);
    const text = trimBlanks(line);
    const indent = line.indexOf(text);
    if (text !== '' && !text.startsWith('#')) lines.push({ indent, start: at + indent, text });
    at = next;
  }
  return lines;
}

class Reader {
  readonly #lines: readonly Line[];
  readonly #offset: number;
  #at = 0;

  constructor(lines: readonly Line[], offset: number) {
    this.#lines = lines;
    this.#offset = offset;
  }

  get here(): Line | undefined {
    return this.#lines[this.#at];
  }

  /** The fields at an indentation; undefined where a line is anything else, or stands deeper than it may. */
  mapping(indent: number, depth: number): Fields | undefined {
    const fields = new Map<string, FrontmatterField>();
    for (let line = this.here; line?.indent === indent; line = this.here) {
      const field = this.#field(line, depth);
      if (!field || fields.has(field.key)) return undefined;
      fields.set(field.key, field);
    }
    return (this.here?.indent ?? 0) > indent ? undefined : fields;
  }

  #field({ indent, start, text }: Line, depth: number): FrontmatterField | undefined {
    KEY.lastIndex = 0;
    const key = KEY.exec(text)?.[0].slice(0, -1);
    if (key === undefined || WORD.test(key)) return undefined;
    this.#at++;
    const keyStart = this.#offset + start;
    const colon = key.length + 1;
    if (!/^ *(?:$|#)/.test(text.slice(colon))) {
      const content = this.#inline(text, start, colon);
      return content && { key, keyStart, ...content };
    }
    const below = this.here;
    const isList = below?.text.startsWith('- ') && below.indent >= indent;
    if (below && isList) {
      const content = this.#list(below.indent);
      return content && { key, keyStart, ...content };
    }
    if (!below || below.indent <= indent)
      return {
        key,
        keyStart,
        valueStart: keyStart + colon,
        valueEnd: keyStart + colon,
        style: 'empty',
        value: null,
      };
    const children = depth < DEEPEST ? this.mapping(below.indent, depth + 1) : undefined;
    return children?.size ? mapField(key, keyStart, children) : undefined;
  }

  #list(indent: number): Content | undefined {
    const items: FrontmatterField[] = [];
    const { start } = this.here!;
    for (let line = this.here; line?.indent === indent && line.text.startsWith('- '); line = this.here) {
      this.#at++;
      const content = this.#inline(line.text, line.start, 1);
      if (!content || content.items || content.children) return undefined;
      items.push({ key: String(items.length), keyStart: content.valueStart, ...content });
    }
    if ((this.here?.indent ?? 0) > indent) return undefined;
    const value = items.map((item) => item.value);
    return {
      valueStart: this.#offset + start,
      valueEnd: items.at(-1)!.valueEnd,
      style: 'list',
      value,
      items,
    };
  }

  /** The value on a line, behind its key or dash. */
  #inline(text: string, start: number, after: number): Content | undefined {
    let at = after;
    while (text[at] === ' ') at++;
    const place = this.#offset + start + at;
    const rest = text.slice(at);
    if (rest.startsWith('[')) return flowList(rest, place);
    if (rest.startsWith('{}') && TAIL.test(rest.slice(2))) {
      const children: Fields = new Map();
      return {
        valueStart: place,
        valueEnd: place + 2,
        style: 'flow',
        value: plainObject(children),
        children,
      };
    }
    return scalar(rest, place);
  }
}

function scalar(rest: string, valueStart: number): Content | undefined {
  QUOTED.lastIndex = 0;
  const quoted = QUOTED.exec(rest)?.[0];
  if (quoted !== undefined) {
    if (!TAIL.test(rest.slice(quoted.length))) return undefined;
    const valueEnd = valueStart + quoted.length;
    return { valueStart, valueEnd, style: 'quoted', value: quoted.slice(1, -1) };
  }
  const comment = rest.indexOf(' #');
  const raw = trimBlanks(comment < 0 ? rest : rest.slice(0, comment), false);
  const value = plainValue(raw);
  return value === undefined
    ? undefined
    : { valueStart, valueEnd: valueStart + raw.length, style: 'plain', value };
}

function plainValue(raw: string): string | number | boolean | undefined {
  if (BOOLEAN.test(raw)) return raw.toLowerCase() === 'true';
  if (INTEGER.test(raw)) return Number(raw);
  const isDotted = /^\.[A-Za-z]/.test(raw) && !/^\.(?:inf|nan)$/i.test(raw);
  return isPlainString(isDotted ? raw.slice(1) : raw) ? raw : undefined;
}

function flowList(rest: string, valueStart: number): Content | undefined {
  const close = rest.indexOf(']');
  if (close < 0 || !TAIL.test(rest.slice(close + 1))) return undefined;
  const items: FrontmatterField[] = [];
  const inner = rest.slice(1, close);
  let at = 1;
  for (const part of inner.trim() === '' ? [] : inner.split(',')) {
    const value = trimBlanks(part);
    if (!FLOW_WORD.test(value) || WORD.test(value)) return undefined;
    const start = valueStart + at + part.indexOf(value);
    items.push({
      key: String(items.length),
      keyStart: start,
      valueStart: start,
      valueEnd: start + value.length,
      style: 'plain',
      value,
    });
    at += part.length + 1;
  }
  const value = items.map((item) => item.value);
  return { valueStart, valueEnd: valueStart + close + 1, style: 'flow', value, items };
}
