import { matchesNothing } from './pattern-length.ts';

/** No pattern for one kind of text is near it; past it nothing is handed to the engine. */
const MOST_UNITS = 2000;

/**
 * Why a class of REDACT.md cannot use a pattern; undefined where it can. The pattern is compiled and never run.
 * @param source a JavaScript regular expression, without slashes; case is ignored
 */
export function patternFault(source: string): string | undefined {
  if (source.length > MOST_UNITS)
    return `is ${source.length} characters long, over the limit of ${MOST_UNITS}`;
  try {
    new RegExp(source, 'i');
  } catch (error) {
    return `is no regular expression of JavaScript: ${reasonOf(error as Error)}`;
  }
  return matchesNothing(source) ? 'matches the empty text, so it would hit everywhere' : undefined;
}

/** `Invalid regular expression: /(/i: Unterminated group` -> `unterminated group` */
function reasonOf({ message }: Error): string {
  const reason = message.slice(message.lastIndexOf(': ') + 2);
  return reason.charAt(0).toLowerCase() + reason.slice(1);
}
