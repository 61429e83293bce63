import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../core/types.ts';
import { tempFolder, writeTree } from '../helpers/tree.ts';
import { validate } from '../helpers/validate.ts';

/** Field report B117: MEMORY.md grew past 200 lines and its newest lines were never loaded, without a word. */

const FACT = '---\nname: style\ndescription: How to write\ntype: project\n---\n\nShort.\n';

async function judge(index: string, layout: 'typed' | 'flat' = 'typed'): Promise<Diagnostic[]> {
  const folder = tempFolder();
  writeTree(folder, { 'memory/MEMORY.md': index, 'memory/style.md': FACT });
  if (layout === 'flat') writeTree(folder, { 'memory/hot.md': '# Hot\n' });
  const { diagnostics } = await validate(folder);
  return diagnostics.filter(({ ruleId }) => ruleId === 'index/truncated');
}

const entries = (count: number) => Array.from({ length: count }, (_, n) => `- [Entry ${n + 1}](style.md)`);

const endings = [
  ['LF', '\n', '\n'],
  ['LF, no final newline', '\n', ''],
  ['CRLF', '\r\n', '\r\n'],
  ['CRLF, no final newline', '\r\n', ''],
] as const;

describe.each(endings)('%s', (_, join, final) => {
  const text = (count: number) => entries(count).join(join) + final;

  it.each([179])('%i lines are fine', async (count) => {
    expect(await judge(text(count))).toEqual([]);
  });

  it.each([180, 199, 200])('%i lines are a warning', async (count) => {
    const [found, ...more] = await judge(text(count));
    expect(found).toMatchObject({ severity: 'warning', line: 1, key: 'near' });
    expect(found?.message).toContain(`${count} of the 200 lines`);
    expect(more).toEqual([]);
  });

  it.each([201, 260])('%i lines are an error at the first that is lost', async (count) => {
    const [found, ...more] = await judge(text(count));
    expect(found).toMatchObject({ severity: 'error', line: 201, column: 1, endLine: 201, key: 'over' });
    expect(found?.message).toContain(`${count} lines (limit 200)`);
    expect(found?.message).toContain('- [Entry 201](style.md)');
    expect(more).toEqual([]);
  });
});

describe('characters and bytes', () => {
  const padded = (count: number, mark: string, length: number) =>
    entries(count)
      .map((entry) => `${entry} ${mark.repeat(length - entry.length - 1)}`)
      .join('\n');

  it('25,000 characters are the limit, not 25,000 bytes', async () => {
    const [found] = await judge(padded(100, '설', 200));
    expect(found).toMatchObject({ severity: 'warning', key: 'bytes' });
    expect(found?.message).toMatch(/bytes/);
  });

  it('over it, the entry that is cut off is named', async () => {
    const [found] = await judge(padded(130, 'x', 200));
    expect(found).toMatchObject({ severity: 'error', line: 125 });
    expect(found?.message).toContain('26129 characters (limit 25000)');
    expect(found?.message).toContain('[Entry 125]');
  });

  it('from 90 % it is a warning', async () => {
    expect(await judge(padded(112, 'x', 200))).toMatchObject([{ severity: 'warning', key: 'near' }]);
    expect(await judge(padded(111, 'x', 200))).toEqual([]);
  });
});

it('a flat memory, whose MEMORY.md is notes, is only warned', async () => {
  const [found] = await judge(entries(201).join('\n'), 'flat');
  expect(found).toMatchObject({ severity: 'warning', line: 201, key: 'over' });
});

it('what agents are not shown does not count', async () => {
  const hidden = `---\nname: x\n---\n<!--\n${'remark\n'.repeat(100)}-->\n`;
  const [found] = await judge(hidden + entries(201).join('\n'));
  expect(found).toMatchObject({ severity: 'error', line: 105 + 201 });
});
