import type { CommandSpec } from '../command.ts';
import { SHELLS } from '../completion/shells.ts';

export const completion: CommandSpec = {
  name: 'completion',
  summary: 'Print what makes a shell complete zeref on TAB',
  positional: { name: 'shell', count: 'one', choices: SHELLS, description: 'bash, zsh or fish' },
  options: [],
  examples: [
    ['eval "$(zeref completion bash)"', 'a line for ~/.bashrc'],
    ['eval "$(zeref completion zsh)"', 'a line for ~/.zshrc'],
    ['zeref completion fish | source', 'a line for ~/.config/fish/config.fish'],
  ],
  load: () => import('../commands/completion.ts'),
};
