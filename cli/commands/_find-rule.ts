import type { Rule } from '../../core/types.ts';
import { nearest } from '../nearest.ts';
import { usageError } from '../usage-error.ts';

const MOST_SUGGESTED = 3;

/**
 * A rule by its id, or by the part after the slash where that is unique.
 * @throws ZerefError naming the nearest ids
 */
export function findRule(rules: readonly Rule[], name: string): Rule {
  const exact = rules.find(({ id }) => id === name);
  if (exact) return exact;
  const [short, ...more] = rules.filter(({ id }) => id.endsWith(`/${name}`));
  if (short && more.length === 0) return short;
  const near = short
    ? [short, ...more].map(({ id }) => id)
    : nearest(
        name,
        rules.map(({ id }) => id),
        MOST_SUGGESTED,
      );
  const help = near.length > 0 ? `Did you mean ${near.join(' or ')}?` : 'zeref rules lists them';
  throw usageError(
    `${short ? `several rules are called ${name}` : `unknown rule ${name}`}. ${help}`,
    'explain',
  );
}
