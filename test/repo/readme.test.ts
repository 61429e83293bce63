import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { asProcess } from '../cli/hosts.ts';
import { tempFolder, writeTree } from '../helpers/tree.ts';

const README = fs.readFileSync('README.md', 'utf8');

/** Every command that the README shows, in blocks and in running text. */
const COMMANDS = [
  ...new Set(
    [...README.matchAll(/`((?:npm|npx|zeref) [^`]+)`|^((?:npm|npx|zeref) .+)$/gm)].map(
      (found) => found[1] ?? found[2]!,
    ),
  ),
];
const OURS = COMMANDS.filter((command) => command.startsWith('zeref '));
/** Flags that stand alone; they are tried with `validate`. */
const FLAGS = [...new Set([...README.matchAll(/`(--[^`]+)`/g)].map((found) => found[1]!))].filter(
  (flags) => flags !== '--fail-on',
);

function demo(): string {
  const folder = tempFolder();
  fs.cpSync('fixtures/demo', folder, { recursive: true });
  writeTree(folder, { 'memory/note.md': '---\nname: n\ndescription: d\ntype: user\n---\nx\n' });
  return folder;
}

const wordsOf = (command: string) =>
  command
    .replace('<rule>', 'patterns/weight')
    .replace('<shell>', 'bash')
    .replace(/ \[(paths\.\.|folder)\]| \|.*/g, '')
    .split(' ')
    .filter(Boolean);

/** A memory begins in an empty folder; all else is about one that is there. */
const folderFor = (command: string) => (command.startsWith('zeref init') ? tempFolder() : demo());

it('shows commands', () => {
  expect(OURS.length).toBeGreaterThan(4);
  expect(FLAGS.length).toBeGreaterThan(3);
});

it('names no npm command but the two that the long tests run in a fresh clone', () => {
  const npm = COMMANDS.filter((command) => !command.startsWith('zeref '));
  expect(npm.sort()).toEqual(['npm ci && npx zeref validate fixtures/demo', 'npm cit']);
});

describe('every command runs', () => {
  it.each(OURS)('%s', async (command) => {
    const { code } = await asProcess(wordsOf(command).slice(1), { cwd: folderFor(command) });
    expect(code).toBe(0);
  });

  it.each(FLAGS)('zeref validate %s', async (flags) => {
    const stdin = '---\nname: n\ndescription: d\ntype: user\n---\nx\n';
    const { code } = await asProcess(['validate', ...wordsOf(flags)], { cwd: demo(), stdin });
    expect(code).toBe(0);
  });
});

it('shows the receipt as it is printed', async () => {
  const { stdout } = await asProcess(['validate', 'fixtures/demo'], { cwd: path.resolve('.') });
  expect(README).toContain(`\`\`\`\n${stdout}\`\`\``);
});

it('links to files that exist', () => {
  const targets = [...README.matchAll(/\]\((?!https?:)([^)#]+)/g)].map((found) => found[1]!);
  expect(targets.length).toBeGreaterThan(50);
  expect(targets.filter((target) => !fs.existsSync(target))).toEqual([]);
});
