import { segments } from '../../schema/pointer.ts';
import type { Document, Finding, FrontmatterField } from '../../types.ts';

/** The field that a JSON pointer leads to, or the nearest one on the way; undefined where the first key is not there. */
export function fieldAt(
  fields: ReadonlyMap<string, FrontmatterField>,
  pointer: string,
): FrontmatterField | undefined {
  let field: FrontmatterField | undefined;
  let level: ReadonlyMap<string, FrontmatterField> | undefined = fields;
  for (const key of segments(pointer)) {
    const next: FrontmatterField | undefined = level?.get(key) ?? field?.items?.[Number(key)];
    if (!next) return field;
    field = next;
    level = next.children;
  }
  return field;
}

/** A finding at a field's key or value; a value that is not written stands at its key. */
export function atField(
  { path, place }: Document,
  { key: name, keyStart, valueStart, valueEnd }: FrontmatterField,
  part: 'key' | 'value',
  message: string,
  key: string,
): Finding {
  const isValue = part === 'value' && valueEnd > valueStart;
  const range = isValue ? place(valueStart, valueEnd) : place(keyStart, keyStart + name.length);
  return { path, ...range, message, key };
}

/** A finding at the opening fence, about what is missing below it. */
export function atFence({ path, text, place, frontmatter }: Document, message: string, key: string): Finding {
  const start = text.lastIndexOf('\n', frontmatter.start - 2) + 1;
  return { path, ...place(start, start + 3), message, key };
}

/** A pointer without the numbers of list items, for keys of findings. */
export function withoutNumbers(pointer: string): string {
  return pointer.replace(/\/\d+(?=\/|$)/g, '/*');
}
