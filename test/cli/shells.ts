import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Shell } from '../../cli/completion/shells.ts';
import { hasTerminal, keys, Terminal } from '../helpers/terminal.ts';
import { tempFolder } from '../helpers/tree.ts';

/** Whether a shell can be tried here; zsh completes in a terminal alone. */
export function hasShell(shell: Shell): boolean {
  if (shell === 'zsh' && !hasTerminal) return false;
  return spawnSync(shell, ['-c', 'exit 0']).status === 0;
}

/**
 * What a real shell offers for the last word of each line, without the descriptions.
 * @param script what `zeref completion` prints for it
 * @param cwd the folder that the lines are typed in
 */
export function offers(shell: Shell, script: string, lines: readonly string[], cwd: string) {
  const file = path.join(tempFolder(), `completion.${shell}`);
  fs.writeFileSync(file, script);
  return { bash: inBash, zsh: inZsh, fish: inFish }[shell](file, lines, cwd);
}

/** bash makes words of their own of `=` and `:`, and hands them to the function. */
async function inBash(file: string, lines: readonly string[], cwd: string): Promise<string[][]> {
  const calls = lines.map((line) => {
    const words = line
      .split(' ')
      .flatMap((word) => (word === '' ? [''] : word.split(/([=:])/).filter(Boolean)));
    return `COMP_WORDS=(${words.map(quote).join(' ')}); COMP_CWORD=${words.length - 1}; COMPREPLY=()
_zeref zeref; printf '%s\\n' "\${COMPREPLY[@]}"; echo '<end>'`;
  });
  const { stdout } = run('bash', ['--norc', '-uc', `source ${quote(file)}\n${calls.join('\n')}`], cwd);
  return split(stdout);
}

async function inFish(file: string, lines: readonly string[], cwd: string): Promise<string[][]> {
  const escaped = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;
  const calls = lines.map((line) => `complete -C ${escaped(line)}; echo '<end>'`);
  const { stdout } = run('fish', ['--no-config', '-c', `source ${escaped(file)}\n${calls.join('\n')}`], cwd);
  return split(stdout.replace(/\t.*$/gm, ''));
}

/** Listens to `compadd`, through which every completion of zsh goes. */
const LISTEN = `
autoload -Uz compinit && compinit -D -u
compadd() {
  local -a hits
  if [[ "\${(j: :)@[1,(i)(-|--)]}" != *-[OAD]* ]]; then
    builtin compadd -A hits "$@"
    (( $#hits )) && print -rl -- $hits >> $OFFERS
  fi
  builtin compadd "$@"
}
comppostfuncs=(offered)
offered() { print -r -- '<end>' >> $OFFERS; print -r -- '<seen>'; comppostfuncs=(offered) }
`;

async function inZsh(file: string, lines: readonly string[], cwd: string): Promise<string[][]> {
  const home = tempFolder();
  const [setup, heard] = [path.join(home, 'setup.zsh'), path.join(home, 'offers')];
  fs.writeFileSync(setup, LISTEN);
  const env = { PATH: process.env.PATH, HOME: home, OFFERS: heard, LC_ALL: 'C.UTF-8' };
  const terminal = new Terminal('zsh -f -i', cwd, env);
  terminal.type(`source ${quote(setup)}; source ${quote(file)}; print ready-''now\r`);
  await terminal.see('ready-now');
  for (const line of lines) {
    // Ctrl-U takes the line away.
    terminal.type(`\u0015${line}${keys.tab}`);
    await terminal.see('<seen>');
  }
  terminal.hangUp();
  await terminal.end();
  return split(fs.readFileSync(heard, 'utf8'));
}

function run(file: string, args: readonly string[], cwd: string) {
  const { PATH, HOME } = process.env;
  const result = spawnSync(file, args, { cwd, encoding: 'utf8', env: { PATH, HOME, LC_ALL: 'C.UTF-8' } });
  if (result.status !== 0 || result.stderr !== '') throw new Error(`${file}: ${result.stderr}`);
  return result;
}

const split = (text: string) =>
  text
    .split('<end>\n')
    .slice(0, -1)
    .map((part) => part.split('\n').filter((word) => word !== ''));

export const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
