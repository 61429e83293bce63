import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../core/parse/document.ts';
import { withoutUnprintable } from '../../core/parse/frontmatter-characters.ts';
import { editsFor, mend } from '../../core/parse/frontmatter-mend.ts';
import { block, field, mutated } from '../helpers/blocks.ts';
import { edited, editsOf, type Found, judgeNote } from '../helpers/note.ts';

const note = (fields: string): string => `---\n${fields}---\n\nBody.\n`;
const names = (found: readonly Found[]): string[] =>
  found.map(({ id, finding }) => `${id} ${finding.key}`).sort();
const only = (found: readonly Found[], ...ids: string[]): Found[] =>
  found.filter(({ id }) => ids.includes(id));
const without = (found: readonly Found[], ...ids: string[]): Found[] =>
  found.filter(({ id }) => !ids.includes(id));
const YAML = 'frontmatter/yaml';
const HASH = 'frontmatter/hash-truncation';
const TAB = 'frontmatter/tab-indent';

/** Sound fields with some of the faults that people make, one a line. */
const broken = fc
  .tuple(
    fc.array(field, { maxLength: 2 }),
    fc.constantFrom('name: a: b', 'name: "A" b', 'name: n #1', 'name:n', 'title: *x*', 'name: @a/b # c'),
    fc.array(field, { maxLength: 2 }),
    fc.constantFrom('description: d: e', 'description: #12', '  description: d', 'description: "open', ''),
    fc.constantFrom(
      'type: user',
      'type:usr',
      'type: feedbak',
      'metadata:\n  type: project',
      'type: user: x',
      '',
    ),
    fc.constantFrom('type: project', 'name: other', 'tags: [a]\nx: &y z', ''),
    fc.constantFrom('\n', '\r\n'),
  )
  .map(([above, name, between, description, type, last, end]) =>
    [...above, name, ...between, description, type, last]
      .filter((line) => line !== '')
      .map((line) => `${line.trimEnd()}\n`)
      .join('')
      .replaceAll('\n', end),
  );
const anyBlock = fc.oneof(
  { weight: 3, arbitrary: broken },
  { weight: 2, arbitrary: mutated },
  { weight: 1, arbitrary: block },
);
/** The same with what no repair takes away: tabs that indent, and characters that YAML refuses. */
const foreign = fc
  .tuple(anyBlock, fc.constantFrom('  ', 'e', 'name', '---', ': '), fc.constantFrom('\t', '\x07', '\x1b['))
  .map(([fields, place, unit]) => fields.replace(place, (found) => (unit === '\t' ? '\t' : unit + found)));

describe('a broken block', () => {
  it('hides no finding that is there once it is mended, and shows none that is not', async () => {
    let mended = 0;
    await fc.assert(
      fc.asyncProperty(anyBlock, async (fields) => {
        const before = await judgeNote(note(fields));
        const edits = editsOf(only(before, YAML));
        if (edits.length === 0) return;
        mended++;
        const after = await judgeNote(edited(note(fields), edits));
        expect(names(only(after, YAML))).toEqual([]);
        expect(names(without(after, HASH))).toEqual(names(without(before, YAML, HASH)));
      }),
      { numRuns: 3000 },
    );
    expect(mended).toBeGreaterThan(300);
  });

  it('is read as it will be when tabs are blanks and refused characters are gone', async () => {
    let mended = 0;
    await fc.assert(
      fc.asyncProperty(foreign, async (fields) => {
        const text = note(fields);
        const {
          start,
          end,
          faults,
          fields: known,
        } = (await parseDocument('n.md', 'fact', Buffer.from(text))).frontmatter;
        if (known.size === 0 || !faults.some(({ code }) => code === 'yaml' || code === 'tab-indent')) return;
        mended++;
        const inside = text.slice(start, end);
        const own = faults.map((fault) => ({
          ...fault,
          offset: fault.offset - start,
          ...(fault.end !== undefined && { end: fault.end - start }),
        }));
        const put = mend(inside, [...editsFor(inside, own), ...withoutUnprintable(inside)])!;
        const after = await judgeNote(text.slice(0, start) + put.text + text.slice(end));
        const before = await judgeNote(text);
        expect(names(only(after, YAML, TAB))).toEqual([]);
        expect(names(without(after, HASH))).toEqual(names(without(before, YAML, HASH, TAB)));
      }),
      { numRuns: 3000 },
    );
    expect(mended).toBeGreaterThan(300);
  });

  it('has repairs for all of its faults or for none, each within one line', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyBlock, foreign), async (fields) => {
        const text = note(fields);
        const found = await judgeNote(text);
        const mendable = only(found, YAML).map(({ finding }) => finding.repair !== undefined);
        expect(new Set(mendable).size).toBeLessThan(2);
        for (const { start, end, text: instead } of editsOf(only(found, YAML, HASH))) {
          expect(start).toBeGreaterThanOrEqual(4);
          expect(text.slice(start, end) + instead).not.toContain('\n');
        }
      }),
      { numRuns: 3000 },
    );
  });
});

describe('repairs', () => {
  it.each([
    ['description: Fix: run it', 'description: "Fix: run it"'],
    ['description: "a" b', 'description: \'"a" b\''],
    ['description: see #12 first', 'description: "see #12 first"'],
    ['description: #12', 'description: "#12"'],
    ['description:d', 'description: d'],
    ['description: `x` # y', 'description: "`x` # y"'],
    ['description: "C:\\path" # remark', "description: 'C:\\path' # remark"],
    ['description: d #a\r\ntitle: *x*', 'description: "d #a"\r\ntitle: "*x*"'],
    ['x: a: b\ndescription:d #e', 'x: "a: b"\ndescription: "d #e"'],
  ])('of %j give %j and leave no finding', async (line, right) => {
    const text = note(`name: n\n${line}\ntype: user\n`);
    const before = await judgeNote(text);
    expect(only(before, YAML, HASH).length).toBeGreaterThan(0);
    const after = edited(text, editsOf(before));
    expect(after).toBe(note(`name: n\n${right}\ntype: user\n`));
    expect(names(await judgeNote(after))).toEqual(names(without(before, YAML, HASH)));
  });
  it.each([
    ['a line that is no field', 'name: a: b\nsome prose\ntype: user\n'],
    ['a tab', 'name: a: b\nmetadata:\n\ttype: user\n'],
    ['a refused character', 'name: a: b\ndescription: x\x07 #y\ntype: user\n'],
    ['a mapping that would become one text', 'name: a: b\nmetadata: {type: user, x: @y}\n'],
    ['a document end', 'name: a: b\ntype: user\n...\n\nText.\n'],
    ['a conflict', 'name: a: b\n<<<<<<< HEAD\ntype: user\n=======\n>>>>>>> other\n'],
    ['NUL', 'name: a: b\ndescription: d #e\0\ntype: user\n'],
  ])('are withheld beside %s', async (_, fields) => {
    const found = (await judgeNote(note(fields))).filter(({ finding }) => finding.path === 'n.md');
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ finding }) => finding.repair)).toEqual([]);
  });
  it('are withheld below a conflict in the text, and from what is no UTF-8', async () => {
    const text = note('name: a: b\ndescription: d #e\ntype: user\n');
    const conflict = `${text}<<<<<<< HEAD\nA\n=======\nB\n>>>>>>> other\n`;
    expect(editsOf(await judgeNote(conflict))).toEqual([]);
    expect(editsOf(await judgeNote(Buffer.from(`${text}\xff`, 'latin1')))).toEqual([]);
    expect(editsOf(await judgeNote(`${text}\`\`\`\n${conflict.slice(text.length)}\`\`\`\n`))).toHaveLength(2);
  });
});

describe('what stands before the frontmatter', () => {
  const fields = '---\nname: n\ndescription: d\ntype: user\n---\n';
  const above = fc
    .array(fc.constantFrom('<!-- a -->\n', '<!--\nb\n-->\n', '\n', '  \n', '\t<!-- c -->  \n'), {
      minLength: 1,
      maxLength: 4,
    })
    .map((lines) => lines.join(''));
  const below = fc.constantFrom('', '\nBody.\n', 'Body', '# A\n\n---\n\nB\n', '```\ncode\n```\n');
  it('moves below it, unit for unit', async () => {
    await fc.assert(
      fc.asyncProperty(above, below, fc.boolean(), async (before, after, crlf) => {
        const as = (text: string) => (crlf ? text.replaceAll('\n', '\r\n') : text);
        const text = as(before + fields + after);
        const found = await judgeNote(text);
        const mended = edited(text, editsOf(found));
        expect(mended).toBe(as(fields + before + after));
        expect(names(await judgeNote(mended))).toEqual(names(without(found, 'frontmatter/before-comment')));
      }),
    );
  });
  it.each(['\n', '\r\n'])('gives up its last %j where the fence has none', async (end) => {
    const text = `<!-- a -->\n${fields.trimEnd()}`.replaceAll('\n', end);
    const mended = edited(text, editsOf(await judgeNote(text)));
    expect(mended).toBe(`${fields}<!-- a -->`.replaceAll('\n', end));
  });
  it('is a byte order mark that is dropped', async () => {
    const repair = async (text: string | Buffer) =>
      only(await judgeNote(text), 'layout/encoding').map(({ finding }) => finding.repair);
    expect(await repair(`\ufeff${fields}`)).toEqual([{ kind: 'drop-bom', path: 'n.md' }]);
    expect(await repair(`\ufeff${fields}\0`)).toEqual([undefined, undefined]);
    expect(await repair(Buffer.concat([Buffer.from(`\ufeff${fields}`), Buffer.of(0xff)]))).toEqual([
      undefined,
      undefined,
    ]);
  });
});
