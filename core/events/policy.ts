/** What the rules of the log ask for beyond the schemas; read by the rules and by the acceptor alike. */

/** Events that count as gates. */
export const GATE_EVENTS: ReadonlySet<string> = new Set(['budget-gate', 'skill-route', 'prompt-gate']);

/** Lead, support and qa together; more than this is an error. */
export const STACK_CAP = 5;

/** How many skills the router gives a lead as support; outside of it is worth a remark. */
export const SUPPORT_RANGE = { least: 2, most: 3 } as const;

export type Fit = 'fits' | 'soft' | 'hard';

/** How a tier fits the weight of a task: `hard` pairs need an override, `soft` ones are allowed with a warning. */
export function tierFit(weight: string, tier: string): Fit {
  const family = tier.replace(/-equivalent$/, '');
  return MISFITS[`${weight} ${family}`] ?? 'fits';
}

const MISFITS: Readonly<Record<string, Fit>> = {
  'CRITICAL HAIKU': 'hard',
  'LOW OPUS': 'hard',
  'HIGH HAIKU': 'soft',
  'MEDIUM OPUS': 'soft',
};
