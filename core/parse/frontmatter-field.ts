import type { FrontmatterField } from '../types.ts';

export type Fields = ReadonlyMap<string, FrontmatterField>;

/** A field that holds a mapping: it spans its children, and its value is a plain object of theirs. */
export function mapField(key: string, keyStart: number, children: Fields): FrontmatterField {
  const all = [...children.values()];
  return {
    key,
    keyStart,
    valueStart: all[0]!.keyStart,
    valueEnd: all.at(-1)!.valueEnd,
    style: 'map',
    value: plainObject(children),
    children,
  };
}

/** Values by key, without a prototype: `__proto__` and `constructor` are keys like any other. */
export function plainObject(children: Fields): object {
  const object = Object.create(null) as Record<string, unknown>;
  for (const [key, { value }] of children) object[key] = value;
  return object;
}
