import { rules } from './rules/index.ts';
import { levelOf } from './settle/settle.ts';
import type { Config, Rule, Severity } from './types.ts';

/** A rule that takes part in a run, and how grave its findings are. */
export interface ActiveRule<R extends Rule = Rule> {
  readonly rule: R;
  readonly level: Severity;
}

/** The rules that a config leaves on, of those that are asked for. */
export function activeRules<R extends Rule>(
  config: Config,
  isAsked: (rule: Rule) => rule is R,
): ActiveRule<R>[] {
  return rules.flatMap((rule) => {
    const level = levelOf(rule, config);
    return level === 'off' || !isAsked(rule) ? [] : [{ rule, level }];
  });
}
