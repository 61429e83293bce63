import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Tree, tempFolder, writeTree } from '../helpers/tree.ts';
import { validate } from '../helpers/validate.ts';

/** Field report B119: facts without a line, lines without a fact, and linters that took hubs and examples for faults. */

const fact = (name: string, body = 'It holds.\n') =>
  `---\nname: ${name}\ndescription: What ${name} is about\ntype: reference\n---\n\n${body}`;

async function judge(files: Tree): Promise<string[]> {
  const folder = tempFolder();
  const tree = Object.entries(files).map(([name, node]) => [`memory/${name}`, node]);
  writeTree(folder, Object.fromEntries(tree));
  const { diagnostics } = await validate(folder);
  const own = diagnostics.filter(({ ruleId }) => ruleId.startsWith('index/'));
  return own.map(({ path: file, line, severity, ruleId }) => `${file}:${line} ${severity} ${ruleId}`);
}

const facts = { 'style.md': fact('style'), 'two words.md': fact('two words') };
const both = '- [Style](style.md)\n- [Two](<two words.md>)\n';

describe('a target that is there', () => {
  it.each([
    ['./', '[Style](./style.md)'],
    ['an anchor', '[Style](style.md#why)'],
    ['a title', '[Style](style.md "How to write")'],
    ['angle brackets', '[Style](<style.md>)'],
    ['%20', '[Style](style.md) [Two](two%20words.md)'],
    ['bare blanks', '[Style](style.md) [Two](two words.md)'],
    ['a reference', '[Style][s]\n\n[s]: style.md'],
    ['a path through the parent folder', '[Style](../memory/style.md)'],
    ['bold, after an arrow', '→ **[Style](style.md)**'],
    ['a table row', '| a | [Style](style.md) |\n|---|---|'],
    ['HTML', 'see <a href="style.md">Style</a>'],
    ['HTML in an HTML block', '<p>\n<a href=style.md>Style</a>\n</p>'],
    ['a name in an HTML block', '<details><summary>Old</summary>\n- [Style](style.md)\n</details>'],
    ['an entity', '[Style](styl&#101;.md)'],
  ])('%s', async (_, line) => {
    const index = `# Memory\n\n- ${line}\n\n- [Two](two%20words.md)\n`;
    expect(await judge({ ...facts, 'MEMORY.md': index })).toEqual([]);
  });
});

describe('a target that is not', () => {
  it.each([
    ['./', '[Gone](./gone.md)'],
    ['an anchor', '[Gone](gone.md#why)'],
    ['a title', '[Gone](gone.md "Gone")'],
    ['angle brackets', '[Gone](<gone away.md>)'],
    ['%20', '[Gone](gone%20away.md)'],
    ['wrong case', '[Style](Style.md)'],
    ['a folder', '[Gone](gone/)'],
    ['%00', '[Gone](style.md%00) [Gone](style.md%00)'],
    ['a slash behind a file', '[Style](style.md/)'],
    ['a slash and a dot behind a file', '[Style](style.md/.#why)'],
    ['HTML', 'see <a href="gone.md">Gone</a>'],
    ['HTML, a picture', '<img alt="" src="gone.png">'],
    ['HTML in an HTML block', '<p><a href="gone/">Gone</a></p>'],
    ['an entity', '[Gone](style&amp;.md)'],
    ['a reference', '[Gone][g] [g]\n\n[g]: gone.md'],
    ['twice on a line', '[Gone](gone.md) [Gone](gone.md)'],
  ])('%s', async (_, line) => {
    const found = await judge({ ...facts, 'MEMORY.md': `${both}- ${line}\n` });
    expect(found).toEqual(['memory/MEMORY.md:3 error index/dangling-link']);
  });

  it.each([
    ['a fence', '```md\n- [Gone](gone.md)\n```\n'],
    ['a comment', '<!-- - [Gone](gone.md)\n- [Gone](gone.md) -->\n'],
    ['pre', '<pre>\n- [Gone](gone.md)\n</pre>\n'],
    [
      'style, script and textarea',
      '<style>[G](g.md)</style>\n<script>\n[G](g.md)</script>\n<textarea>\n\n[G](g.md)\n',
    ],
    ['an attribute', '- <span title="[Gone](gone.md)">x</span>\n'],
    ['an autolink', '- <http://x/[Gone](gone.md)>\n'],
    ['a definition that nothing uses', '- x\n\n[gone]: gone.md\n'],
    ['a placeholder, encoded or not', '- [Any](<a>.md) [Any](%3Ca%3E.md) [Any](&lt;a&gt;.md)\n'],
    ['a code span', 'One line a fact: `- [Title](gone.md) — hook`.\n'],
  ])('is no fault in %s', async (_, text) => {
    expect(await judge({ ...facts, 'MEMORY.md': both + text })).toEqual([]);
  });

  it('says so where a slash stands behind the name of a file', async () => {
    const folder = tempFolder();
    writeTree(folder, { 'memory/MEMORY.md': '- [Style](style.md/)\n', 'memory/style.md': fact('style') });
    const { diagnostics } = await validate(folder);
    expect(diagnostics.map(({ ruleId, message }) => `${ruleId} ${message}`)).toEqual([
      'index/dangling-link style.md/ ends in a slash, but style.md is a file: drop the slash',
    ]);
  });

  it('says what the file is called where only case or Unicode form differ', async () => {
    const folder = tempFolder();
    writeTree(folder, {
      'memory/MEMORY.md': '- [A](STYLE.md)\n- [B](caf\u00e9.md)\n',
      'memory/style.md': fact('style'),
      'memory/cafe\u0301.md': fact('cafe'),
    });
    const { diagnostics } = await validate(folder);
    const messages = diagnostics
      .filter(({ ruleId }) => ruleId === 'index/dangling-link')
      .map((d) => d.message);
    expect(messages).toHaveLength(2);
    expect(messages[0]).toContain('but style.md does: it differs in case');
    expect(messages[1]).toContain('but cafe\u0301.md does');
  });
});

describe('facts without a line', () => {
  it('are each reported once', async () => {
    const found = await judge({
      ...facts,
      'MEMORY.md': both,
      'lost.md': fact('lost'),
      'sub/lost.md': fact('lost too'),
    });
    expect(found).toEqual([
      'memory/lost.md:1 warning index/unindexed',
      'memory/sub/lost.md:1 warning index/unindexed',
    ]);
  });

  it('are those that stand in a fence only', async () => {
    const found = await judge({ 'style.md': fact('style'), 'MEMORY.md': '```\n- [Style](style.md)\n```\n' });
    expect(found).toEqual(['memory/style.md:1 warning index/unindexed']);
  });

  it('are not those of a hub, linked or not, or of a page that the index links', async () => {
    const files = {
      'MEMORY.md': '- [More](MEMORY-reference.md)\n- [Topics](topics.md)\n',
      'MEMORY-reference.md': '- [Style](style.md)\n',
      'topics.md': fact('topics', '- [A](sub/a.md)\n- [B](sub/b.md)\n'),
      'sub/MEMORY.md': '- [C](c.md)\n',
      ...Object.fromEntries(['style', 'sub/a', 'sub/b', 'sub/c'].map((name) => [`${name}.md`, fact(name)])),
    };
    expect(await judge(files)).toEqual([]);
  });

  it('are those that another fact alone mentions', async () => {
    const found = await judge({
      'MEMORY.md': '- [Style](style.md)\n',
      'style.md': fact('style', 'See [lost](lost.md).\n'),
      'lost.md': fact('lost'),
    });
    expect(found).toEqual(['memory/lost.md:1 warning index/unindexed']);
  });

  it('are not those that a wiki link names by stem, title or another separator', async () => {
    const found = await judge({
      'MEMORY.md': '- [[style]]\n- [[Two words]]\n- [[release-steps]]\n',
      'style.md': fact('a'),
      'b.md': fact('Two words'),
      'release_steps.md': fact('c'),
    });
    expect(found).toEqual([]);
  });
});

it('a file that was deleted but not unlinked is found', async () => {
  const folder = tempFolder();
  writeTree(folder, {
    'memory/MEMORY.md': both,
    'memory/style.md': fact('s'),
    'memory/two words.md': fact('t'),
  });
  expect((await validate(folder)).summary.errors).toBe(0);
  fs.rmSync(path.join(folder, 'memory/style.md'));
  const { diagnostics, summary } = await validate(folder);
  expect(summary.errors).toBe(1);
  expect(diagnostics[0]).toMatchObject({
    ruleId: 'index/dangling-link',
    line: 1,
    key: 'MEMORY.md: style.md',
  });
});
