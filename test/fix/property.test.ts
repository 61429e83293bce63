import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Report } from '../../core/types.ts';
import { tempFolder } from '../helpers/tree.ts';
import { fix, plan } from './fix.ts';
import { filesOf, folderOf, type Generated, generated, type Note } from './trees.ts';

/** Trees; the long suite takes more. */
const RUNS = 1000;

it('loses no byte outside of its edits and makes no finding, in 1,000 broken trees', async () => {
  let written = 0;
  await fc.assert(
    fc.asyncProperty(generated, async (tree) => {
      const { folder, root, before } = lay(tree);
      const done = await fix(folder);
      written += done.written.length;
      expect(done.written.filter(({ outcome }) => outcome !== 'written')).toEqual([]);
      const after = readAll(root);
      for (const [name, bytes] of before) judge(tree, name, bytes, after.get(name)!);
      const again = await plan(folder);
      expect(again.changes.map(({ path: name }) => name)).toEqual([]);
      expect(surplus(again.before, done.plan.before)).toEqual([]);
      fs.rmSync(folder, { recursive: true });
    }),
    { numRuns: RUNS },
  );
  expect(written).toBeGreaterThan(RUNS);
}, 300_000);

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

/** Knows from the parts of a note which of its bytes may change, and nothing of how it is mended. */
function judge(tree: Generated, name: string, before: Buffer, after: Buffer): void {
  const note = tree.notes[name.replace(/\.md$/, '')];
  if (/^(?:patterns|snapshots|archive|sync)\//.test(name)) expect(after).toEqual(before);
  else if (note) judgeNote(note, before, after);
  else if (name === 'MEMORY.md') judgeIndex(before, after);
  else expect(withoutMark(after)).toEqual(withoutMark(before));
}

function judgeNote(note: Note, before: Buffer, after: Buffer): void {
  if (note.broken === 'utf8' || note.body.includes('<<<<<<<')) {
    expect(after).toEqual(before);
    return;
  }
  const [old, now] = [withoutMark(before), withoutMark(after)];
  // What each line says is still there, in any order; only lines of fields may get quotes.
  const rest = now.split('\n');
  for (const line of old.split('\n')) {
    const bare = (text: string) =>
      text
        .replace(/\r$/, '')
        .replaceAll('\\t', '\t')
        .replace(/["'\\]/g, '')
        .trimEnd();
    const at = rest.findIndex((other) => other === line || bare(other) === bare(line));
    expect(at, JSON.stringify({ line, old, now })).toBeGreaterThanOrEqual(0);
    rest.splice(at, 1);
  }
  expect(rest).toEqual([]);
  const body = note.crlf ? note.body.replaceAll('\n', '\r\n') : note.body;
  expect(now.endsWith(body) || note.above !== '').toBe(true);
  expect(/(?<!\r)\n/.test(now)).toBe(!note.crlf);
}

/** Lines are added at its end, with the line ends that it has. */
function judgeIndex(before: Buffer, after: Buffer): void {
  expect(after.subarray(0, before.length)).toEqual(before);
  const added = after.subarray(before.length).toString();
  expect(added).toMatch(/^(?:\r?\n?- \[.+\]\(.+\)(?: — .+)?\r?\n?)*$/);
  if (before.includes('\r\n')) expect(added).not.toMatch(/[^\r]\n/);
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
