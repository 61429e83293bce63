import type { Io } from './io.ts';

/** What an option holds after reading: the last one given, or all of them where it repeats. */
export type OptionValue = boolean | string | number | readonly string[];

/** A call, read from the arguments. Options that were not given and have no default are absent. */
export interface Call {
  readonly command: string;
  readonly positionals: readonly string[];
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** What a word of the command line stands for: a file or folder, a folder, FORMAT:FILE, a rule, a command. */
export type Completes = 'path' | 'folder' | 'report' | 'rule' | 'command';

export interface OptionSpec {
  readonly name: string;
  readonly alias?: string;
  readonly type: 'boolean' | 'string' | 'integer';
  readonly choices?: readonly string[];
  /** What a shell offers for its value, where it is none of a few words. */
  readonly completes?: Completes;
  readonly default?: string | number;
  /** May be given several times; the value is a list. */
  readonly repeat?: true;
  /** `--no-<name>` sets it to false. */
  readonly negatable?: true;
  readonly description: string;
}

export interface CommandSpec {
  readonly name: string;
  readonly summary: string;
  /** What stands without a dash: its name as shown, and how many there may be. */
  readonly positional?: {
    readonly name: string;
    readonly count: 'one' | 'optional' | 'any';
    readonly description: string;
    readonly choices?: readonly string[];
    /** What a shell offers, where it is none of a few words. */
    readonly completes?: Completes;
  };
  readonly options: readonly OptionSpec[];
  readonly examples: readonly (readonly [call: string, meaning: string])[];
  /** Its code; absent for help, which the door itself gives. */
  readonly load?: () => Promise<{ readonly run: Run }>;
}

/**
 * Does the work of a command.
 * @param commands the whole table, for the command that speaks of all
 * @returns the exit code: 0 clean, 1 findings, 2 could not run
 */
export type Run = (io: Io, call: Call, commands: readonly CommandSpec[]) => Promise<number>;
