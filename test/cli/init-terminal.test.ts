import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { snapshot } from '../helpers/snapshot.ts';
import { hasTerminal, keys, Terminal } from '../helpers/terminal.ts';
import { type Tree, tempFolder, writeTree } from '../helpers/tree.ts';

const PROGRAM = path.resolve('dist/zeref.cjs');

/** `zeref init` in a terminal. @param words more of them, for a shell */
function start(words = '', env: Record<string, string> = {}, tree: Tree = {}) {
  const cwd = tempFolder();
  writeTree(cwd, tree);
  const { PATH, HOME } = process.env;
  const command = `'${process.execPath}' '${PROGRAM}' init ${words}`;
  return { cwd, terminal: new Terminal(command, cwd, { PATH, HOME, ...env }) };
}

describe.skipIf(!hasTerminal)('zeref init in a terminal (skipped without the `script` of util-linux)', () => {
  it('asks for layout and privacy, shows the files, and writes them', async () => {
    const { cwd, terminal } = start();
    await terminal.see('Which layout?');
    terminal.type(keys.enter);
    await terminal.see('How private is what the agent writes?');
    terminal.type(keys.down + keys.enter);
    await terminal.see(/create +memory\/hot\.md/);
    await terminal.see('Write them?');
    expect(snapshot(cwd)).toEqual({});
    terminal.type(keys.enter);
    await terminal.see('Created 25 file(s).');
    expect(await terminal.end()).toBe(0);
    expect(snapshot(cwd)['PRIVACY.md']).toContain('\nmode: local-only\n');
  });

  it('asks nothing about privacy for a typed memory', async () => {
    const { cwd, terminal } = start();
    await terminal.see('Which layout?');
    terminal.type(keys.down + keys.enter);
    await terminal.see('Write them?');
    terminal.type('y');
    expect(await terminal.end()).toBe(0);
    expect(Object.keys(snapshot(cwd))).toContain('memory/MEMORY.md');
    expect(terminal.screen).not.toContain('How private');
  });

  it('asks only what the call leaves open', async () => {
    const { cwd, terminal } = start('--layout flat --privacy exact');
    await terminal.see('Write them?');
    terminal.type('y');
    expect(await terminal.end()).toBe(0);
    expect(terminal.screen).not.toMatch(/Which layout|How private/);
    expect(snapshot(cwd)['PRIVACY.md']).toContain('\nmode: exact\n');
  });

  it('has nothing to ask where everything is there', async () => {
    const { cwd, terminal } = start('--yes');
    expect(await terminal.end()).toBe(0);
    const again = start('--layout flat --privacy abstract', {}, snapshotTree(cwd));
    expect(await again.terminal.end()).toBe(0);
    expect(again.terminal.screen).not.toContain('Write them?');
    expect(again.terminal.screen).toContain('Created 0 file(s)');
  });

  it.each([
    ['Ctrl-C', keys.ctrlC],
    ['Ctrl-D', keys.ctrlD],
    ['Esc', keys.escape],
  ])('writes nothing after %s, at any question', async (_, key) => {
    for (const questions of [['Which layout?'], ['Which layout?', 'How private'], WHOLE]) {
      const { cwd, terminal } = start();
      for (const [at, question] of questions.entries()) {
        if (at > 0) terminal.type(keys.enter);
        await terminal.see(question);
      }
      terminal.type(key);
      await terminal.see('Nothing was written.');
      expect(await terminal.end()).toBe(130);
      expect(snapshot(cwd)).toEqual({});
    }
  });

  it('writes nothing after a no', async () => {
    const { cwd, terminal } = start('--layout typed');
    await terminal.see('Write them?');
    terminal.type('n');
    await terminal.see('Nothing was written.');
    expect(await terminal.end()).toBe(130);
    expect(snapshot(cwd)).toEqual({});
  });

  it('writes nothing when the window is closed', async () => {
    const { cwd, terminal } = start();
    await terminal.see('Which layout?');
    terminal.hangUp();
    await terminal.end();
    expect(snapshot(cwd)).toEqual({});
  });

  it.each([
    ['--yes', '-y', {}],
    ['CI', '', { CI: 'true' }],
    ['a terminal that knows no escapes', '', { TERM: 'dumb' }],
    ['input from a file', '< /dev/null', {}],
  ])('asks nothing with %s', async (_, words, env) => {
    const { cwd, terminal } = start(words, env);
    expect(await terminal.end()).toBe(0);
    expect(terminal.screen).not.toContain('Which layout?');
    expect(Object.keys(snapshot(cwd))).toContain('memory/hot.md');
  });

  it('refuses before it asks', async () => {
    const { terminal } = start('', {}, { 'memory/heap.c': '' });
    expect(await terminal.end()).toBe(2);
    expect(terminal.screen).toMatch(/^zeref: memory\/ is there and holds other things/);
  });
});

const WHOLE = ['Which layout?', 'How private', 'Write them?'];

/** The files below a folder, to be written elsewhere. */
function snapshotTree(folder: string): Tree {
  const entries = Object.entries(snapshot(folder));
  return Object.fromEntries(entries.map(([name, text]) => [name, text === 'dir' ? { dir: true } : text]));
}
