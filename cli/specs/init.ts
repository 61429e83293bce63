import { INIT_LAYOUTS } from '../../core/init/choice.ts';
import { PRIVACY_MODES } from '../../core/privacy/modes.ts';
import type { CommandSpec } from '../command.ts';

export const init: CommandSpec = {
  name: 'init',
  summary: 'Begin a memory: folders, registers, event log, privacy and settings',
  positional: {
    name: 'folder',
    count: 'optional',
    completes: 'folder',
    description: 'The project; it is made if need be (default: the current folder)',
  },
  options: [
    {
      name: 'layout',
      type: 'string',
      choices: INIT_LAYOUTS,
      description: 'flat: registers and event log; typed: one fact a file, and an index (default: flat)',
    },
    {
      name: 'privacy',
      type: 'string',
      choices: PRIVACY_MODES,
      description: 'The mode of PRIVACY.md (default: abstract; none for the typed layout)',
    },
    { name: 'yes', alias: 'y', type: 'boolean', description: 'Ask nothing' },
    { name: 'dry-run', type: 'boolean', description: 'Print what would be written, and write nothing' },
  ],
  examples: [
    ['zeref init', 'a memory for this project; what is there stays as it is'],
    ['zeref init --dry-run', 'show the files first'],
    ['zeref init --layout typed', 'a small one: MEMORY.md, a config, .gitattributes'],
  ],
  load: () => import('../commands/init.ts'),
};
