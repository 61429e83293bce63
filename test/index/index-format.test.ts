import fs from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatIndex } from '../../core/recall/index-format.ts';

interface Vector {
  name: string;
  input: { parts: { text: string; repeat?: number }[] };
  expected: {
    empty: boolean;
    truncated: string;
    bodyLines: number;
    bodyLength: number;
    body?: string;
    bodyStartsWith?: string;
  };
}

/** Half of a surrogate pair. */
const LONE = /\p{Surrogate}/u;

const vectors: Vector[] = JSON.parse(fs.readFileSync('test/vectors/index-truncation.json', 'utf8'));

describe('the vectors', () => {
  it.each(vectors.map((vector) => [vector.name, vector] as const))('%s', (_, { input, expected }) => {
    const index = formatIndex(input.parts.map(({ text, repeat = 1 }) => text.repeat(repeat)).join(''));
    const { bodyStartsWith = '', body = index.body, ...sizes } = expected;
    expect(index).toMatchObject({ ...sizes, body });
    expect(index.body.startsWith(bodyStartsWith)).toBe(true);
  });
});

describe('what is lost', () => {
  const entry = (n: number) => `- [Entry ${n}](e${n}.md)`;
  const entries = (count: number) => Array.from({ length: count }, (_, n) => entry(n + 1));

  it.each([
    ['LF', '\n', ''],
    ['CRLF', '\r\n', ''],
    ['frontmatter and a comment in front', '\r\n', '\ufeff---\r\nname: x\r\n---\r\n<!-- a\r\nb -->\r\n\r\n'],
    ['a comment between', '\n', '- [Entry 0](e0.md)\n<!-- a -->\n'],
  ])('begins at the first line that is not loaded: %s', (_, lineEnd, head) => {
    const text = head + entries(205).join(lineEnd) + lineEnd;
    const index = formatIndex(text);
    const first = head.includes('Entry 0') ? 200 : 201;
    expect(index.truncated).toBe('lines');
    expect(text.slice(index.firstLost).startsWith(entry(first))).toBe(true);
    expect(index.warning).toContain(`${index.totalLines - 200} lines are missing`);
  });

  it('is nothing while both limits hold', () => {
    const index = formatIndex(entries(200).join('\n'));
    expect(index).not.toHaveProperty('firstLost');
    expect(index).not.toHaveProperty('warning');
  });

  it('begins inside a line that is longer than the limit', () => {
    expect(formatIndex('x'.repeat(25_010)).firstLost).toBe(25_000);
  });

  it('is judged by other limits where they are given', () => {
    const index = formatIndex('a\nb\nc', { indexLines: 2, indexUnits: 100 });
    expect(index).toMatchObject({ body: 'a\nb', truncated: 'lines', firstLost: 4 });
  });
});

describe('comments', () => {
  it.each([
    ['one inside a list item stays', '- a\n  <!-- b -->', '- a\n  <!-- b -->'],
    ['one at the margin ends the list and goes', '- a\n<!-- b -->\n- c', '- a\n- c'],
    ['one in the middle of a line stays', 'a <!-- b --> c', 'a <!-- b --> c'],
    ['one in a quote stays', '> <!-- b -->', '> <!-- b -->'],
    ['two on one line go', '<!-- a --> x <!-- b -->\ny', 'x \ny'],
    ['one that spans an empty line goes', '# t\n<!-- a\n\nb -->\ny', '# t\ny'],
    ['one in an indented block stays', 'x\n\n    <!-- a -->', 'x\n\n    <!-- a -->'],
    ['one behind a fence that never closes stays', '~~~\n<!-- a -->', '~~~\n<!-- a -->'],
    ...[
      '<div>',
      '</div>',
      '<details><summary>x',
      '<pre>',
      '<script>',
      '<?x',
      '<!X',
      '<![CDATA[',
      '<x-y a="b">',
    ].map((open) => [
      `one in a block of ${open} stays`,
      `${open}\n<!-- c -->\nx\n- A`,
      `${open}\n<!-- c -->\nx\n- A`,
    ]),
    ['one over lines in an HTML block stays', '<div>\n<!-- c\n\n-->\n- A', '<div>\n<!-- c\n\n-->\n- A'],
    ['one behind an HTML block goes', '<div>\n</div>\n\n<!-- c -->\n- A', '<div>\n</div>\n\n- A'],
    ['one behind a closed pre goes', '<pre>\n</pre>\n<!-- c -->\n- A', '<pre>\n</pre>\n- A'],
    ['one that opens the block goes', '<!-- c -->\n<div>\n- A', '<div>\n- A'],
    ['one behind a tag in a paragraph goes', 'x\n<span>\n<!-- c -->\n- A', 'x\n<span>\n- A'],
  ])('%s', (_, text, body) => {
    expect(formatIndex(text!).body).toBe(body);
  });
});

it('keeps both limits, loses no pair and shows a prefix, whatever it is given', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('\n', '\r\n', '---\n', '<!--', '-->', '```\n', '- a\n', '😀'),
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 60 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 2, max: 90 }),
      (pieces, indexLines, indexUnits) => {
        const text = pieces.join('');
        const index = formatIndex(text, { indexLines, indexUnits });
        expect(index.bodyLength).toBeLessThanOrEqual(indexUnits);
        expect(index.bodyLines).toBeLessThanOrEqual(indexLines);
        expect(index.truncated === 'none').toBe(index.firstLost === undefined);
        expect(index.truncated === 'none').toBe(index.bodyLength === index.totalUnits);
        if (!LONE.test(text)) expect(LONE.test(index.body)).toBe(false);
      },
    ),
  );
});
