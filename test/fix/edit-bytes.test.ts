import fs from 'node:fs';
import { expect, it } from 'vitest';
import { DEFAULT_CONFIG } from '../../core/defaults.ts';
import { editBytes } from '../../core/fix/edit-bytes.ts';
import { writeChanges } from '../../core/fix/write-changes.ts';
import { isUntouchable } from '../../core/settle/untouchable.ts';
import type { TextEdit } from '../../core/types.ts';
import { plan } from './fix.ts';
import { BAD, GOOD, project } from './project.ts';

const edited = (bytes: Buffer | string, ...edits: TextEdit[]) =>
  editBytes(Buffer.from(bytes), [{ kind: 'edit', path: 'a.md', edits }])?.toString();

it('changes what the edits name, counted in UTF-16 units behind the byte order mark', () => {
  const [first, last] = [
    { start: 2, end: 3, text: 'B' },
    { start: 4, end: 4, text: '!' },
  ];
  expect(edited('\u{1f600}bc', last, first)).toBe('\u{1f600}Bc!');
  expect(edited('\ufeff\u{1f600}bc', first)).toBe('\ufeff\u{1f600}Bc');
  const drop = { kind: 'drop-bom', path: 'a.md' } as const;
  expect(editBytes(Buffer.from('\ufeffa\r\n'), [drop])?.toString()).toBe('a\r\n');
});

it('changes nothing where two edits overlap, or not all bytes are text', () => {
  const edit = { start: 0, end: 2, text: 'x' };
  expect(edited('abc', edit, { start: 1, end: 3, text: 'y' })).toBeUndefined();
  expect(edited(Buffer.from([0x61, 0x62, 0xff]), edit)).toBeUndefined();
  expect(edited(Buffer.from([0x61, 0x62, 0xed, 0xa0, 0x80]), edit)).toBeUndefined();
  expect(edited('ab\0', edit)).toBeUndefined();
});

it('keeps a byte order mark that nobody asked to take off', async () => {
  const { cwd, file } = project({ 'MEMORY.md': '- [A](a.md)\n', 'a.md': `\ufeff${BAD}` });
  const config = { ...DEFAULT_CONFIG, rules: { 'layout/encoding': 'off' } } as const;
  writeChanges((await plan(cwd, { config })).changes);
  expect(fs.readFileSync(file('a.md'), 'utf8')).toBe(`\ufeff${GOOD}`);
});

it.each(['\n', '\r\n'])(
  'moves a comment below a block that ends the file without a line end, %j',
  async (end) => {
    const block = GOOD.slice(0, GOOD.indexOf('\n\n')).replaceAll('\n', end);
    const { cwd, read } = project({ 'MEMORY.md': '- [A](a.md)\n', 'a.md': `<!-- x -->${end}${block}` });
    writeChanges((await plan(cwd)).changes);
    expect(read('a.md')).toBe(`${block}${end}<!-- x -->`);
  },
);

it.each([
  ['patterns/PATTERNS.jsonl', true, true],
  ['snapshots/x/a.md', true, false],
  ['archive/a.md', true, false],
  ['sync/parent/a.md', true, false],
  ['raw/a.md', false, false],
  ['archives.md', false, false],
])('%s: no edit %s, not to be made %s', (path, noEdit, noCreate) => {
  expect(isUntouchable({ kind: 'edit', path, edits: [] })).toBe(noEdit);
  expect(isUntouchable({ kind: 'drop-bom', path })).toBe(noEdit);
  expect(isUntouchable({ kind: 'create', path, text: '' })).toBe(noCreate);
});
