import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tempFolder, writeTree } from '../helpers/tree.ts';
import { validate } from '../helpers/validate.ts';

/** The line that index/unindexed tells the user to add is one that the index rules accept. */

const FACT = '---\nname: x\ndescription: What it says\ntype: project\n---\n\nSo.\n';
const STYLE = '- [Style](style.md)\n';

async function findings(folder: string) {
  const { diagnostics } = await validate(folder);
  return diagnostics.filter(({ ruleId }) => ruleId.startsWith('index/'));
}

/** The suggested target, once the line was pasted and found no fault with. */
async function paste(name: string): Promise<string> {
  const folder = tempFolder();
  writeTree(folder, { 'memory/MEMORY.md': STYLE, 'memory/style.md': FACT, [`memory/${name}`]: FACT });
  const found = await findings(folder);
  expect(found.map(({ ruleId, path: file }) => `${ruleId} ${file}`)).toEqual([
    `index/unindexed memory/${name}`,
  ]);
  const line = /add `(.*)`$/s.exec(found[0]!.message)![1]!;
  fs.appendFileSync(path.join(folder, 'memory/MEMORY.md'), `${line}\n`);
  expect((await findings(folder)).map(({ message }) => message)).toEqual([]);
  fs.rmSync(folder, { recursive: true });
  return /\((.*)\)/s.exec(line)![1]!;
}

it.each([
  ['release_steps-2.md', 'release_steps-2.md'],
  ["it's, so.md", "it's,%20so.md"],
  ['설명/é.md', '설명/é.md'],
  ['100% done.md', '100%25%20done.md'],
  ['a%20b.md', 'a%2520b.md'],
  ['c# notes.md', 'c%23%20notes.md'],
  ['c#.md', 'c%23.md'],
  ['a(b.md', 'a%28b.md'],
  ['a)b.md', 'a%29b.md'],
  ['why?.md', 'why%3F.md'],
  ['<a>.md', '%3Ca%3E.md'],
  ['a\\b.md', 'a%5Cb.md'],
  ['..\\b.md', '..%5Cb.md'],
  ['a\nb\t\u0085\u2028.md', 'a%0Ab%09%C2%85%E2%80%A8.md'],
  ['\u202ea\u200b.md', '%E2%80%AEa%E2%80%8B.md'],
  ['a\u00a0b\u3000.md', 'a%C2%A0b%E3%80%80.md'],
  ['R&amp;D.md', 'R%26amp;D.md'],
  ['ab:c.md', 'ab%3Ac.md'],
  ['x.md:3.md', 'x.md%3A3.md'],
  ['~a.md', '%7Ea.md'],
  ['a`b`.md', 'a%60b%60.md'],
  ['a [b].md', 'a%20%5Bb%5D.md'],
  ['{a}|*".md', '%7Ba%7D%7C%2A%22.md'],
  ['what….md', 'what%E2%80%A6.md'],
  ['so....md', 'so%2E%2E..md'],
])('leads to the file: %j', async (name, target) => {
  expect(await paste(name)).toBe(target);
});

/** Anything that a disk takes, with what means something in Markdown, HTML, URLs or paths more often than not. */
const segment = (length: number) =>
  fc
    .array(
      fc.oneof(
        fc.string({ unit: 'binary', minLength: 1, maxLength: 2 }),
        fc.constantFrom(...'%#?()<>[]{}\\|&;:"\'`*_~!$ .\t\n\r=-+@^'),
        fc.constantFrom(
          '&amp;',
          '%20',
          '%zz',
          '%2F',
          '.md',
          '<!--',
          '-->',
          '..',
          '](',
          'https:',
          '\u00a0',
          '…',
        ),
      ),
      { minLength: 1, maxLength: length },
    )
    .map((pieces) => pieces.join('').replaceAll('/', '').replaceAll('\0', ''));

it('leads to the file, whatever it is called', async () => {
  await fc.assert(
    fc.asyncProperty(segment(12), fc.option(segment(5)), async (name, folder) => {
      await paste(`${folder === null ? '' : `f${folder}/`}x${name}.md`);
    }),
    { numRuns: 150 },
  );
});
