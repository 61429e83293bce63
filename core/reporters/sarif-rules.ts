import type { Rule, Severity } from '../types.ts';
import { shortenExample } from './example.ts';

/** SARIF's words for severities (SARIF 2.1.0, 3.27.10). */
export const LEVELS: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'note',
};

/** A rule as SARIF describes it (SARIF 2.1.0, 3.49), for the pages of code scanning. */
export function describeRule({ id, summary, severity, why, fix, examples }: Rule) {
  const [bad, ok] = [examples.bad, examples.ok].map((text) => shortenExample(text).trimEnd());
  const place = examples.path === '' || examples.path === '.' ? '' : ` (${examples.path})`;
  return {
    id,
    shortDescription: { text: summary },
    fullDescription: { text: why },
    help: {
      text: `${why}\n\n${fix}`,
      markdown: `${why}\n\n**How to fix it:** ${fix}\n\nReported${place}:\n\n${fenced(bad!)}\n\nNot reported:\n\n${fenced(ok!)}`,
    },
    defaultConfiguration: { level: LEVELS[severity] },
    properties: { tags: [id.slice(0, id.indexOf('/'))] },
  };
}

/** The fence is longer than any run of backticks in the text. */
function fenced(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(Math.max(3, longest + 1));
  return `${fence}\n${text}\n${fence}`;
}
