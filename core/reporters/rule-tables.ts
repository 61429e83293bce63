import type { Rule } from '../types.ts';

const HEAD = '| rule | level | fix | what it reports |\n|---|---|---|---|';

/** A table for each group. @param base where the pages are, seen from the page that holds the tables */
export function ruleTables(rules: readonly Rule[], base: string, heading: string): string {
  const groups = [...new Set(rules.map(group))];
  const table = (name: string) => rules.filter((rule) => group(rule) === name).map((rule) => row(rule, base));
  return groups.map((name) => [`${heading} ${name}\n`, HEAD, ...table(name)].join('\n')).join('\n\n');
}

const group = ({ id }: Rule) => id.slice(0, id.indexOf('/'));

function row({ id, severity, fixable, summary }: Rule, base: string): string {
  const cell = summary.replaceAll('|', '\\|');
  return `| [${id}](${base}${id}.md) | ${severity} | ${fixable ? 'yes' : ''} | ${cell} |`;
}
