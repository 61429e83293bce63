import { dropOtherBranches } from './branches.ts';
import type { Compiled, SchemaError } from './compiled.ts';
import { pointerOf, schemaAt, segments, valueAt } from './pointer.ts';
import { sentence } from './sentence.ts';

/** A required key is not there or holds nothing; a key that the schema does not know; a word or a value it does not allow. */
export type FaultKind = 'missing' | 'empty' | 'unknown' | 'word' | 'value';

export interface SchemaFault {
  readonly kind: FaultKind;
  /** JSON pointer to the member; of a missing key, where it would stand. */
  readonly pointer: string;
  readonly part: 'key' | 'value';
  readonly message: string;
}

/**
 * What a schema finds wrong with a value: one fault a member, the bad key and its nearest legal one in the message.
 * @param place what the value is, for messages: `the payload of wiki-write`
 */
export function schemaFaults({ validate, schema }: Compiled, value: unknown, place: string): SchemaFault[] {
  if (validate(value)) return [];
  const faults = new Map<string, SchemaFault>();
  for (const error of dropOtherBranches(validate.errors ?? [])) {
    const fault = faultOf(error, schema, value, place);
    const known = faults.get(fault.pointer);
    if (known === undefined || RANK[fault.kind] < RANK[known.kind]) faults.set(fault.pointer, fault);
  }
  return [...faults.values()];
}

/** Which of two errors on one member says most: without a value there is no wrong one, without its type no wrong word. */
const RANK: Readonly<Record<FaultKind, number>> = { missing: 0, empty: 1, unknown: 2, value: 3, word: 4 };

function faultOf(error: SchemaError, schema: object, value: unknown, place: string): SchemaFault {
  const pointer = pointerTo(error);
  const found = valueAt(value, pointer);
  const kind = kindOf(error, schema, found);
  const message = sentence(kind, error, { schema, value: found, pointer, place });
  return { kind, pointer, part: kind === 'unknown' ? 'key' : 'value', message };
}

function pointerTo({ keyword, instancePath, params }: SchemaError): string {
  if (keyword === 'required') return pointerOf(instancePath, String(params.missingProperty));
  if (keyword === 'additionalProperties') return pointerOf(instancePath, String(params.additionalProperty));
  return instancePath;
}

function kindOf(error: SchemaError, schema: object, value: unknown): FaultKind {
  if (error.keyword === 'required') return 'missing';
  if (error.keyword === 'additionalProperties') return 'unknown';
  if (isBlank(value) && isRequired(error, schema)) return 'empty';
  return error.keyword === 'enum' ? 'word' : 'value';
}

const isBlank = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && !/\S/.test(value));

/** Whether the object around the member that an error is about requires it. */
function isRequired({ schemaPath, instancePath }: SchemaError, schema: object): boolean {
  const around = /^(.*)\/properties\/[^/]+\/[^/]+$/.exec(schemaPath);
  if (!around) return false;
  const required = schemaAt(schema, `${around[1]}/required`);
  return Array.isArray(required) && required.includes(segments(instancePath).at(-1));
}
