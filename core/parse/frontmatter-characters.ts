import type { Frontmatter, FrontmatterFault, TextEdit } from '../types.ts';
import { lineAt } from './frontmatter-lines.ts';
import { shapeOfLine, splitLines } from './frontmatter-shape.ts';

/**
 * What is not printable in YAML 1.2 (production 1), for which strict readers refuse a whole block. NUL is left to
 * layout/encoding, which finds it anywhere in a file.
 */
const UNPRINTABLE = /[^\0\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
/** What shows nothing, or passes for the blank that it is not. */
const HIDDEN = /(?![\t\n\r ])[\p{Cc}\p{Cs}\p{Zs}\p{Default_Ignorable_Code_Point}\ufeff\u2028\u2029]/gu;

/** The first character of each line that YAML does not take as it is. */
export function findUnprintable(block: string): FrontmatterFault[] {
  if (block.search(UNPRINTABLE) < 0) return [];
  return splitLines(block).flatMap((line) => {
    const at = line.text.search(UNPRINTABLE);
    if (at < 0) return [];
    const offset = line.start + at;
    const code = line.text.codePointAt(at)!;
    const field = shapeOfLine(line)?.key.replace(UNPRINTABLE, '');
    const message = `${nameOf(code)} cannot stand in YAML as it is, so strict readers drop every field: take it out, or write it as \`${escapeOf(code)}\` in double quotes`;
    return [{ code: 'yaml' as const, offset, end: offset + 1, message, ...(field && { field }) }];
  });
}

/** A block of the same length that holds a letter in the place of each character that is not printable. */
export const printable = (block: string): string => block.replace(UNPRINTABLE, 'x');

/** The edits that take out each character that is not printable. */
export function withoutUnprintable(block: string): TextEdit[] {
  return [...block.matchAll(UNPRINTABLE)].map(({ 0: unit, index }) => ({
    start: index,
    end: index + unit.length,
    text: '',
  }));
}

/** The text without its hidden characters, and the name of the first of them; undefined where it has none. */
export function withoutHidden(text: string): { bare: string; hidden: string } | undefined {
  const first = text.match(HIDDEN)?.[0];
  if (first === undefined) return undefined;
  return { bare: text.replace(HIDDEN, '').trim(), hidden: nameOf(first.codePointAt(0)!) };
}

/**
 * A key that looks like the one asked for, and is another for the hidden character in it. `type` is looked for
 * under `metadata` too, and a hidden character may stand in that word.
 */
export function findHiddenKey({ fields }: Frontmatter, key: string): HiddenKey | undefined {
  for (const field of fields.values()) {
    const seen = withoutHidden(field.key);
    const word = seen?.bare ?? field.key;
    if (seen && word === key) return { offset: field.keyStart, name: seen.hidden };
    if (key !== 'type' || word !== 'metadata') continue;
    for (const child of field.children?.values() ?? []) {
      const within = withoutHidden(child.key);
      if ((within?.bare ?? child.key) !== key || !(within ?? seen)) continue;
      const { keyStart } = within ? child : field;
      return { offset: keyStart, name: (within ?? seen)!.hidden };
    }
  }
  return undefined;
}
interface HiddenKey {
  readonly offset: number;
  /** Of the character, as `U+200B`. */
  readonly name: string;
}

/** `U+200B` */
export const nameOf = (code: number): string => `U+${hex(code)}`;

const escapeOf = (code: number): string => `\\u${hex(code)}`;
const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0');

/**
 * Offset of a `...` that ends the YAML of a block before its fence, and whether text follows that is then no part
 * of the mapping. A comment counts as text: in a note it is a heading.
 */
export function findDocumentEnd(block: string): { at: number; isText: boolean } | undefined {
  for (let at = 0; at < block.length; ) {
    const { line, next } = lineAt(block, at);
    if (/^\.\.\.(?:[ \t]|$)/.test(line)) return { at, isText: block.slice(next).trim() !== '' };
    at = next;
  }
  return undefined;
}
