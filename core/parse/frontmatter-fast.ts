import type { FrontmatterField } from '../types.ts';
import { type Fields, mapField } from './frontmatter-field.ts';
import { lineAt, trimBlanks } from './frontmatter-lines.ts';

/** Control and other unprintable characters, bare CR, and marks that some readers take for a line end or drop. */
export const UNSAFE = /[\0-\t\v\f\x0e-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff\p{Cs}]|\r(?!\n)/u;
/** Sticky: the caller sets `lastIndex`. */
export const KEY = /[A-Za-z_][\w-]*:(?= |$)/y;
/** First units that no YAML reader gives a meaning of its own: letters, digits, a few marks, all beyond ASCII. */
const SAFE_START = /^[A-Za-z0-9(/$_]|^[^\0-\u00a0]/;
/** What the YAML 1.2 core schema reads as something else than a string. */
export const WORD = /^(?:null|Null|NULL|true|True|TRUE|false|False|FALSE)$/;
const NUMBER = /^(?:0o[0-7]+|0x[0-9a-fA-F]+|[0-9]+(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?)$/;
const DOUBLE_QUOTED = /^"[^"\\]*"$/;
const SINGLE_QUOTED = /^'[^']*'$/;

type Scalar = Pick<FrontmatterField, 'style' | 'value'>;

/**
 * Reads the shapes that nearly all memory files have: one-line scalars that mean the same in every YAML reader,
 * and mappings of them one level down, indented by two blanks. Gives what `readYaml` gives, or declines.
 * @param offset of the block in its text
 */
export function readPlain(block: string, offset: number): Fields | undefined {
  if (UNSAFE.test(block)) return undefined;
  const fields = new Map<string, FrontmatterField>();
  const mappings = new Map<FrontmatterField, Map<string, FrontmatterField>>();
  let children: Map<string, FrontmatterField> | undefined;
  for (let at = 0; at < block.length; ) {
    const { line, next } = lineAt(block, at);
    const text = trimBlanks(line, false);
    if (text !== '') {
      const nested = text.startsWith('  ');
      const siblings = nested ? children : fields;
      const field = readField(text, nested ? 2 : 0, offset + at);
      if (!field || !siblings || siblings.has(field.key)) return undefined;
      siblings.set(field.key, field);
      if (!nested) children = field.style === 'empty' ? new Map() : undefined;
      if (!nested && children) mappings.set(field, children);
    }
    at = next;
  }
  for (const [{ key, keyStart }, held] of mappings)
    if (held.size > 0) fields.set(key, mapField(key, keyStart, held));
  return fields;
}

/** `key: value` on one line, or undefined where it is anything else. */
function readField(text: string, indent: number, offset: number): FrontmatterField | undefined {
  KEY.lastIndex = indent;
  const match = KEY.exec(text);
  if (!match) return undefined;
  const key = match[0].slice(0, -1);
  if (WORD.test(key)) return undefined;
  let start = KEY.lastIndex;
  if (start < text.length) while (text[start] === ' ') start++;
  const scalar = readScalar(text.slice(start));
  if (!scalar) return undefined;
  return {
    key,
    keyStart: offset + indent,
    valueStart: offset + start,
    valueEnd: offset + text.length,
    ...scalar,
  };
}

function readScalar(raw: string): Scalar | undefined {
  if (raw === '') return { style: 'empty', value: null };
  if (DOUBLE_QUOTED.test(raw) || SINGLE_QUOTED.test(raw)) return { style: 'quoted', value: raw.slice(1, -1) };
  return isPlainString(raw) ? { style: 'plain', value: raw } : undefined;
}

/** Whether an unquoted text is the same string to every reader. */
export function isPlainString(raw: string): boolean {
  if (!SAFE_START.test(raw) || WORD.test(raw) || NUMBER.test(raw)) return false;
  return !raw.includes(': ') && !raw.includes(' #') && !raw.endsWith(':');
}
