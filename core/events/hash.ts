import { hash } from 'node:crypto';

export const HASH_PREFIX = 'sha256:';

/** SHA-256 of a payload in RFC 8785 form. The payload is as JSON.parse makes it, without lone surrogates. */
export type PayloadDigest = (payload: object) => Buffer;

/** Loads the canonical form, for few logs need it: the acceptor has its own for ordinary lines. */
export async function loadPayloadDigest(): Promise<PayloadDigest> {
  const { default: canonicalize } = await import('canonicalize');
  return (payload) => hash('sha256', canonicalize(payload)!, 'buffer');
}

export const bytesDigest = (bytes: Uint8Array): Buffer => hash('sha256', bytes, 'buffer');
