/**
 * 32 bits that are equal for equal lines; of other lines seldom. Finds candidates for patterns/duplicate-line, proves nothing.
 * @param at milliseconds of the line's `ts`, or 0
 * @param digest the first four bytes, big endian, of the SHA-256 of its payload in RFC 8785 form (or else of the line)
 */
export function fingerprint(at: number, digest: number): number {
  let hash = mix(digest ^ (at % 0x1_0000_0000));
  hash = mix(hash ^ Math.floor(at / 0x1_0000_0000));
  return hash >>> 0;
}

/** The finaliser of MurmurHash3: every bit of the input reaches every bit of the result. */
export function mix(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
