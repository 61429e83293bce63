import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { hasTerminal, keys, Terminal } from '../helpers/terminal.ts';
import { asProcess } from './hosts.ts';
import { project } from './projects.ts';

const PROGRAM = path.resolve('dist/zeref.cjs');
const GIB = 1024 ** 3;
const SIGINT_CODE = 130;

/** `zeref validate` in a terminal. @param words more of them, for a shell */
function start(cwd: string, words = '', env: Record<string, string> = {}) {
  const { PATH, HOME } = process.env;
  return new Terminal(`'${process.execPath}' '${PROGRAM}' validate ${words}`, cwd, { PATH, HOME, ...env });
}

/** A memory whose log takes a while to read, and no room on disk. */
function slow(gibibytes: number): string {
  const cwd = project('flat');
  fs.truncateSync(path.join(cwd, 'memory/patterns/PATTERNS.jsonl'), gibibytes * GIB);
  return cwd;
}

const links = (text: string) =>
  [...text.matchAll(/\u001b\]8;;(file:[^\u0007]+)\u0007/g)].map(([, url]) => url!);
const withoutLinks = (text: string) => text.replace(/\u001b\]8;;[^\u0007]*\u0007/g, '');

describe.skipIf(!hasTerminal)(
  'zeref validate in a terminal (skipped without the `script` of util-linux)',
  () => {
    it('shows how far it is, and leaves nothing of that behind', async () => {
      const terminal = start(slow(8), '', { NO_COLOR: '1' });
      await terminal.see(/checking the event log: \d+ MB/);
      expect(await terminal.end()).toBe(1);
      const lines = terminal.left.trimEnd().split('\n');
      expect(lines).toContain('memory/patterns/PATTERNS.jsonl');
      expect(lines.at(-1)).toMatch(/^✖ \d+ error/);
      expect(lines.filter((line) => /checking|MB/.test(line))).toEqual([]);
    });

    it('takes it away before it prints a patch', async () => {
      const terminal = start(slow(8), '--fix --dry-run');
      await terminal.see(/checking the event log: \d+ MB/);
      expect(await terminal.end()).toBe(1);
      expect(terminal.left).toMatch(/^zeref: nothing can be fixed; \d+ finding\(s\)\n$/);
    });

    it('ends at Ctrl-C as the system would, and cleans the line', async () => {
      const terminal = start(slow(64));
      await terminal.see(/checking the event log: \d+ MB/);
      terminal.type(keys.ctrlC);
      expect(await terminal.end()).toBe(SIGINT_CODE);
      expect(terminal.left.trim()).toBe('');
    });

    it.each<[string, string, Record<string, string>]>([
      ['--quiet', '--quiet', {}],
      ['in CI', '', { CI: 'true' }],
      ['when stderr is a file', '2> progress.txt', {}],
    ])('shows no progress %s', async (_, words, env) => {
      const cwd = slow(2);
      const terminal = start(cwd, words, env);
      expect(await terminal.end()).toBe(1);
      expect(terminal.screen).not.toContain('checking');
      if (words.startsWith('2>')) expect(fs.readFileSync(path.join(cwd, 'progress.txt'), 'utf8')).toBe('');
    });

    it('links files and rules where the terminal knows links, and prints the same text elsewhere', async () => {
      const cwd = project('bad error');
      const env = { TERM_PROGRAM: 'vscode', NO_COLOR: '1' };
      const terminal = start(cwd, '', env);
      expect(await terminal.end()).toBe(1);
      const files = links(terminal.left).map((url) => fileURLToPath(url));
      expect(files).toContain(path.join(cwd, 'memory/big.md'));
      expect(files).toContain(path.resolve('docs/rules/layout/unreadable.md'));
      expect(files.filter((file) => !fs.existsSync(file))).toEqual([]);
      const piped = await asProcess(['validate'], { cwd, env });
      expect(links(piped.stdout)).toEqual([]);
      expect(withoutLinks(terminal.left)).toBe(piped.stdout);
    });
  },
);
