import fs from 'node:fs';
import { expect, it } from 'vitest';
import { COMMANDS } from '../../cli/commands.ts';
import { HELP, HELP_COLUMNS } from '../../cli/generated/help.ts';
import { renderHelp } from '../../cli/yargs.ts';
import { helpModule } from '../../scripts/generate/help.ts';
import { inProcess } from './hosts.ts';
import { project } from './projects.ts';

it('is generated from the table of commands', async () => {
  expect(fs.readFileSync('cli/generated/help.ts', 'utf8')).toBe(await helpModule());
});

it.each([undefined, ...COMMANDS.map(({ name }) => name)])(
  'of %s is what yargs would print',
  async (command) => {
    expect(HELP[command ?? '']).toBe(`${await renderHelp(command, HELP_COLUMNS)}\n`);
  },
);

it('says all there is', () => {
  for (const { name, options, summary } of COMMANDS) {
    for (const option of options) expect(HELP[name]).toContain(`--${option.name}`);
    expect(HELP['']?.replace(/\s+/g, ' ')).toContain(summary);
  }
});

it.each([
  ['validate', '--help'],
  ['help', 'validate'],
])('is laid out for a narrow terminal (%s %s)', async (...argv) => {
  const { code, stdout } = await inProcess(argv, { cwd: project('none'), terminal: { columns: 60 } });
  expect(code).toBe(0);
  expect(stdout).toContain('--max-findings');
  expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(60);
});
