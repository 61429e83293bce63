import { ruleTables } from '../../core/reporters/rule-tables.ts';
import { rules } from '../../core/rules/index.ts';
import type { Rule } from '../../core/types.ts';
import { wantsColour } from '../colour.ts';
import type { Run } from '../command.ts';
import { createStyle } from '../style.ts';

/** Where the pages are, in the package. */
const RULES_FOLDER = 'docs/rules/';

/** `zeref rules`: a line a rule, the list as JSON, or tables of Markdown. */
export const run: Run = async (io, { options }) => {
  if (options.format === 'json') await io.stdout.write(asJson());
  else if (options.format === 'markdown')
    await io.stdout.write(`# Rules\n\n${ruleTables(rules, RULES_FOLDER, '##')}\n`);
  else {
    const colour = wantsColour(options.color as boolean | undefined, io.env, io.stdout.isTTY);
    await io.stdout.write(await asText(colour));
  }
  return 0;
};

function asJson(): string {
  const list = rules.map(({ id, severity, fixable, layouts, scope, summary }: Rule) => {
    return {
      id,
      severity,
      fixable: fixable === true,
      layouts,
      scope,
      summary,
      docs: `${RULES_FOLDER}${id}.md`,
    };
  });
  return `${JSON.stringify({ schemaVersion: 1, rules: list }, null, 2)}\n`;
}

async function asText(colour: boolean): Promise<string> {
  const style = await createStyle(colour);
  const width = Math.max(0, ...rules.map(({ id }) => id.length));
  const lines = rules.map(({ id, severity, summary }) => {
    return `${id.padEnd(width)}  ${style[severity](severity.padEnd('warning'.length))}  ${summary}\n`;
  });
  return lines.join('');
}
