import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Shell } from '../../cli/completion/shells.ts';
import { hasTerminal, keys, Terminal } from '../helpers/terminal.ts';
import { tempFolder, writeTree } from '../helpers/tree.ts';
import { asProcess } from './hosts.ts';
import { hasShell, quote } from './shells.ts';

const { tab, enter } = keys;

/** What somebody types before Enter, and the words that the program is given then. */
const TYPED: [keys: string, words: string][] = [
  [`val${tab}rep${tab}`, '<validate><report one.json>'],
  [`validate --conf${tab} rep${tab}`, '<validate><--config><report one.json>'],
  [`validate --format=js${tab}`, '<validate><--format=json>'],
  [`validate --output js${tab}rep${tab}`, '<validate><--output><json:report one.json>'],
  [`validate --output=js${tab}rep${tab}`, '<validate><--output=json:report one.json>'],
  [`init no${tab}`, '<init><notes>'],
  [`rules re${tab}`, '<rules><re>'],
  [`expl${tab}patterns/js${tab}`, '<explain><patterns/json>'],
  [`validate -- --o${tab}`, '<validate><--><--odd.md>'],
];

/** How a shell is started, and what its user has set. */
const START: [name: string, shell: Shell, command: string, settings: string][] = [
  ['bash', 'bash', 'bash --norc --noprofile -i', ':'],
  [
    'bash that breaks words at blanks alone',
    'bash',
    'bash --norc --noprofile -i',
    `COMP_WORDBREAKS=$' \\t\\n'`,
  ],
  ['zsh', 'zsh', 'zsh -f -i', ':'],
];

describe.each(START)('TAB in %s (skipped without it, or without `script`)', (_, shell, command, settings) => {
  it.skipIf(!hasTerminal || !hasShell(shell))('completes what is typed', async () => {
    const [cwd, home] = [tempFolder(), tempFolder()];
    writeTree(cwd, { 'report one.json': '', 'notes/a.md': '', 'notes.md': '', '--odd.md': '' });
    const file = path.join(home, 'script');
    fs.writeFileSync(file, (await asProcess(['completion', shell], { cwd })).stdout);
    const terminal = new Terminal(command, cwd, {
      PATH: process.env.PATH,
      HOME: home,
      LC_ALL: 'C.UTF-8',
    });
    const show = `zeref() { printf '<%s>' "$@"; echo; }`;
    terminal.type(`${show}; ${settings}; eval "$(cat ${quote(file)})"; echo ready-''now${enter}`);
    await terminal.see('ready-now');
    const seen: string[] = [];
    for (const [typed] of TYPED) {
      terminal.type(`zeref ${typed}${enter}`);
      seen.push((await terminal.see(/(<.*>)\r?\n/))[1]!.replace('/>', '>'));
    }
    terminal.type(`exit${enter}`);
    await terminal.end();
    expect(seen).toEqual(TYPED.map(([, words]) => words));
  });
});
