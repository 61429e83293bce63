import type { CommandSpec, OptionSpec } from './command.ts';
import { optionsOf } from './commands.ts';
import { nearest } from './nearest.ts';
import { usageError } from './usage-error.ts';

/**
 * Refuses words that yargs would take silently for something else: an option it does not know but finds a place for,
 * `--quiet=maybe` (it reads false), `--quiet true` where `true` is a path, a lone `-` (it drops it).
 * @throws ZerefError naming the nearest option
 */
export function checkWords(argv: readonly string[], command: CommandSpec): void {
  const options = optionsOf(command);
  for (const [at, word] of argv.entries()) {
    if (word === '--') return;
    if (word === '-')
      throw usageError('"-" is not a file; standard input is read with --stdin', command.name);
    if (word.startsWith('-')) checkOption(word, argv[at + 1], options, command.name);
  }
}

function checkOption(
  word: string,
  next: string | undefined,
  options: readonly OptionSpec[],
  command: string,
): void {
  const [name, value] = split(word);
  if (!word.startsWith('--')) {
    if (!options.some(({ alias }) => word === `-${alias}`)) throw unknown(word, options, command);
    return;
  }
  const option = options.find(
    (known) => name === known.name || (known.negatable && name === `no-${known.name}`),
  );
  if (!option) throw unknown(`--${name}`, options, command);
  const flag = option.type === 'boolean' || name !== option.name;
  if (flag && (value !== undefined || next === 'true' || next === 'false'))
    throw usageError(`--${name} takes no value`, command);
  if (!flag && value === '') throw usageError(`--${name} needs a value`, command);
}

/** `--name=value` as name and value. */
function split(word: string): [name: string, value: string | undefined] {
  const equals = word.indexOf('=');
  return equals < 0 ? [word.slice(2), undefined] : [word.slice(2, equals), word.slice(equals + 1)];
}

function unknown(word: string, options: readonly OptionSpec[], command: string) {
  const names = options.flatMap(({ name, negatable }) => (negatable ? [name, `no-${name}`] : [name]));
  const [near] = nearest(word.replace(/^-+/, ''), names);
  return usageError(`unknown option ${word}.${near ? ` Did you mean --${near}?` : ''}`, command);
}
