/** JSON pointers (RFC 6901). */

export const pointerOf = (parent: string, key: string): string =>
  `${parent}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** `/payload/a~1b` -> `['payload', 'a/b']` */
export function segments(pointer: string): string[] {
  const parts = pointer.split('/').slice(1);
  return pointer.includes('~')
    ? parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    : parts;
}

/** A member of an object or list, if it is its own. */
export function member(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Record<string, unknown>)[key];
}

/** What a pointer points to, by own members alone; undefined when there is nothing. */
export const valueAt = (value: unknown, pointer: string): unknown => segments(pointer).reduce(member, value);

/** What ajv's `schemaPath` (a URI fragment) points to; undefined in another document. */
export function schemaAt(schema: object, schemaPath: string): unknown {
  return schemaPath.startsWith('#') ? valueAt(schema, decodeURIComponent(schemaPath.slice(1))) : undefined;
}
