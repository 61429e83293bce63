import { coreEvents, lifecycleEvents } from '../../schemas/generated/event-names.ts';
import { type Compiled, eventSchema } from '../schema/compiled.ts';
import { type SchemaFault, schemaFaults } from '../schema/faults.ts';
import { compileTeam, type TeamEvent } from '../schema/team.ts';
import type { EventFault } from '../types.ts';
import { GATE_EVENTS } from './policy.ts';

export type { TeamEvent } from '../schema/team.ts';

/** One event the log may hold. */
export interface EventKind {
  readonly name: string;
  /** Whether it counts as a gate (patterns/gates-skipped). */
  readonly gate: boolean;
  /** Faults of a payload that is known to be an object. `loadEventSchemas` comes first. */
  validate(payload: object): EventFault[];
}

export type EventCatalogue = ReadonlyMap<string, EventKind>;

/**
 * The events a log may hold.
 * @param allowed `core` leaves the lifecycle events out
 * @param team a team's own events, allowed in both cases
 * @throws ZerefError for a team's schema that does not compile or takes a name of ours
 */
export async function buildCatalogue(
  allowed: 'all' | 'core',
  team: readonly TeamEvent[],
): Promise<EventCatalogue> {
  const own = allowed === 'core' ? coreEvents : [...coreEvents, ...lifecycleEvents];
  const kinds = [
    ...own.map((name) => eventKind(name, () => eventSchema(name))),
    ...[...(await compileTeam(team))].map(([name, schema]) => eventKind(name, () => schema)),
  ];
  return new Map(kinds.map((kind) => [kind.name, kind]));
}

function eventKind(name: string, schema: () => Compiled): EventKind {
  const validate = (payload: object) =>
    schemaFaults(schema(), payload, `the payload of ${name}`).map((fault) => asEventFault(name, fault));
  return { name, gate: GATE_EVENTS.has(name), validate };
}

/** Closed lists of words that have a rule of their own. */
const WORD_RULES: Readonly<Record<string, string>> = {
  'budget-gate/weight': 'patterns/weight',
  'budget-gate/tier': 'patterns/tier',
  'budget-gate/match': 'patterns/match',
  'prompt-gate/classification': 'patterns/classification',
};

function asEventFault(event: string, { kind, pointer, part, message }: SchemaFault): EventFault {
  return { rule: ruleOf(kind, `${event}${pointer}`), pointer: `/payload${pointer}`, part, message };
}

function ruleOf(kind: SchemaFault['kind'], place: string): string {
  if (kind === 'missing' || kind === 'empty') return 'patterns/payload-missing';
  if (kind === 'unknown') return 'patterns/payload-unknown';
  if (kind === 'word' && Object.hasOwn(WORD_RULES, place)) return WORD_RULES[place]!;
  return 'patterns/payload-type';
}
