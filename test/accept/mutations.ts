import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { hashOf } from './lines.ts';

const TOKENS =
  `" \\ \\u0041 \\n { } [ ] , : {} [] "" null true false 0 -0 1.0 1.10 1e2 1E400 01 .5 5. - 0.0000001 1e21 1e-7
  9007199254740993 1234567890123456 "__proto__":1, "agent":"twin", "extra":1, "summary":"s", "hash":"sha256:00", "ext":{"b":{}},
  "HIGH" "OK" "MISMATCH" "OVERRIDE" "OPUS" "HAIKU-equivalent" "2026-02-30T00:00:00Z" [[[[[[[[[[`.split(/\s+/);
const CHARACTERS = [...'\0\t\n\r\x1f \u007f\u00a0\u2028\u3000\ufeff\ud7ff'];

/** Texts that break a line in some way when they replace a part of it or slip in between. */
const splinter = fc.oneof(
  fc.constantFrom(...TOKENS, ...CHARACTERS).map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 3 }).map((bytes) => Buffer.from(bytes)),
);

interface Fault {
  readonly at: number;
  readonly length: number;
  readonly splinter: Uint8Array;
}

const replace = (line: Buffer, at: number, length: number, inside: Uint8Array) =>
  Buffer.concat([line.subarray(0, at), inside, line.subarray(at + length)]);

/** Dropped, doubled, slipped in, replaced, flipped, swapped, not UTF-8, torn. */
const MUTATIONS: readonly ((line: Buffer, fault: Fault) => Buffer)[] = [
  (line, { at, length }) => replace(line, at, length, new Uint8Array()),
  (line, { at, length }) => replace(line, at, 0, line.subarray(at, at + length)),
  (line, { at, splinter }) => replace(line, at, 0, splinter),
  (line, { at, length, splinter }) => replace(line, at, length, splinter),
  (line, { at, length }) => replace(line, at, 1, Uint8Array.of(line[at]! ^ (1 << (length % 8)))),
  (line, { at }) => replace(line, at, 2, Uint8Array.of(line[at + 1] ?? 0x20, line[at]!)),
  (line, { at, length }) => replace(line, at, 0, Uint8Array.of(0x80 + length * 7)),
  (line, { at }) => line.subarray(0, at),
];

/** One to three small faults at places drawn at random, often where a token begins or ends. */
export function mutated(lines: fc.Arbitrary<Buffer>): fc.Arbitrary<Buffer> {
  const fault = fc.record({
    mutate: fc.constantFrom(...MUTATIONS),
    at: fc.nat(),
    toToken: fc.boolean(),
    length: fc.integer({ min: 1, max: 12 }),
    splinter,
  });
  const faults = fc.array(fault, { minLength: 1, maxLength: 3 });
  const rehash = fc.constantFrom(...REHASHES);
  return fc.tuple(lines, faults, rehash).map(([line, faults, rehash]) => {
    const broken = faults.reduce((bytes, { mutate, toToken, ...fault }) => {
      const at = fault.at % (bytes.length + 1);
      return mutate(bytes, { ...fault, at: toToken ? tokenFrom(bytes, at) : at });
    }, line);
    return rehash(broken);
  });
}

function tokenFrom(bytes: Buffer, from: number): number {
  const distance = bytes.subarray(from).findIndex((byte) => '":,{}[]'.includes(String.fromCharCode(byte)));
  return from + Math.max(distance, 0);
}

/** Without a new hash, each fault inside a payload would be caught by the hash alone. */
const REHASHES: readonly ((line: Buffer) => Buffer)[] = [(line) => line, hashOfValue, hashAsWritten];

function hashOfValue(line: Buffer): Buffer {
  try {
    return withHash(line, hashOf(JSON.parse(line.toString()).payload));
  } catch {
    return line;
  }
}

/** The hash that a reader would find right who copies the payload without understanding it. */
function hashAsWritten(line: Buffer): Buffer {
  const payload = /"payload"\s*:\s*(\{[^{}]*\})/.exec(line.toString('latin1'))?.[1] ?? '';
  return withHash(line, `sha256:${createHash('sha256').update(payload, 'latin1').digest('hex')}`);
}

const withHash = (line: Buffer, hash: string): Buffer =>
  Buffer.from(line.toString('latin1').replace(/sha256:[0-9a-f]{64}/, hash), 'latin1');
