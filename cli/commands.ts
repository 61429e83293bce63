import { FORMATS } from '../core/reporters/formats.ts';
import type { CommandSpec, OptionSpec } from './command.ts';

export const SUMMARY = "zeref checks a coding agent's memory: Markdown notes and an event log, kept in git.";
export const EXIT_CODES = 'Exit codes: 0 clean, 1 findings at or over --fail-on, 2 could not run.';

/** Options that every command takes. */
export const GLOBAL_OPTIONS: readonly OptionSpec[] = [
  {
    name: 'color',
    type: 'boolean',
    negatable: true,
    description: 'Colour the output, --no-color: do not (default: on a terminal)',
  },
  { name: 'help', alias: 'h', type: 'boolean', description: 'Show this text' },
  { name: 'version', alias: 'v', type: 'boolean', description: 'Show the version' },
];

const CONFIG_OPTION: OptionSpec = {
  name: 'config',
  type: 'string',
  negatable: true,
  description: 'Config file, --no-config: none (default: zeref.config.json, upwards)',
};

/** Every command. Arguments, help and the README are derived from this table. */
export const COMMANDS: readonly CommandSpec[] = [
  {
    name: 'validate',
    summary: 'Check memory folders and files',
    positional: {
      name: 'paths',
      count: 'any',
      description: 'Projects, memory folders or single files (default: the memory around the current folder)',
    },
    options: [
      { name: 'format', type: 'string', choices: FORMATS, default: 'text', description: 'What to print' },
      {
        name: 'output',
        type: 'string',
        repeat: true,
        description: 'FORMAT:FILE, a report into a file as well; may be repeated',
      },
      { name: 'quiet', alias: 'q', type: 'boolean', description: 'Print only errors and what fails the run' },
      {
        name: 'fail-on',
        type: 'string',
        choices: ['error', 'warning', 'info', 'never'],
        default: 'error',
        description: 'The least severity that makes the exit code 1',
      },
      {
        name: 'max-findings',
        type: 'integer',
        default: 100_000,
        description: 'How many findings are listed; all are counted',
      },
      CONFIG_OPTION,
      { name: 'stdin', type: 'boolean', description: 'Check one file whose text comes on standard input' },
      { name: 'stdin-filename', type: 'string', description: 'The file that the text of --stdin stands for' },
    ],
    examples: [
      ['zeref validate', 'the memory of this project'],
      ['zeref validate memory/hot.md', 'one file'],
      ['zeref validate --format json', 'for scripts'],
      ['zeref validate --output json:report.json', 'text here, JSON into a file'],
    ],
    load: () => import('./commands/validate.ts'),
  },
  {
    name: 'explain',
    summary: 'Say what a rule wants, why, and how to fix it',
    positional: { name: 'rule', count: 'one', description: 'As in a report, or its short name' },
    options: [],
    examples: [['zeref explain layout/unreadable', 'one rule']],
    load: () => import('./commands/explain.ts'),
  },
  {
    name: 'rules',
    summary: 'List the rules',
    options: [
      { name: 'format', type: 'string', choices: FORMATS, default: 'text', description: 'What to print' },
    ],
    examples: [['zeref rules --format json', 'for scripts']],
    load: () => import('./commands/rules.ts'),
  },
  {
    name: 'status',
    summary: 'Show the memory folders of this project, their layout and why, and what git says of them',
    positional: {
      name: 'paths',
      count: 'any',
      description: 'Projects or memory folders (default: the memory around the current folder)',
    },
    options: [CONFIG_OPTION],
    examples: [['zeref status', 'the memory of this project']],
    load: () => import('./commands/status.ts'),
  },
  {
    name: 'help',
    summary: 'Show the options of a command',
    positional: { name: 'command', count: 'optional', description: 'A command' },
    options: [],
    examples: [['zeref help validate', 'one command']],
  },
];

export function findCommand(name: string): CommandSpec | undefined {
  return COMMANDS.find((command) => command.name === name);
}

export function optionsOf(command: CommandSpec | undefined): readonly OptionSpec[] {
  return [...(command?.options ?? []), ...GLOBAL_OPTIONS];
}
