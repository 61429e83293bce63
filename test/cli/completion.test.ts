import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMANDS, optionsOf } from '../../cli/commands.ts';
import { bashScript } from '../../cli/completion/bash.ts';
import { fishScript } from '../../cli/completion/fish.ts';
import { SHELLS, type Shell } from '../../cli/completion/shells.ts';
import type { Vocabulary } from '../../cli/completion/words.ts';
import { zshScript } from '../../cli/completion/zsh.ts';
import { FORMATS } from '../../core/reporters/formats.ts';
import { rules } from '../../core/rules/index.ts';
import { tempFolder, writeTree } from '../helpers/tree.ts';
import { asProcess } from './hosts.ts';
import { hasShell, offers } from './shells.ts';

const NAMES = COMMANDS.map(({ name }) => name);
const REPORTS = FORMATS.map((format) => `${format}:`);

/** What is typed, with the cursor at its end, and what is offered for the last word. */
const DUE: Record<string, readonly string[]> = {
  'zeref ': NAMES,
  'zeref va': ['validate'],
  'zeref --no-color va': ['validate'],
  'zeref explain ': rules.map(({ id }) => id),
  'zeref explain patterns/js': ['patterns/json'],
  'zeref completion ': SHELLS,
  'zeref help val': ['validate'],
  'zeref validate --format ': FORMATS,
  'zeref validate --format js': ['json'],
  'zeref validate --fail-on ': ['error', 'warning', 'info', 'never'],
  'zeref validate memory --fail-on w': ['warning'],
  'zeref validate -q --fail-on never --format t': ['text'],
  'zeref validate --output ': REPORTS,
  'zeref init --layout ': ['flat', 'typed'],
  'zeref validate --stdin-f': ['--stdin-filename'],
  'zeref rules --fail': [],
};

const scriptOf = async (shell: Shell) => (await asProcess(['completion', shell], { cwd: '.' })).stdout;

describe.each(SHELLS)('%s (skipped where there is none)', (shell) => {
  const here = it.skipIf(!hasShell(shell));

  here('offers what fits, and nothing else', async () => {
    const lines = Object.keys(DUE);
    const offered = await offers(shell, await scriptOf(shell), lines, tempFolder());
    const seen = lines.map((line, at) => [line, bare(offered[at]!)]);
    expect(Object.fromEntries(seen)).toEqual(
      Object.fromEntries(Object.entries(DUE).map(([line, words]) => [line, bare(words)])),
    );
  });

  here('offers every option of every command', async () => {
    const lines = NAMES.map((name) => `zeref ${name} --`);
    const offered = await offers(shell, await scriptOf(shell), lines, tempFolder());
    const due = COMMANDS.map((command) =>
      optionsOf(command).flatMap(({ name, negatable }) => [
        `--${name}`,
        ...(negatable ? [`--no-${name}`] : []),
      ]),
    );
    expect(offered.map((words) => bare(words))).toEqual(due.map((words) => bare(words)));
  });

  here('takes the words of the table as they are, and runs none of them', async () => {
    const cwd = tempFolder();
    const lines = ['zeref ', 'zeref do --with ', 'zeref do --'];
    const script = SCRIPTS[shell](ODD);
    expect(await offers(shell, script, lines, cwd)).toEqual([
      ['do'],
      ['a'],
      [expect.stringMatching(/^--with=?$/)],
    ]);
    expect(fs.readdirSync(cwd)).toEqual([]);
  });
});

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript };

const odd = `it's "odd" $(touch hit) \`touch hit\` [x] a:b \\ \\: %s; touch hit`;
const ODD: Vocabulary = {
  commands: [
    {
      name: 'do',
      summary: odd,
      positional: { name: 'thing', count: 'any', completes: 'path', description: odd },
      options: [{ name: 'with', type: 'string', choices: ['a'], description: odd }],
      examples: [],
    },
  ],
  globals: [],
  rules: [],
  formats: [],
};

/** zsh and fish may offer a word twice, and with the sign that follows it. */
const bare = (words: readonly string[]) =>
  [...new Set(words.map((word) => word.replace(/[=:]$/, '')))].sort();

it.skipIf(!hasShell('fish'))(
  'fish offers files, also behind a format, and folders (skipped without fish)',
  async () => {
    const cwd = tempFolder();
    writeTree(cwd, { 'report one.json': '', 'reports/a.txt': '' });
    const lines = ['validate rep', 'validate --config rep', 'validate --output json:rep', 'init '].map(
      (line) => `zeref ${line}`,
    );
    expect(await offers('fish', await scriptOf('fish'), lines, cwd)).toEqual([
      ['report one.json', 'reports/'],
      ['report one.json', 'reports/'],
      ['json:report one.json', 'json:reports/'],
      ['reports/'],
    ]);
  },
);

it.each([
  ['no shell', [], /^zeref: which shell\? One of: bash, zsh, fish /],
  ['an unknown one', ['tcsh'], /^zeref: unknown shell "tcsh"\. One of: bash, zsh, fish /],
])('says which shells it knows, for %s', async (_, words, says) => {
  const { code, stdout, stderr } = await asProcess(['completion', ...words], { cwd: '.' });
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(says);
});
