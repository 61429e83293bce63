import { explainTimestamp } from '../parse/timestamp.ts';
import type { SchemaError } from './compiled.ts';
import type { FaultKind } from './faults.ts';
import { nearest } from './nearest.ts';
import { schemaAt, segments } from './pointer.ts';
import { listWords, showKey, showValue } from './show.ts';

interface Facts {
  readonly schema: object;
  /** The value that is wrong; undefined when its key is missing. */
  readonly value: unknown;
  readonly pointer: string;
  /** What the whole value is: `the payload of wiki-write`. */
  readonly place: string;
}

/** One error as one English sentence, without its full stop. */
export function sentence(kind: FaultKind, error: SchemaError, facts: Facts): string {
  const name = showPointer(facts.pointer);
  if (kind === 'missing') return `${name} is missing in ${facts.place}`;
  if (kind === 'empty')
    return `${name} in ${facts.place} is required and holds nothing (${showValue(facts.value)})`;
  if (kind === 'unknown') return unknownKey(name, error, facts);
  return `${name === '' ? facts.place : `${name} in ${facts.place}`} ${complaint(error, facts.value)}`;
}

/** `/support/0` -> `support[0]`, in code marks */
function showPointer(pointer: string): string {
  const path = segments(pointer).reduce(
    (path, key) => (/^\d+$/.test(key) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
    '',
  );
  return path === '' ? '' : showKey(path);
}

/** Keys that are listed when none is near; more would bury the message. */
const MOST_KNOWN = 12;

function unknownKey(name: string, { params, schemaPath }: SchemaError, { schema, place }: Facts): string {
  const object = schemaAt(schema, schemaPath.replace(/\/additionalProperties$/, ''));
  const keys = Object.keys((object as { properties?: object } | undefined)?.properties ?? {});
  const meant = nearest(String(params.additionalProperty), keys);
  const hint = meant
    ? `; did you mean ${showKey(meant)}?`
    : keys.length > 0 && keys.length <= MOST_KNOWN
      ? `; known: ${keys.join(', ')}`
      : '';
  return `${name} is not a known key of ${place}${hint}`;
}

function complaint({ keyword, params, message }: SchemaError, value: unknown): string {
  const is = `is ${showValue(value)}`;
  switch (keyword) {
    case 'enum':
      return `${is}, not ${oneOf(value, params.allowedValues as unknown[])}`;
    case 'type':
      return `${is}; it must be ${listWords([params.type].flat().map((type) => TYPES[String(type)] ?? String(type)))}`;
    case 'minimum':
    case 'maximum':
      return `${is}; it must be ${keyword === 'minimum' ? 'at least' : 'at most'} ${params.limit}`;
    case 'pattern':
      return params.pattern === '\\S'
        ? `is blank (${showValue(value)})`
        : `${is}; it must ${PATTERNS.get(String(params.pattern)) ?? `match ${params.pattern}`}`;
    case 'format':
      return params.format === 'date-time'
        ? `${is}: ${explainTimestamp(String(value))}`
        : `${is}; ${message}`;
    case 'const':
      return `${is}; it must be ${showValue(params.allowedValue)}`;
    default:
      return `${is}; it ${message?.replace('NOT', 'not') ?? `breaks ${keyword}`}`;
  }
}

/** Patterns of our own schemas in words; a team's pattern may be any text, `constructor` too. */
const PATTERNS: ReadonlyMap<string, string> = new Map([
  ['^sha256:[0-9a-f]{64}$', 'be `sha256:` and 64 lower-case hex digits'],
]);

const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

function oneOf(value: unknown, allowed: readonly unknown[]): string {
  const words = allowed.map(String);
  const meant = typeof value === 'string' ? nearest(value.trim(), words) : undefined;
  return `${listWords(words)}${meant ? `; did you mean ${meant}?` : ''}`;
}
