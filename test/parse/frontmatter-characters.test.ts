import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../core/parse/document.ts';
import { factOf } from '../../core/parse/fact.ts';
import { readPlain } from '../../core/parse/frontmatter-fast.ts';
import { readYaml } from '../../core/parse/yaml.ts';
import { written } from '../helpers/blocks.ts';

const name = (unit: string): string =>
  `U+${unit.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

async function faults(block: string): Promise<string[]> {
  const document = await parseDocument('a.md', 'fact', Buffer.from(`---\n${block}\n---\n`));
  return document.frontmatter.faults.map(({ offset, field, message }) => {
    const { line, column } = document.place(offset);
    return `${line}:${column} ${field ?? ''} ${message.split(' ')[0]}`;
  });
}

describe('a character that YAML does not take as it is', () => {
  it.each([
    '\x01',
    '\x07',
    '\b',
    '\v',
    '\f',
    '\x1b',
    '\x1f',
    '\x7f',
    '\x80',
    '\x84',
    '\x86',
    '\x9f',
    '\ufffe',
    '\uffff',
  ])('%j is named at its place, wherever it stands', async (unit) => {
    expect(await faults(`name: n\ndescription: a${unit}b`)).toEqual([`3:15 description ${name(unit)}`]);
    expect(await faults(`name: "a${unit}b"\ntype: user`)).toEqual([`2:9 name ${name(unit)}`]);
    expect(await faults(`name: n\n# ${unit}\ntype: user`)).toEqual([`3:3  ${name(unit)}`]);
    expect(await faults(`text: |\n  a${unit}\ntype: user`)).toEqual([`3:4  ${name(unit)}`]);
    expect(await faults(`${unit}name: n\ntype: user`)).toEqual([`2:1 name ${name(unit)}`]);
    expect(await faults(`name:${unit}n\ntype: user`)).toEqual([`2:6  ${name(unit)}`]);
  });
  it.each(['\t', '\x85', '\xa0', '\ud7ff', '\ue000', '\ufeff', '\ufffd', '\u{10000}', '\u{10ffff}', '🎉'])(
    '%j is none of them',
    async (unit) => {
      expect(await faults(`name: a${unit}b\ndescription: "c${unit}d"\ntype: user`)).toEqual([]);
    },
  );
  it('may be written as an escape', async () => {
    expect(await faults('name: "a\\u001Bb\\x07"\ntype: user')).toEqual([]);
  });
  it('is one fault a line, and hides no fault of another line', async () => {
    expect(await faults('name: \x1b[1ma\x1b[0m\ndescription: a: b\ntype: u\x07')).toEqual([
      '2:7 name U+001B',
      '3:14 description the',
      '4:8 type U+0007',
    ]);
  });
  it('is never read by the line reader', () => {
    const unprintable = fc.constantFrom(...'\x01\x07\x1b\x7f\x80\x9f\ufffe\uffff\udfff\ud800');
    fc.assert(
      fc.property(written, fc.nat(), unprintable, (source, at, unit) => {
        const place = at % (source.length + 1);
        const block = source.slice(0, place) + unit + source.slice(place);
        expect(readPlain(block, 4)).toBeUndefined();
        const [fault] = readYaml(block, 4).faults;
        expect(fault).toMatchObject({ code: 'yaml', offset: place + 4 });
      }),
    );
  });
});

describe('`...` before the closing fence', () => {
  it.each([
    ['type: user\n...\nbody text', ['3:1  `...`']],
    ['type: user\n...\nbody: text', ['3:1  `...`']],
    ['type: user\n...\n\n# A heading', ['3:1  `...`']],
    ['type: user\r\n... \r\nbody', ['3:1  `...`']],
    ['...\ntype: user', ['2:1  `...`']],
    ['text: |\n  a\n...\nb', ['4:1  `...`']],
    ['name: a: b\n...\nbody: x: y', ['2:7 name the', '3:1  `...`']],
    ['type: user\n...', []],
    ['type: user\n...\n\n', []],
    ['text: |\n  ...\ntype: user', []],
    ['text: ...\ntype: user', []],
  ])('%j', async (block, expected) => {
    expect(await faults(block)).toEqual(expected);
  });
  it('leaves no fact', async () => {
    const document = await parseDocument('a.md', 'fact', Buffer.from('---\ntype: user\n...\n# A\n---\n'));
    expect(factOf(document).type).toBeUndefined();
  });
});
