import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { FLAT_FILES, FLAT_FOLDERS } from '../../core/roots/table.ts';
import type { Report } from '../../core/types.ts';
import { tempFolder } from '../helpers/tree.ts';
import { fix, plan } from './fix.ts';
import { type Field, filesOf, folderOf, type Generated, generated, type Note, partsOf } from './trees.ts';

/** Trees; what fails prints its seed. */
const RUNS = 1000;

it('loses no byte outside of its edits and makes no finding, in 1,000 broken trees', async () => {
  const seen = { notes: 0, indexes: 0, created: 0, moved: 0 };
  await fc.assert(
    fc.asyncProperty(generated, async (tree) => {
      const { folder, root, before } = lay(tree);
      const done = await fix(folder);
      expect(done.written.filter(({ outcome }) => outcome !== 'written')).toEqual([]);
      const after = readAll(root);
      for (const [name, bytes] of before) {
        const now = after.get(name)!;
        judge(tree, name, bytes, now);
        if (now.equals(bytes)) continue;
        if (name === 'MEMORY.md') seen.indexes++;
        else seen.notes++;
        if (tree.notes[name.slice(0, -3)]?.above.startsWith('<') && now.toString().startsWith('---'))
          seen.moved++;
      }
      const made = [...after.keys()].filter((name) => !before.has(name));
      expect(made.filter((name) => !MAY_COME.has(name))).toEqual([]);
      seen.created += made.length;
      const again = await plan(folder);
      expect(again.changes.map(({ path: name }) => name)).toEqual([]);
      expect(surplus(again.before, done.plan.before)).toEqual([]);
      fs.rmSync(folder, { recursive: true });
    }),
    { numRuns: RUNS },
  );
  // Each kind of repair was really made, and often.
  for (const count of Object.values(seen)) expect(count, JSON.stringify(seen)).toBeGreaterThan(RUNS / 20);
}, 300_000);

/** The log is none of them. */
const MAY_COME = new Set([
  ...FLAT_FILES.filter((name) => name.endsWith('.md')),
  ...FLAT_FOLDERS.map((name) => `${name}/.gitkeep`),
]);

function lay(tree: Generated) {
  const folder = tempFolder();
  const root = path.join(folder, folderOf(tree));
  const before = filesOf(tree);
  for (const [name, bytes] of before) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), bytes);
  }
  return { folder, root, before };
}

function readAll(root: string): Map<string, Buffer> {
  const names = fs.readdirSync(root, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return new Map(
    names.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return [path.relative(root, file).split(path.sep).join('/'), fs.readFileSync(file)];
    }),
  );
}

/** Knows from the parts of a file which of its bytes may change, and nothing of how it is mended. */
function judge(tree: Generated, name: string, before: Buffer, after: Buffer): void {
  const note = tree.notes[name.replace(/\.md$/, '')];
  if (/^(?:patterns|snapshots|archive|sync)\//.test(name)) expect(after).toEqual(before);
  else if (note) judgeNote(note, before, after);
  else if (name === 'MEMORY.md') judgeIndex(tree, before, after);
  else expect(withoutMark(after)).toBe(withoutMark(before));
}

/** The block of fields may come before what stood above it; a value may get quotes. All else stands where it stood. */
function judgeNote(note: Note, before: Buffer, after: Buffer): void {
  if (note.broken === 'utf8' || note.broken === 'nul' || note.broken === 'conflict') {
    expect(after).toEqual(before);
    return;
  }
  const [old, now] = [withoutMark(before), withoutMark(after)];
  const { above, block, body } = partsOf(note);
  const moved = !now.startsWith(above);
  const start = moved ? 0 : above.length;
  const rest = now.slice(start).split(/(?<=\n)/);
  for (const [at, line] of block.entries()) {
    const is = rest[at];
    const field = note.fields[at - 1];
    if (is !== line)
      expect(field && isQuoted(field, is, note.end), JSON.stringify({ line, is, now })).toBe(true);
  }
  // Without a closing fence, a rule in the text is one to every reader.
  const rule = `---${note.end}`;
  const below = note.broken === 'unclosed' ? body.replace(rule, rule + above) : above + body;
  expect(rest.slice(block.length).join('')).toBe(moved ? below : body);
  if (note.above.startsWith('prose')) expect(moved).toBe(false);
  expect(now.endsWith('\n')).toBe(old.endsWith('\n'));
}

/** Whether a line says in quotes what the field said without. */
function isQuoted({ key, value, mayChange }: Field, line: string | undefined, end: string): boolean {
  if (!mayChange || !line?.endsWith(end) || !line.startsWith(`${key}: `)) return false;
  const read = (parse(line) as Record<string, unknown>)[key];
  if (read === value) return true;
  // What began with a quote meant it as one, or as the start of a quoted text.
  const bare = (text: string) => text.replace(/["'\\]/g, '').trim();
  const rest = bare(value)
    .slice(bare(String(read)).length)
    .trim();
  return /^["']/.test(value) && bare(value).startsWith(bare(String(read))) && bare(line).endsWith(rest);
}

/** Lines are added at its end, with the line ends that it has. */
function judgeIndex({ index }: Generated, before: Buffer, after: Buffer): void {
  if (index!.tail === 'conflict' || index!.tail === 'utf8') expect(after).toEqual(before);
  const [old, now] = [withoutMark(before), withoutMark(after)];
  expect(now.startsWith(old)).toBe(true);
  const added = now.slice(old.length);
  expect(added).toMatch(/^(?:\r?\n?- \[.+\]\(\S+\)(?: — .+)?\r?\n?)*$/);
  if (added === '') return;
  expect(now.endsWith('\n')).toBe(old === '' || old.endsWith('\n'));
  if (old.includes('\r\n')) expect(added).not.toMatch(/(?<!\r)\n/);
  else expect(added).not.toContain('\r');
}

const withoutMark = (bytes: Buffer) => bytes.toString().replace(/^\ufeff/, '');

/** Findings that are there more often than before. */
function surplus(after: Report, before: Report): string[] {
  const left = before.diagnostics.map(idOf);
  return after.diagnostics.map(idOf).filter((id) => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const idOf = ({ ruleId, severity, path: file, key }: Report['diagnostics'][number]) =>
  JSON.stringify([ruleId, severity, file, key]);
