import { FORMATS } from '../../core/reporters/formats.ts';
import { rules } from '../../core/rules/index.ts';
import type { Run } from '../command.ts';
import { bashScript } from '../completion/bash.ts';
import { fishScript } from '../completion/fish.ts';
import type { Shell } from '../completion/shells.ts';
import { zshScript } from '../completion/zsh.ts';
import { GLOBAL_OPTIONS } from '../global-options.ts';

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript };

/** `zeref completion <shell>`: a script that knows all words by itself, so that TAB starts no program. */
export const run: Run = async (io, { positionals: [shell] }, commands) => {
  const vocabulary = {
    commands,
    globals: GLOBAL_OPTIONS,
    rules: rules.map(({ id }) => id),
    formats: FORMATS,
  };
  await io.stdout.write(SCRIPTS[shell as Shell](vocabulary));
  return 0;
};
