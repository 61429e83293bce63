import { CLOSE, COLON, COMMA, NO, OPEN, QUOTE } from './bytes.ts';
import { readInstant } from './instant.ts';
import { ENVELOPE, type MemberTable, type ObjectTable } from './tables.ts';
import { readList, readMark, readNumber, readText, skipBlanks } from './values.ts';
import { standsAt } from './words.ts';

const TRUE = Buffer.from('true');
const FALSE = Buffer.from('false');
/** What stands before the digits of a hash. */
export const HASH_START = Buffer.from('"sha256:');
/** Of a hash with its quotes. */
const HASH_LENGTH = 73;
/** Members an object may have: as many as a mask has bits to spare. */
const SLOTS = 31;
/** Stands for the member before the first. */
const FIRST = SLOTS;

/** What an object held: which members, where their values stand, and what the rules need of them. */
export class Found {
  /** Bit n is set when member n is there. */
  mask = 0;
  readonly from = new Int32Array(SLOTS);
  readonly to = new Int32Array(SLOTS);
  /** Index of a word. */
  readonly word = new Int32Array(SLOTS);

  has(slot: number): boolean {
    return (this.mask & (1 << slot)) !== 0;
  }
}

/** Reads one line of the log: the envelope, and the payload by the table that its event asks for. */
export class LineReader {
  readonly envelope = new Found();
  readonly payload = new Found();
  /** Instant of `ts` in milliseconds. */
  instant = 0;
  #end = 0;
  readonly #envelopeTable: ObjectTable;
  readonly #payloadTables: readonly ObjectTable[];

  /** @param payloads tables in the order of the events that the envelope's table lists */
  constructor(envelope: ObjectTable, payloads: readonly ObjectTable[]) {
    this.#envelopeTable = envelope;
    this.#payloadTables = payloads;
  }

  /** Whether the bytes from `start` to `end` are one plain line. Members may stand in any order. */
  read(bytes: Buffer, start: number, end: number): boolean {
    this.#end = end;
    const at = this.#object(bytes, start, this.#envelopeTable, this.envelope);
    return at !== NO && skipBlanks(bytes, at) === end && this.#readPassedPayload(bytes);
  }

  #object(bytes: Buffer, start: number, table: ObjectTable, found: Found): number {
    const { members, followers } = table;
    found.mask = 0;
    let at = readMark(bytes, start, OPEN);
    if (at === NO) return NO;
    const empty = readMark(bytes, at, CLOSE);
    if (empty !== NO) return table.required === 0 ? empty : NO;
    let previous = FIRST;
    for (;;) {
      at = skipBlanks(bytes, at);
      let slot = followers[previous]!;
      if (standsAt(bytes, at, members[slot]!.key)) {
        at += members[slot]!.key.length;
      } else {
        slot = table.names.indexAt(bytes, at);
        if (slot === NO) return NO;
        at = readMark(bytes, at + table.names.lengthOf(slot), COLON);
        if (at === NO) return NO;
        followers[previous] = slot;
      }
      if (found.has(slot)) return NO;
      at = skipBlanks(bytes, at);
      found.from[slot] = at;
      at = this.#value(bytes, at, members[slot]!, found, slot);
      if (at === NO) return NO;
      found.to[slot] = at;
      found.mask |= 1 << slot;
      previous = slot;
      const next = readMark(bytes, at, COMMA);
      if (next === NO) break;
      at = next;
    }
    return (found.mask & table.required) === table.required ? readMark(bytes, at, CLOSE) : NO;
  }

  #value(bytes: Buffer, at: number, member: MemberTable, found: Found, slot: number): number {
    switch (member.kind) {
      case 'text':
        return readText(bytes, at, member.visible);
      case 'word': {
        const index = member.words.indexAt(bytes, at);
        found.word[slot] = index;
        return index === NO ? NO : at + member.words.lengthOf(index);
      }
      case 'list':
        return readList(bytes, at);
      case 'number':
        return readNumber(bytes, at, member);
      case 'boolean':
        return standsAt(bytes, at, TRUE)
          ? at + TRUE.length
          : standsAt(bytes, at, FALSE)
            ? at + FALSE.length
            : NO;
      case 'hash': {
        const end = at + HASH_LENGTH;
        return standsAt(bytes, at, HASH_START) && bytes[end - 1] === QUOTE ? end : NO;
      }
      case 'instant':
        return this.#instant(bytes, at);
      case 'object':
        return this.#payload(bytes, at);
    }
  }

  #instant(bytes: Buffer, at: number): number {
    const end = readText(bytes, at, false);
    if (end === NO) return NO;
    this.instant = readInstant(bytes, at + 1, end - 1);
    return Number.isNaN(this.instant) ? NO : end;
  }

  /** A payload that stands before its event is passed over, and read once the event is known. */
  #payload(bytes: Buffer, start: number): number {
    if (this.envelope.has(ENVELOPE.event))
      return this.#object(bytes, start, this.#payloadTable(), this.payload);
    let depth = 0;
    let at = start;
    do {
      const byte = bytes[at];
      if (byte === QUOTE) {
        at = readText(bytes, at, false);
        if (at === NO) return NO;
      } else {
        if (byte === OPEN) depth++;
        if (byte === CLOSE) depth--;
        at++;
      }
    } while (depth > 0 && at < this.#end);
    return at;
  }

  #readPassedPayload(bytes: Buffer): boolean {
    const { from, to } = this.envelope;
    if (from[ENVELOPE.event]! < from[ENVELOPE.payload]!) return true;
    return (
      this.#object(bytes, from[ENVELOPE.payload]!, this.#payloadTable(), this.payload) ===
      to[ENVELOPE.payload]!
    );
  }

  #payloadTable(): ObjectTable {
    return this.#payloadTables[this.envelope.word[ENVELOPE.event]!]!;
  }
}
