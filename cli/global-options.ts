import type { OptionSpec } from './command.ts';

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
