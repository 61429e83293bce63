import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryLines, scanMarkdown } from '../../core/parse/markdown.ts';

const PIECES = [
  '[',
  ']',
  '(',
  ')',
  '`',
  '``',
  '```\n',
  '~~~\n',
  '\n',
  '\r\n',
  '\t',
  '    ',
  '- ',
  '1. ',
  '> ',
  '<!--',
  '-->',
  '<',
  '>',
  '\\',
  '!',
  '"',
  "'",
  '|',
  '#',
  '[a]: ',
  'a.md',
  '[a](a.md)',
  '%',
  '---\n',
  '<div>\n',
  '</div>',
  '<pre>\n',
  '</pre>',
  '<a href=a.md>',
  '<a href="',
  '<?',
  '<![CDATA[',
  '&amp;',
  '😀',
  '\0',
];

const MANY = 2e5;

describe('hostile text', () => {
  it('never throws, and gives ordered ranges that lie in it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string()), { maxLength: 80 }),
        (pieces) => {
          const text = pieces.join('');
          const scan = scanMarkdown(text);
          for (const ranges of [scan.links, scan.hidden, scan.inline]) {
            let last = 0;
            for (const { start, end } of ranges) {
              expect(start).toBeGreaterThanOrEqual(last);
              expect(end).toBeGreaterThanOrEqual(start);
              expect(end).toBeLessThanOrEqual(text.length);
              last = start;
            }
          }
          for (const { start, end } of entryLines(text, scan))
            expect(text.slice(start, end)).not.toContain('\n');
        },
      ),
      { numRuns: 500 },
    );
  });

  /** So many that a quadratic loop takes minutes, and does not come back within the time that a test has. */
  it.each(
    PIECES.concat(
      '[a](b "',
      '[a](b c',
      '](',
      '](<',
      '![',
      '[[',
      '<!-- a\n',
      '- <!-- a\n',
      '[a][',
      '`a``b',
      '* ',
      '\t- ',
      '[a]( ',
      '[a](b (c ',
      '\\"',
      '<a b ',
      ' b',
      '<a x="\'" y=\'',
      '<a x=\'" q=\' z=" ',
      '<a x="" y=\'<a x="\' z="',
      '<a\t\t\t',
      '</a ',
      '<ab:',
      '<!X',
      '?>',
      '<div>\n\n',
      '<div><!--',
      '<div>\n<!-- -->',
      '<!---->',
      '<x>\n',
      '<img src="',
      '[a](&amp;&#1;%e2%82%ac%',
    ).map((piece) => [JSON.stringify(piece), piece] as const),
  )('is read in one go: %s over and over', (_, piece) => {
    for (const text of [piece.repeat(MANY), `- x\n${piece.repeat(MANY)}\n[a]: b.md\n`]) {
      const scan = scanMarkdown(text);
      const starts = scan.links.map(({ start }) => start);
      expect(starts.every((start, at) => start > (starts[at - 1] ?? -1) && start < text.length)).toBe(true);
      expect(entryLines(text, scan).length).toBeLessThanOrEqual(text.split('\n').length);
    }
  });

  it('is read in one go: one line of 10 MiB', () => {
    expect(scanMarkdown(`- [a](a.md) ${'x'.repeat(10 * 1024 * 1024)} [b](b.md)`).links).toHaveLength(2);
  });
});
