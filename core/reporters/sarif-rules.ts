import type { Rule, Severity } from '../types.ts';
import { fenced, shortenExample } from './example.ts';
import { visible } from './visible.ts';

/** SARIF's words for severities (SARIF 2.1.0, 3.27.10). */
export const LEVELS: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'note',
};

/** A rule as SARIF describes it (SARIF 2.1.0, 3.49), for the pages of code scanning. */
export function describeRule({ id, summary, severity, why, fix, examples }: Rule) {
  const [bad, ok] = [examples.bad, examples.ok].map((text) => legible(shortenExample(text).trimEnd()));
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

/** Some examples are about characters that nobody can see. */
const legible = (text: string) => text.replace(/[^\t\n]+/g, visible);
