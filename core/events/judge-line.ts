import { spanOf } from '../parse/json.ts';
import type { RawLine } from '../parse/jsonl.ts';
import { parseInstant } from '../parse/timestamp.ts';
import { member, segments } from '../schema/pointer.ts';
import type { EventFault, EventLine } from '../types.ts';
import type { EventCatalogue } from './catalogue.ts';
import { decodeLine } from './decode.ts';
import { envelopeFaults, newerSchema, unknownEvent } from './envelope.ts';
import { fingerprint } from './fingerprint.ts';
import { bytesDigest, HASH_PREFIX, type PayloadDigest } from './hash.ts';

/** Hex digits of a line's digest that its findings carry in their keys. */
const KEY_DIGITS = 16;

export interface JudgedLine {
  readonly event: EventLine;
  /** The event it holds, known or not; undefined when it holds none. */
  readonly name?: string;
  readonly fingerprint: number;
}

/** What lines are judged by. */
export interface Judge {
  readonly path: string;
  readonly events: EventCatalogue;
  readonly payloadDigest: PayloadDigest;
}

/** The plain path: everything the rules need to know of one line. @param previousAt instant of the line before */
export function judgeLine(judge: Judge, line: RawLine, previousAt?: number): JudgedLine {
  const digest = bytesDigest(line.bytes.subarray(line.start, line.end));
  const bare = bareLine(judge.path, line, digest);
  const decoded = decodeLine(line);
  if ('refused' in decoded) {
    return {
      event: { ...bare, refused: decoded.refused },
      fingerprint: fingerprint(0, digest.readUInt32BE()),
    };
  }
  const { text, json } = decoded;
  const facts = judgeValue(json.value, judge);
  const places = json.duplicates.map(({ key, start, end }) => ({
    key,
    column: start + 1,
    endColumn: end + 1,
  }));
  const { at, name, payload } = facts;
  return {
    event: {
      ...bare,
      ...(facts.newer ? {} : { text, value: json.value, duplicateKeys: places }),
      faults: facts.faults,
      ...(at !== undefined && { at }),
      ...(previousAt !== undefined && { previousAt }),
      locate: (pointer, part = 'value') => {
        const { start, end } = spanOf(json.root, segments(pointer), part);
        return { column: start + 1, endColumn: end + 1 };
      },
    },
    ...(name !== undefined && { name }),
    fingerprint:
      at !== undefined && payload
        ? fingerprint(at, payload.readUInt32BE())
        : fingerprint(0, digest.readUInt32BE()),
  };
}

/** A line of which nothing is known but its bytes. */
export function bareLine(path: string, { line, terminated }: RawLine, digest: Buffer): EventLine {
  return {
    path,
    line,
    text: '',
    digest: digest.toString('hex').slice(0, KEY_DIGITS),
    terminated,
    faults: [],
    duplicateKeys: [],
    locate: () => ({ column: 1, endColumn: 1 }),
  };
}

interface ValueFacts {
  readonly faults: readonly EventFault[];
  readonly newer?: true;
  readonly at?: number;
  readonly name?: string;
  /** Digest of the payload, when there is an object. */
  readonly payload?: Buffer;
}

function judgeValue(value: unknown, { events, payloadDigest }: Judge): ValueFacts {
  if (!isObject(value)) return { faults: [] };
  const newer = newerSchema(value);
  if (newer) return { faults: [newer], newer: true };
  const [ts, event, payload, hash] = ['ts', 'event', 'payload', 'hash'].map((key) => member(value, key));
  const faults = envelopeFaults(value);
  const name = typeof event === 'string' ? event : undefined;
  const kind = name === undefined ? undefined : events.get(name);
  if (name !== undefined && !kind) faults.push(unknownEvent(name, events));
  const at = typeof ts === 'string' ? parseInstant(ts) : undefined;
  const known = { ...(at !== undefined && { at }), ...(name !== undefined && { name }) };
  if (!isObject(payload)) return { ...known, faults };
  if (kind) faults.push(...kind.validate(payload));
  const digest = payloadDigest(payload);
  if (isHash(hash) && hash !== HASH_PREFIX + digest.toString('hex')) faults.push(wrongHash(digest));
  return { ...known, faults, payload: digest };
}

const isHash = (value: unknown): value is string =>
  typeof value === 'string' && /^sha256:[0-9a-f]{64}$/.test(value);

function wrongHash(digest: Buffer): EventFault {
  const message = `\`hash\` is not the SHA-256 of the payload in RFC 8785 form, which is ${HASH_PREFIX}${digest.toString('hex')}`;
  return { rule: 'patterns/hash-mismatch', pointer: '/hash', part: 'value', message };
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
