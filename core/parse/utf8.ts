const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const MARK = '\ufffd';
const MARK_BYTES = Buffer.from(MARK);

/** Bytes as text, a byte order mark kept; what is not UTF-8 becomes U+FFFD. */
export const decodeLoosely = (bytes: Buffer): string => decoder.decode(bytes);

/**
 * Offset of the first byte that is not UTF-8: where the decoder put a mark that the bytes do not hold.
 * @returns the length of `bytes` when all are
 */
export function firstInvalidByte(bytes: Buffer): number {
  const text = decodeLoosely(bytes);
  let offset = 0;
  let from = 0;
  for (let at = text.indexOf(MARK); at >= 0; at = text.indexOf(MARK, from)) {
    offset += Buffer.byteLength(text.slice(from, at));
    if (!bytes.subarray(offset, offset + MARK_BYTES.length).equals(MARK_BYTES)) return offset;
    offset += MARK_BYTES.length;
    from = at + 1;
  }
  return bytes.length;
}
