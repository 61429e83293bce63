import { nameOf } from './frontmatter-characters.ts';

/** A key, and what stands right behind its colon; that of `https://` is none. */
const TIGHT = /^([A-Za-z_][\w-]*|"[^"\\]+"|'[^']+'):([^ \t/])/;

/** A key whose colon has no blank after it, or one that is no blank to YAML. */
export interface Tight {
  readonly key: string;
  /** Offset of the colon, and what is to be replaced from there. */
  readonly colon: number;
  readonly length: number;
  readonly message: string;
}

/** Reads `key:value`, at the start of a text. */
export function tightKey(text: string): Tight | undefined {
  const [, written, after] = TIGHT.exec(text) ?? [];
  if (written === undefined || after === undefined) return undefined;
  const isOther = /\s|\p{Default_Ignorable_Code_Point}/u.test(after);
  const message = isOther
    ? `${nameOf(after.charCodeAt(0))} stands after \`${written}:\`, where YAML wants a plain blank`
    : `a blank is missing after \`${written}:\``;
  const key = /^["']/.test(written) ? written.slice(1, -1) : written;
  return { key, colon: written.length, length: isOther ? 2 : 1, message };
}
