import { lifecycleEvents } from '../../schemas/generated/event-names.ts';
import { eventSchema } from '../schema/compiled.ts';
import { type SchemaFault, schemaFaults } from '../schema/faults.ts';
import { nearest } from '../schema/nearest.ts';
import { showKey, showValue } from '../schema/show.ts';
import type { EventFault } from '../types.ts';
import type { EventCatalogue } from './catalogue.ts';

/** Version of the envelope; a line may state it, and one that states another was written by a later tool. */
const SCHEMA_VERSIONS: readonly unknown[] = [1, '1', '1.0', 'patterns/1'];

/** The fault of a line that states a schema we do not know, in `_schema` or `schema_version`. */
export function newerSchema(line: object): EventFault | undefined {
  for (const key of ['_schema', 'schema_version']) {
    if (!Object.hasOwn(line, key)) continue;
    const version = (line as Record<string, unknown>)[key];
    if (SCHEMA_VERSIONS.includes(version)) continue;
    const message = `the line was written for a newer schema (${showKey(key)} is ${showValue(version)}, this zeref knows version 1); update zeref to check it`;
    return { rule: 'patterns/envelope', pointer: `/${key}`, part: 'value', message };
  }
  return undefined;
}

/** Faults of the members of a line, the payload's content aside. */
export function envelopeFaults(line: object): EventFault[] {
  return schemaFaults(eventSchema('event'), line, 'the line').map(asEventFault);
}

const RULES: Readonly<Record<string, string>> = {
  '/ts': 'patterns/timestamp',
  '/event': 'patterns/event-unknown',
  '/payload': 'patterns/payload-type',
  '/hash': 'patterns/hash-format',
  '/evidence_grade': 'patterns/evidence-grade',
};

function asEventFault({ kind, pointer, part, message }: SchemaFault): EventFault {
  if (kind === 'unknown') return { rule: 'patterns/envelope', pointer, part, message, severity: 'warning' };
  const rule = (kind !== 'missing' && Object.hasOwn(RULES, pointer) && RULES[pointer]) || 'patterns/envelope';
  return { rule, pointer, part, message };
}

/** The fault of an event name that the catalogue lacks. */
export function unknownEvent(name: string, events: EventCatalogue): EventFault {
  const fault = { rule: 'patterns/event-unknown', pointer: '/event', part: 'value' } as const;
  const is = `the event ${showValue(name)}`;
  if (lifecycleEvents.includes(name)) {
    return {
      ...fault,
      message: `${is} is a lifecycle event, and \`patterns.events\` is "core" in the config`,
    };
  }
  const meant = nearest(name, events.keys());
  const hint = meant
    ? `; did you mean ${meant}?`
    : '; add a schema for it under `patterns.schemas` in the config';
  return { ...fault, message: `${is} is not known${hint}` };
}
