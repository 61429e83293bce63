import { type Fit, tierFit } from '../../events/policy.ts';
import { member } from '../../schema/pointer.ts';
import type { EventLine } from '../../types.ts';

interface Gate {
  readonly weight: string;
  readonly tier: string;
  readonly match: unknown;
  readonly fit: Fit;
}

/** Weight, tier and verdict of a budget-gate; undefined for other lines, and where weight or tier is no known word. */
export function gateOf(event: EventLine): Gate | undefined {
  const weight = gateMember(event, 'weight');
  const tier = gateMember(event, 'tier');
  if (typeof weight !== 'string' || typeof tier !== 'string') return undefined;
  if (event.faults.some(({ pointer }) => pointer === '/payload/weight' || pointer === '/payload/tier'))
    return undefined;
  return { weight, tier, match: gateMember(event, 'match'), fit: tierFit(weight, tier) };
}

/** The supporting skills of a skill-route, when they are a list. */
export function supportOf(event: EventLine): readonly unknown[] | undefined {
  const support = routeMember(event, 'support');
  return Array.isArray(support) ? support : undefined;
}

/** A member of the payload of a budget-gate. */
export const gateMember = (event: EventLine, key: string): unknown => memberOf(event, 'budget-gate', key);

/** A member of the payload of a skill-route. */
export const routeMember = (event: EventLine, key: string): unknown => memberOf(event, 'skill-route', key);

function memberOf({ value }: EventLine, event: string, key: string): unknown {
  return member(value, 'event') === event ? member(member(value, 'payload'), key) : undefined;
}
