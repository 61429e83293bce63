import { FORMATS } from '../core/reporters/formats.ts';
import type { CommandSpec, OptionSpec } from './command.ts';
import { GLOBAL_OPTIONS } from './global-options.ts';
import { completion } from './specs/completion.ts';
import { init } from './specs/init.ts';

export const SUMMARY = "zeref checks a coding agent's memory: Markdown notes and an event log, kept in git.";
export const EXIT_CODES = 'Exit codes: 0 clean, 1 findings at or over --fail-on, 2 could not run.';

const CONFIG_OPTION: OptionSpec = {
  name: 'config',
  type: 'string',
  negatable: true,
  completes: 'path',
  description: 'Config file, --no-config: none (default: zeref.config.json, upwards)',
};

/** Every command. Arguments, help and the README are derived from this table. */
export const COMMANDS: readonly CommandSpec[] = [
  init,
  {
    name: 'validate',
    summary: 'Check memory folders and files',
    positional: {
      name: 'paths',
      count: 'any',
      completes: 'path',
      description: 'Projects, memory folders or single files (default: the memory around the current folder)',
    },
    options: [
      { name: 'format', type: 'string', choices: FORMATS, default: 'text', description: 'What to print' },
      {
        name: 'output',
        type: 'string',
        repeat: true,
        completes: 'report',
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
      { name: 'fix', type: 'boolean', description: 'Mend what can be mended and loses nothing' },
      {
        name: 'dry-run',
        type: 'boolean',
        description: 'With --fix: write nothing, print the changes as a patch',
      },
      { name: 'stdin', type: 'boolean', description: 'Check one file whose text comes on standard input' },
      {
        name: 'stdin-filename',
        type: 'string',
        completes: 'path',
        description: 'The file that the text of --stdin stands for',
      },
    ],
    examples: [
      ['zeref validate', 'the memory of this project'],
      ['zeref validate memory/hot.md', 'one file'],
      ['zeref validate --fix --dry-run', 'what --fix would change'],
      ['zeref validate --format json', 'for scripts'],
      ['zeref validate --output sarif:report.sarif', 'text here, SARIF into a file'],
    ],
    load: () => import('./commands/validate.ts'),
  },
  {
    name: 'explain',
    summary: 'Say what a rule wants, why, and how to fix it',
    positional: {
      name: 'rule',
      count: 'one',
      completes: 'rule',
      description: 'As in a report, or its short name',
    },
    options: [],
    examples: [['zeref explain layout/unreadable', 'one rule']],
    load: () => import('./commands/explain.ts'),
  },
  {
    name: 'rules',
    summary: 'List the rules',
    options: [
      {
        name: 'format',
        type: 'string',
        choices: ['text', 'json', 'markdown'],
        default: 'text',
        description: 'What to print',
      },
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
      completes: 'path',
      description: 'Projects or memory folders (default: the memory around the current folder)',
    },
    options: [CONFIG_OPTION],
    examples: [['zeref status', 'the memory of this project']],
    load: () => import('./commands/status.ts'),
  },
  completion,
  {
    name: 'help',
    summary: 'Show the options of a command',
    positional: { name: 'command', count: 'optional', completes: 'command', description: 'A command' },
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
