import { envelope, payloads } from '../../../schemas/generated/event-tables.ts';
import type { MemberShape, ObjectShape } from './shape.ts';
import { Words } from './words.ts';

/** A shape, made ready for reading bytes. Members are numbered by their place in canonical order. */
export interface ObjectTable {
  readonly names: Words;
  readonly members: readonly MemberTable[];
  /** Bit n is set when member n is required. */
  readonly required: number;
  /** The member that followed member n last time. */
  readonly followers: Uint8Array;
}

export interface MemberTable {
  readonly kind: MemberShape['kind'];
  /** `"name":`, as canonical JSON has it. */
  readonly key: Uint8Array;
  readonly visible: boolean;
  readonly words: Words;
  readonly integer: boolean;
  readonly minimum: number;
  readonly maximum: number;
}

/** The envelope's table; its `event` is one of the events in force. */
export function envelopeTable(events: readonly string[]): ObjectTable {
  return tableOf(
    envelope.map((member) => (member.name === 'event' ? { ...member, kind: 'word', words: events } : member)),
  );
}

/** The shape of an event's payload, or undefined when the schemas have no such event. */
export function payloadShape(event: string): ObjectShape | undefined {
  return Object.hasOwn(payloads, event) ? payloads[event] : undefined;
}

export function tableOf(shape: ObjectShape): ObjectTable {
  return {
    names: new Words(shape.map(({ name }) => name)),
    members: shape.map(memberTable),
    required: shape.reduce((mask, { required }, index) => (required ? mask | (1 << index) : mask), 0),
    followers: new Uint8Array(32),
  };
}

function memberTable(shape: MemberShape): MemberTable {
  const number = shape.kind === 'number' ? shape : undefined;
  return {
    kind: shape.kind,
    key: Buffer.from(`${JSON.stringify(shape.name)}:`),
    visible: shape.kind === 'text' && shape.visible,
    words: new Words(shape.kind === 'word' ? shape.words : []),
    integer: number?.integer ?? false,
    minimum: number?.minimum ?? -Infinity,
    maximum: number?.maximum ?? Infinity,
  };
}

/** Place of a member in a shape. */
export const slotOf = (shape: ObjectShape, name: string): number =>
  shape.findIndex((member) => member.name === name);

/** Places of the envelope's members that the acceptor itself looks at. */
export const ENVELOPE = {
  event: slotOf(envelope, 'event'),
  payload: slotOf(envelope, 'payload'),
  hash: slotOf(envelope, 'hash'),
} as const;
