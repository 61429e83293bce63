import { shortenExample } from '../../core/reporters/example.ts';
import { rules } from '../../core/rules/index.ts';
import type { Rule } from '../../core/types.ts';
import { wantsColour } from '../colour.ts';
import type { Run } from '../command.ts';
import { createStyle } from '../style.ts';
import { findRule } from './_find-rule.ts';

/** `zeref explain <rule>`: what the rule's own file says. */
export const run: Run = async (io, { positionals: [name = ''], options }) => {
  const rule = findRule(rules, name);
  const colour = wantsColour(options.color as boolean | undefined, io.env, io.stdout.isTTY);
  const { strong, [rule.severity]: mark } = await createStyle(colour);
  const { bad, ok, path } = rule.examples;
  const sections = [
    `${strong(rule.id)}  ${mark(rule.severity)}  ${rule.layouts.join(', ')}`,
    `${rule.summary}`,
    `${strong('Why')}\n${rule.why}`,
    `${strong('How to fix')}\n${rule.fix}`,
    `${strong(`Bad (${path})`)}\n${indented(bad)}`,
    `${strong(`Good (${path})`)}\n${indented(ok)}`,
  ];
  await io.stdout.write(`${sections.join('\n\n')}\n`);
  return 0;
};

function indented(text: Rule['examples']['bad']): string {
  return shortenExample(text)
    .trimEnd()
    .split('\n')
    .map((line) => (line === '' ? '' : `  ${line}`))
    .join('\n');
}
