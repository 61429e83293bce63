import { visible } from './visible.ts';

/** Absolute on this or another system. */
const ABSOLUTE = /^(?:\/|[A-Za-z]:\/)/;

export const isAbsolute = (path: string): boolean => ABSOLUTE.test(path);

/** A path with `/`, as shown to people, as a URI (RFC 3986): relative ones stay relative, absolute ones get `file:`. */
export function uriOf(path: string): string {
  const parts = visible(path).split('/').map(encodeURIComponent);
  const encoded = parts.join('/').replace(/^([A-Za-z])%3A\//, '/$1:/');
  if (isAbsolute(path)) return `file://${encoded}`;
  // A colon in the first part would pass for a scheme, and `//` for a host.
  return encoded;
}
