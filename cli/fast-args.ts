import type { Call, CommandSpec, OptionSpec, OptionValue } from './command.ts';
import { findCommand, optionsOf } from './commands.ts';

/** Numbers as people write them: no sign, no leading zero, and exact as a double. */
const PLAIN_NUMBER = /^(0|[1-9]\d{0,14})$/;

/**
 * Reads the ordinary forms of arguments, for yargs takes longer to load than a small memory to check.
 * @returns undefined for all that is odd, wrong, or a call for help: yargs decides
 */
export function fastArgs(argv: readonly string[]): Call | undefined {
  const command = findCommand(argv[0] ?? '');
  if (!command?.load) return undefined;
  const reader = new Reader(command, argv.slice(1));
  return reader.read() ? reader.call() : undefined;
}

class Reader {
  readonly #command: CommandSpec;
  readonly #rest: string[];
  readonly #positionals: string[] = [];
  readonly #options = new Map<string, OptionValue>();

  constructor(command: CommandSpec, rest: string[]) {
    this.#command = command;
    this.#rest = rest;
    for (const option of command.options) {
      if (option.default !== undefined) this.#options.set(option.name, option.default);
    }
  }

  call(): Call {
    return {
      command: this.#command.name,
      positionals: this.#positionals,
      options: Object.fromEntries(this.#options),
    };
  }

  read(): boolean {
    for (let word = this.#rest.shift(); word !== undefined; word = this.#rest.shift()) {
      if (word === '--') return this.#takeRest();
      const ordinary = word.startsWith('-') ? this.#takeOption(word) : this.#takePositional(word);
      if (!ordinary) return false;
    }
    return this.#hasEnough();
  }

  /** yargs does not count what stands behind `--` as a single positional. */
  #takeRest(): boolean {
    if (this.#command.positional?.count !== 'any') return false;
    return this.#rest.every((word) => !word.startsWith('-') && this.#takePositional(word));
  }

  #takePositional(word: string): boolean {
    const { count, choices } = this.#command.positional ?? {};
    if (word === '' || count === undefined || (count !== 'any' && this.#positionals.length > 0)) return false;
    if (choices && !choices.includes(word)) return false;
    this.#positionals.push(word);
    return true;
  }

  #hasEnough(): boolean {
    return this.#command.positional?.count !== 'one' || this.#positionals.length === 1;
  }

  #takeOption(word: string): boolean {
    const equals = word.indexOf('=');
    const name = equals < 0 ? word : word.slice(0, equals);
    const negated = optionsOf(this.#command).find(
      (known) => known.negatable && name === `--no-${known.name}`,
    );
    if (negated) return equals < 0 && this.#takeFlag(negated, false);
    const option = optionsOf(this.#command).find(
      (known) => name === `--${known.name}` || name === `-${known.alias}`,
    );
    if (!option || option.name === 'help' || option.name === 'version') return false;
    if (option.type === 'boolean') return equals < 0 && this.#takeFlag(option, true);
    const value = equals < 0 ? this.#rest.shift() : word.slice(equals + 1);
    return value !== undefined && this.#takeValue(option, value);
  }

  /** yargs reads a `true` or `false` after a flag as its value. */
  #takeFlag(option: OptionSpec, value: boolean): boolean {
    if (this.#rest[0] === 'true' || this.#rest[0] === 'false') return false;
    this.#options.set(option.name, value);
    return true;
  }

  #takeValue({ name, type, choices, repeat }: OptionSpec, value: string): boolean {
    if (value === '' || value.startsWith('-') || (choices && !choices.includes(value))) return false;
    if (type === 'integer' && !PLAIN_NUMBER.test(value)) return false;
    const before = this.#options.get(name);
    if (repeat) this.#options.set(name, [...(Array.isArray(before) ? before : []), value]);
    else this.#options.set(name, type === 'integer' ? Number(value) : value);
    return true;
  }
}
