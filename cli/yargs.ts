import type { Argv, Options } from 'yargs';
import { checkWords } from './check-words.ts';
import type { Call, CommandSpec, OptionSpec, OptionValue } from './command.ts';
import { COMMANDS, EXIT_CODES, findCommand, SUMMARY } from './commands.ts';
import { GLOBAL_OPTIONS } from './global-options.ts';
import { nearest } from './nearest.ts';
import { usageError } from './usage-error.ts';

/** What the arguments ask for. */
export type Request =
  | { readonly kind: 'run'; readonly call: Call }
  | { readonly kind: 'help'; readonly command: string | undefined }
  | { readonly kind: 'version' };

/**
 * Reads any arguments.
 * @throws ZerefError for a call that cannot be understood
 */
export async function parseArgs(argv: readonly string[]): Promise<Request> {
  const words = argv.includes('--') ? argv.slice(0, argv.indexOf('--')) : argv;
  const name = words.find((word) => !word.startsWith('-'));
  const command = name === undefined ? undefined : findCommand(name);
  if (words.some((word) => word === '--help' || word === '-h'))
    return { kind: 'help', command: command?.name };
  if (words.some((word) => word === '--version' || word === '-v')) return { kind: 'version' };
  if (name === undefined) throw usageError('which command?');
  if (!command) throw unknownCommand(name);
  checkWords(argv, command);
  const call = await read(argv, command);
  return command.load ? { kind: 'run', call } : { kind: 'help', command: topicOf(call) };
}

/** Help of a command, or of the whole program, as yargs lays it out. */
export async function renderHelp(command: string | undefined, columns: number): Promise<string> {
  const program = await build(command === undefined ? [] : [command], () => {});
  return program.wrap(columns).getHelp();
}

/** What `zeref help <command>` asks for. */
function topicOf({ positionals: [topic] }: Call): string | undefined {
  if (topic !== undefined && !findCommand(topic)) throw unknownCommand(topic);
  return topic;
}

function unknownCommand(word: string): Error {
  const [near] = nearest(
    word,
    COMMANDS.map(({ name }) => name),
  );
  return usageError(`unknown command ${word}.${near ? ` Did you mean ${near}?` : ''}`);
}

async function read(argv: readonly string[], command: CommandSpec): Promise<Call> {
  let values: Record<string, unknown> | undefined;
  const program = await build(argv, (parsed) => {
    values = parsed;
  });
  program
    .fail((message, error) => {
      if (error && !message) throw error;
      if (message.startsWith('Not enough non-option')) throw missing(command);
      throw usageError(inOneLine(message), command.name);
    })
    .parseSync();
  if (!values) throw usageError('which command?');
  return callOf(command, values);
}

async function build(
  argv: readonly string[],
  done: (values: Record<string, unknown>) => void,
): Promise<Argv> {
  const { default: yargs } = await import('yargs');
  const program = yargs([...argv])
    .scriptName('zeref')
    .usage(`zeref <command> [options]\n\n${SUMMARY}`)
    .epilogue(EXIT_CODES)
    .locale('en')
    .detectLocale(false)
    .exitProcess(false)
    .help(false)
    .version(false)
    .parserConfiguration({
      'camel-case-expansion': false,
      'dot-notation': false,
      'parse-positional-numbers': false,
      'strip-aliased': true,
    })
    .strict()
    .strictCommands()
    .demandCommand(1, 'which command?')
    .options(optionTable(GLOBAL_OPTIONS));
  for (const command of COMMANDS)
    program.command(usageOf(command), command.summary, (inner) => describe(inner, command), done);
  return program;
}

function describe(inner: Argv, command: CommandSpec): Argv {
  const { positional } = command;
  inner.usage(`zeref ${usageOf(command)}\n\n${command.summary}`).options(optionTable(command.options));
  if (positional) inner.positional(positional.name, { type: 'string', description: positional.description });
  return inner.example(command.examples.map(([call, meaning]) => [call, meaning]));
}

function usageOf({ name, positional }: CommandSpec): string {
  if (!positional) return name;
  const shown = {
    one: `<${positional.name}>`,
    optional: `[${positional.name}]`,
    any: `[${positional.name}..]`,
  };
  return `${name} ${shown[positional.count]}`;
}

function optionTable(options: readonly OptionSpec[]): Record<string, Options> {
  return Object.fromEntries(
    options.map(({ name, alias, type, choices, default: value, description }): [string, Options] => [
      name,
      {
        type: type === 'integer' ? 'number' : type,
        description,
        ...(alias !== undefined && { alias }),
        ...(type !== 'boolean' && { requiresArg: true }),
        ...(choices && { choices }),
        ...(value !== undefined && { default: value }),
      },
    ]),
  );
}

function callOf(command: CommandSpec, values: Record<string, unknown>): Call {
  const { positional } = command;
  const named = positional ? [values[positional.name] ?? []].flat() : [];
  const afterDashes = (values._ as unknown[]).slice(1);
  const positionals = [...named, ...afterDashes].map(String);
  checkPositionals(command, positionals);
  const options: Record<string, OptionValue> = {};
  for (const option of [...command.options, ...GLOBAL_OPTIONS]) {
    const value = optionValue(option, values[option.name], command.name);
    if (value !== undefined) options[option.name] = value;
  }
  return { command: command.name, positionals, options };
}

function checkPositionals(command: CommandSpec, words: readonly string[]): void {
  const { name, positional } = command;
  if (words.includes('')) throw usageError('an empty name was given', name);
  const most = positional === undefined ? 0 : positional.count === 'any' ? Number.POSITIVE_INFINITY : 1;
  if (words.length > most) throw usageError(`unexpected "${words[most]}"`, name);
  if (positional?.count === 'one' && words.length === 0) throw missing(command);
  const stranger = positional?.choices && words.find((word) => !positional.choices?.includes(word));
  if (stranger !== undefined)
    throw usageError(`unknown ${positional?.name} "${stranger}".${choicesOf(positional)}`, name);
}

function missing({ name, positional }: CommandSpec): Error {
  return usageError(`which ${positional?.name}?${choicesOf(positional)}`, name);
}

const choicesOf = (positional: CommandSpec['positional']) =>
  positional?.choices ? ` One of: ${positional.choices.join(', ')}` : '';

/** Where an option is given twice, the last one holds. */
function optionValue(option: OptionSpec, value: unknown, command: string): OptionValue | undefined {
  const given = [value ?? []].flat().filter((one) => one !== undefined);
  if (option.type === 'integer' && given.some((one) => !Number.isSafeInteger(one) || (one as number) < 0))
    throw usageError(`--${option.name} needs a whole number`, command);
  if (option.repeat) return given.length > 0 ? given.map(String) : undefined;
  return given.at(-1) as OptionValue | undefined;
}

/** yargs writes several lines: `Invalid values:`, then each. */
const inOneLine = (message: string): string => message.replace(/\s*\n\s*/g, ' ').trim();
