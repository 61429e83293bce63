/** Lines of an example that are shown whole; of a longer one the beginning and the end. */
const WHOLE = 24;
const BEGINNING = 8;
const END = 4;

/** An example of a rule as people are shown it: some rules are about length. */
export function shortenExample(text: string): string {
  const lines = text.trimEnd().split('\n');
  if (lines.length <= WHOLE) return text;
  const left = lines.length - BEGINNING - END;
  return [...lines.slice(0, BEGINNING), `… ${left} more lines …`, ...lines.slice(-END), ''].join('\n');
}

/** A fenced block. The fence is longer than any run of backticks in the text, which may hold blocks of its own. */
export function fenced(text: string, language = ''): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${language}\n${text.replace(/\n$/, '')}\n${fence}`;
}

/** Length of the longest run of backticks. */
export const longestRun = (text: string): number =>
  Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
