import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../core/types.ts';
import { type Node, tempFolder, writeTree } from '../helpers/tree.ts';
import { validate } from '../helpers/validate.ts';

const INDEX = '- [N](n.md) — a note\n';
const FIELDS = 'name: N\ndescription: A note\ntype: user\n';

/** What the engine says of one note beside an index. */
async function judge(note: Node): Promise<readonly Diagnostic[]> {
  const folder = tempFolder();
  writeTree(folder, { 'memory/MEMORY.md': INDEX, 'memory/n.md': note });
  return (await validate(folder)).diagnostics;
}
const found = async (note: Node): Promise<string[]> =>
  (await judge(note)).map(({ line, severity, ruleId }) => `${line} ${severity} ${ruleId}`);
const block = (fields: string): string => `---\n${fields}\n---\n\nBody.\n`;

describe('B41: the nested shape of Claude Code', () => {
  const stamp =
    'node_type: memory\n  type: feedback\n  originSessionId: 0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0';
  it.each([
    `name: n\ndescription: d\nmetadata: \n  ${stamp}\n  modified: 2026-03-01T10:00:00.000Z`,
    `name: n\ndescription: d\nmetadata:\n  ${stamp}\n  drift: true\nsource: import\nstatus: open`,
    'name: n\ndescription: d\nmetadata: {type: feedback, node_type: memory}',
    'name: n\ndescription: d\ntype: feedback\noriginSessionId: current',
  ])('%j is accepted', async (fields) => {
    const diagnostics = await judge(`${block(fields)}\n**Why:** w\n\n**How to apply:** h\n`);
    expect(diagnostics.filter(({ ruleId }) => ruleId.startsWith('frontmatter/'))).toEqual([]);
  });
  it('two types that differ are one clear error', async () => {
    const [first, ...others] = await judge(
      block(`name: n\ndescription: d\ntype: user\nmetadata:\n  ${stamp}`),
    );
    expect(first).toMatchObject({ severity: 'error', ruleId: 'frontmatter/type-conflict', line: 4 });
    expect(first!.message).toMatch(/user.*feedback/);
    expect(others.filter(({ severity }) => severity !== 'info')).toEqual([]);
  });
});

describe('B42: a value that needs quotes', () => {
  it.each([
    ['description: Fix: always run tests', 'description: "Fix: always run tests"'],
    ['title: *Italic*', 'title: "*Italic*"'],
    ['tags: [[link]]x', 'tags: "[[link]]x"'],
    ['path: C:\\tmp: old', "path: 'C:\\tmp: old'"],
    ['description: "a" "b"', `description: '"a" "b"'`],
    ['description: `code` first', 'description: "`code` first"'],
    ['name: @scope/package', 'name: "@scope/package"'],
    ['name: %d of %d', 'name: "%d of %d"'],
    ["name: it's: so", 'name: "it\'s: so"'],
  ])('%j is refused with its line and what would be right', async (line, right) => {
    const key = line.slice(0, line.indexOf(':'));
    const others = FIELDS.split('\n').filter((one) => one !== '' && !one.startsWith(`${key}:`));
    const diagnostics = await judge(block([...others, line].join('\n')));
    expect(diagnostics.map(({ ruleId, line: at }) => `${at} ${ruleId}`)).toEqual([
      `${others.length + 2} frontmatter/yaml`,
    ]);
    expect(diagnostics[0]!.message).toContain(`quote the value: \`${right}\``);
    expect(await found(block(`name: n\ndescription: d\ntype: user\nx_${right}`))).toEqual([]);
  });
  it('but quotes inside of a plain value are fine', async () => {
    expect(await found(block('name: n\ndescription: say "a" "b"\ntype: user'))).toEqual([]);
  });
});

describe('B44: text that YAML reads as something else', () => {
  it.each([
    ['name: 2026-05-26', 'a date'],
    ['name: 2026-05-26T10:00:00Z', 'a date'],
    ['name: 1.10', 'a number'],
    ['name: 0123', 'a number'],
    ['name: 0o17', 'a number'],
    ['name: 1_000', 'a number'],
    ['name: 12:30:45', 'a number'],
    ['name: yes', 'a boolean'],
    ['name: True', 'a boolean'],
    ['name: null', 'null'],
    ['name: ~', 'null'],
    ['name: [a, b]', 'a list'],
    ['name: {a: b}', 'a mapping'],
  ])('%j got %s', async (line, kind) => {
    const [first, ...others] = await judge(block(`${line}\ndescription: d\ntype: user`));
    expect(first).toMatchObject({ ruleId: 'frontmatter/field-type', severity: 'error', line: 2, column: 7 });
    expect(first!.message).toContain(`got ${kind} (\`${line.slice(6)}\`)`);
    expect(first!.message).toContain(`quote it: \`name: "${line.slice(6)}"\``);
    expect(first!.message).not.toContain('83');
    expect(others).toEqual([]);
  });
  it('other fields may be what they like', async () => {
    expect(
      await found(block(`${FIELDS}version: 1.10\ntags: single\nlinks:\ndate: 2026-05-26\ndone: no`)),
    ).toEqual([]);
  });
  it('a date that also loses text is one finding', async () => {
    expect(await found(block('name: n\ndescription: 2026-05-26 #issue 5\ntype: user'))).toEqual([
      '3 warning frontmatter/hash-truncation',
    ]);
  });
});

describe('B45: how an editor saves the file', () => {
  const note = `---\n${FIELDS}---\n`;
  const frontmatter = async (text: string) =>
    (await found(text)).filter((line) => line.includes('frontmatter/'));
  it.each([
    ['byte order mark', `\ufeff${note}`],
    ['CRLF', note.replaceAll('\n', '\r\n')],
    ['byte order mark and CRLF', `\ufeff${note}`.replaceAll('\n', '\r\n')],
    ['no newline at the end', note.trimEnd()],
    ['blanks after the fences', note.replaceAll('---', '--- ')],
  ])('%s is accepted', async (_, text) => {
    expect(await frontmatter(text)).toEqual([]);
  });
  it('bare CR is named', async () => {
    const [first, ...others] = await judge(note.replaceAll('\n', '\r'));
    expect(first).toMatchObject({ ruleId: 'frontmatter/missing' });
    expect(first!.message).toContain('bare CR');
    expect(others.map(({ ruleId }) => ruleId).filter((id) => id.startsWith('frontmatter/'))).toEqual([]);
  });
});

describe('B46: two blocks', () => {
  it.each([
    '---\npermalink: p/q\n---\n\n---\ntype: user\nname: x\n---\nbody',
    `---\r\n${FIELDS}---\r\n---\r\n${FIELDS}---\r\n`.replace(/(?<!\r)\n/g, '\r\n'),
    '---\n---\n\n<!-- old -->\n\n---\nname: x\n---\nbody',
  ])('%j is one error', async (text) => {
    const errors = (await judge(text)).filter(({ ruleId }) => ruleId.startsWith('frontmatter/'));
    expect(errors.map(({ ruleId }) => ruleId)).toEqual(['frontmatter/second-block']);
    expect(errors[0]!.message).toContain('two frontmatter blocks');
  });
});

describe('B47: a fence that names a language', () => {
  const PAYLOAD = "({type:'user', x:require('fs').writeFileSync('PWNED','1')})";
  it.each(['js', 'javascript', 'coffee', 'json', 'toml', ' js', 'ts'])(
    '---%s is refused, never run',
    async (engine) => {
      expect(await found(`---${engine}\n${PAYLOAD}\n---\nb`)).toEqual(['1 error frontmatter/engine']);
      expect(fs.existsSync('PWNED')).toBe(false);
    },
  );
});

describe('B55: the line of a fault', () => {
  it('is that of the file, and the line is shown', async () => {
    const header = Array.from({ length: 12 }, (_, at) => `k${at}: v`);
    header[7] = 'title: "never closed';
    const [first, ...others] = await judge(block(`${header.join('\n')}\n${FIELDS.trimEnd()}`));
    expect(first).toMatchObject({ ruleId: 'frontmatter/yaml', line: 9, column: 8 });
    expect(first!.message).toContain('`title: "never closed`');
    expect(others).toEqual([]);
  });
});

describe('hostile content', () => {
  it.each<[string, Node, string[]]>([
    ['NUL bytes', `---\nname: a\0b\n${'description: d\ntype: user\n'}---\n`, []],
    [
      'invalid UTF-8',
      { base64: Buffer.from(`---\n${FIELDS}x: \xff\xfe\n---\n`, 'latin1').toString('base64') },
      [],
    ],
    [
      'a block of 10 MiB on one line',
      block(`x: ${'y'.repeat(10 * 1024 * 1024)}`),
      ['2 error frontmatter/yaml'],
    ],
    ['100,000 brackets', block(`x: ${'['.repeat(60_000)}`), ['2 error frontmatter/yaml']],
    ['the escape of a lone surrogate', block('name: "\\ud800"\ndescription: d\ntype: user'), []],
    [
      'own keys only',
      block('__proto__:\n  type: user\nname: n\ndescription: d'),
      ['1 error frontmatter/type-missing'],
    ],
    [
      'constructor as a type',
      block('name: n\ndescription: d\ntype: constructor'),
      ['4 warning frontmatter/type-unknown'],
    ],
  ])('%s', async (_, note, expected) => {
    expect((await found(note)).filter((line) => line.includes(' frontmatter/'))).toEqual(expected);
  });
});
