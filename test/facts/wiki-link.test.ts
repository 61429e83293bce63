import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_CONFIG } from '../../core/defaults.ts';
import { parseDocument } from '../../core/parse/document.ts';
import { rule } from '../../core/rules/facts/wiki-link.ts';
import type { MemoryRoot } from '../../core/types.ts';

/** What the rule says of notes in a root, as `path: key`. */
async function judge(notes: Readonly<Record<string, string>>, only?: readonly string[]): Promise<string[]> {
  const documents = await Promise.all(
    Object.entries(notes).map(([path, text]) => parseDocument(path, 'fact', Buffer.from(text))),
  );
  const root: MemoryRoot = {
    path: 'memory',
    layout: 'typed',
    why: '',
    source: 'worktree',
    entries: documents.map(({ path }) => ({ path, kind: 'file' })),
    present: new Map(documents.map(({ path }) => [path, 'file'])),
    documents,
    git: { ignored: new Map() },
    ...(only && { only: new Set(only) }),
  };
  const found = [...rule.check(root, { config: DEFAULT_CONFIG, root })];
  return found.map(({ path, key }) => `${path}: ${key}`);
}
const note = (name: string, body: string): string =>
  `---\nname: ${JSON.stringify(name)}\ndescription: d\ntype: user\n---\n\n${body}\n`;

const letters = fc.constantFrom(...'abzABZ019éßЖя한国ग'.split(''));
const word = fc.array(letters, { minLength: 1, maxLength: 6 }).map((units) => `a${units.join('')}`);
const name = fc.array(word, { minLength: 1, maxLength: 4 });

describe('a link to a note that is there', () => {
  it('resolves in each of the forms that people write', async () => {
    const glue = fc.constantFrom(' ', '-', '_', ' — ');
    const change = fc.constantFrom<(text: string) => string>(
      (text) => text,
      (text) => text.toLowerCase(),
      (text) => text.normalize('NFD'),
      (text) => `${text}.md`,
      (text) => `project_${text}`,
      (text) => `./${text}`,
      (text) => `sub/folder/${text}`,
      (text) => ` ${text} `,
      (text) => `${text}|shown as`,
      (text) => `${text}#part`,
    );
    await fc.assert(
      fc.asyncProperty(name, glue, glue, change, fc.boolean(), async (words, one, other, form, byFile) => {
        const target = form(words.join(one));
        const written = words.join(other);
        const notes = byFile
          ? { [`feedback_${written}.md`]: note('Other', 'x'), 'n.md': note('N', `See [[${target}]].`) }
          : { 'other.md': note(written, 'x'), 'n.md': note('N', `See [[${target}]].`) };
        expect(await judge(notes)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
  it('does not by a part of its name', async () => {
    await fc.assert(
      fc.asyncProperty(name, name, async (words, more) => {
        const long = [...words, ...more].join(' ');
        const notes = { 'other.md': note(long, 'x'), 'n.md': note('N', `See [[${words.join(' ')}]].`) };
        expect(await judge(notes)).toHaveLength(1);
      }),
    );
  });
});

it('says each target once a note, and speaks of named files only', async () => {
  const notes = {
    'a.md': note('A', '[[gone]] [[Gone]] [[GONE.md|x]] [[lost]]'),
    'b.md': note('B', '[[gone]] [[a]]'),
  };
  expect(await judge(notes)).toEqual(['a.md: gone', 'a.md: lost', 'b.md: gone']);
  expect(await judge(notes, ['b.md'])).toEqual(['b.md: gone']);
});

it('answers for 5,000 notes that link to each other and to nothing, and for hostile ones', async () => {
  const notes: Record<string, string> = {};
  for (let at = 0; at < 5000; at++)
    notes[`feedback_note_${at}.md`] = note(
      `Note ${at}`,
      `[[note-${at + 1}]] [[Feedback Note ${at}]] [[gone ${at}]]`,
    );
  const found = await judge(notes);
  expect(found).toHaveLength(5001);
  const hostile = {
    'constructor.md': note('__proto__', '[[__proto__]] [[constructor]] [[toString]] [[hasOwnProperty]]'),
    'open.md': '[['.repeat(200_000),
    'pairs.md': note('pairs', '[[x]]'.repeat(50_000)),
    'name.md': `---\nname: ${'- '.repeat(30_000)}\ndescription: d\ntype: user\n---\n`,
  };
  expect(await judge(hostile)).toEqual([
    'constructor.md: tostring',
    'constructor.md: hasownproperty',
    'pairs.md: x',
  ]);
});
