import { Canonicaliser, LONGEST_PAYLOAD } from './accept/canonical.ts';
import { checkOf, type PayloadCheck } from './accept/checks.ts';
import { HASH_START, LineReader } from './accept/line-reader.ts';
import { ENVELOPE, envelopeTable, type ObjectTable, payloadShape, tableOf } from './accept/tables.ts';
import { fingerprint } from './fingerprint.ts';
import { GATE_EVENTS } from './policy.ts';

export interface AcceptorOptions {
  /** Names that the `lead` of a skill-route may have; leave it out where there is no registry. */
  readonly leads?: ReadonlySet<string>;
}

/**
 * The fast path of the event log: vouches for lines in which no rule would find anything, error, warning or info.
 * It is sound but not complete. What it does not vouch for is not wrong; the plain path has to look at it.
 */
export interface Acceptor {
  /** Whether the line from `start` to `end`, without its line end, is known to be clean when looked at alone. */
  accept(bytes: Buffer, start: number, end: number): boolean;
  /** Of the line accepted last: its instant in milliseconds, whether it is a gate, and its fingerprint. */
  readonly at: number;
  readonly gate: boolean;
  readonly fingerprint: number;
}

/** @param events names of the events in force whose payloads have the schemas of this project, not a team's own */
export function createAcceptor(events: readonly string[], options: AcceptorOptions = {}): Acceptor {
  const kinds: EventKind[] = [];
  for (const name of events) {
    const shape = payloadShape(name);
    if (shape === undefined) continue;
    kinds.push({
      name,
      table: tableOf(shape),
      gate: GATE_EVENTS.has(name),
      check: checkOf(name, shape, options.leads),
    });
  }
  return new LineAcceptor(kinds);
}

interface EventKind {
  readonly name: string;
  readonly table: ObjectTable;
  readonly gate: boolean;
  readonly check: PayloadCheck;
}

class LineAcceptor implements Acceptor {
  at = 0;
  gate = false;
  fingerprint = 0;
  readonly #kinds: readonly EventKind[];
  readonly #reader: LineReader;
  readonly #canonicaliser = new Canonicaliser();

  constructor(kinds: readonly EventKind[]) {
    this.#kinds = kinds;
    this.#reader = new LineReader(
      envelopeTable(kinds.map(({ name }) => name)),
      kinds.map(({ table }) => table),
    );
  }

  accept(bytes: Buffer, start: number, end: number): boolean {
    const reader = this.#reader;
    if (!reader.read(bytes, start, end)) return false;
    const { envelope, payload } = reader;
    const kind = this.#kinds[envelope.word[ENVELOPE.event]!]!;
    const from = envelope.from[ENVELOPE.payload]!;
    const to = envelope.to[ENVELOPE.payload]!;
    if (to - from > LONGEST_PAYLOAD || !kind.check(payload, bytes)) return false;
    const digest = this.#canonicaliser.digest(bytes, from, to, kind.table, payload);
    const digits = envelope.from[ENVELOPE.hash]! + HASH_START.length;
    if (bytes.toString('latin1', digits, digits + digest.length) !== digest) return false;
    this.at = reader.instant;
    this.gate = kind.gate;
    this.fingerprint = fingerprint(this.at, first32(bytes, digits));
    return true;
  }
}

/** The first eight of lower-case hex digits, as a number of 32 bits. */
function first32(bytes: Buffer, at: number): number {
  let value = 0;
  for (let i = at; i < at + 8; i++) {
    const byte = bytes[i]!;
    value = (value << 4) | (byte < 0x3a ? byte - 0x30 : byte - 0x57);
  }
  return value >>> 0;
}
