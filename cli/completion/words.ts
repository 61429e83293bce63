import type { CommandSpec, OptionSpec } from '../command.ts';

/** What the scripts are made from: the table of commands, and the ids of rules. */
export interface Vocabulary {
  readonly commands: readonly CommandSpec[];
  /** Options that every command takes. */
  readonly globals: readonly OptionSpec[];
  readonly rules: readonly string[];
  /** Formats of a report. */
  readonly formats: readonly string[];
}

/** A text as one word of a POSIX shell. */
export const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** Every way to write an option, the long one first. */
export function spellings({ name, alias, negatable }: OptionSpec): string[] {
  return [`--${name}`, ...(negatable ? [`--no-${name}`] : []), ...(alias === undefined ? [] : [`-${alias}`])];
}

/** The ways to write an option that is followed by a value. */
export function spellingsWithValue({ name, alias, type }: OptionSpec): string[] {
  if (type === 'boolean') return [];
  return [`--${name}`, ...(alias === undefined ? [] : [`-${alias}`])];
}

/** The few words that a value or a positional may be; undefined for files and free text. */
export function wordsFor(
  { choices, completes }: Pick<OptionSpec, 'choices' | 'completes'>,
  { commands, rules }: Vocabulary,
): readonly string[] | undefined {
  if (choices) return choices;
  if (completes === 'rule') return rules;
  return completes === 'command' ? commands.map(({ name }) => name) : undefined;
}
