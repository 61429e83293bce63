import { TOOL } from '../core/reporters/tool.ts';
import { HELP, HELP_COLUMNS } from './generated/help.ts';

export interface Answer {
  readonly to: 'stdout' | 'stderr';
  readonly text: string;
  readonly exitCode: number;
}

/**
 * Answers the calls that need no work, from text rendered beforehand.
 * @param columns width of the terminal, if there is one
 */
export function fastAnswer(argv: readonly string[], columns: number | undefined): Answer | undefined {
  if (argv.length === 0) return { to: 'stderr', text: HELP['']!, exitCode: 2 };
  if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-v'))
    return { to: 'stdout', text: `${TOOL.version}\n`, exitCode: 0 };
  const topic = topicOf(argv);
  if (topic === undefined || !Object.hasOwn(HELP, topic)) return undefined;
  if ((columns ?? HELP_COLUMNS) < HELP_COLUMNS) return undefined;
  return { to: 'stdout', text: HELP[topic]!, exitCode: 0 };
}

/** The command whose help is asked for, '' for the program itself, undefined when no help is. */
function topicOf([first = '', second = '', ...more]: readonly string[]): string | undefined {
  if (more.length > 0) return undefined;
  if (first === 'help' && !isHelp(second)) return second;
  if (isHelp(first)) return second === '' ? '' : undefined;
  return isHelp(second) ? first : undefined;
}

const isHelp = (word: string) => word === '--help' || word === '-h';
