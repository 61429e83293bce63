import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstBytes, LINE_LIMIT, type RawLine, splitLines } from '../../core/parse/jsonl.ts';
import { reusing } from './log.ts';

type Seen = Pick<RawLine, 'line' | 'terminated' | 'crlf'> & { text: string; oversize: number | undefined };

async function split(log: string | Buffer, chunk: number): Promise<{ bytes: number; lines: Seen[] }> {
  const lines: Seen[] = [];
  const bytes = await splitLines(reusing(Buffer.from(log), chunk), ({ bytes, start, end, ...line }) => {
    lines.push({ ...line, oversize: line.oversize, text: bytes.toString('utf8', start, end) });
  });
  return { bytes, lines };
}

describe('splitLines', () => {
  it('splits on LF alone, whatever the chunks', async () => {
    const piece = fc.constantFrom(
      'a',
      'bc',
      '\n',
      '\r\n',
      '\r',
      '\u2028',
      '\u0085',
      '\u000b',
      ' ',
      '\t',
      'ä😀',
    );
    const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
    await fc.assert(
      fc.asyncProperty(text, fc.integer({ min: 1, max: 9 }), async (log, chunk) => {
        const parts = log.split('\n');
        const expected = parts.flatMap((part, index) => {
          const terminated = index < parts.length - 1;
          const crlf = terminated && part.endsWith('\r');
          const text = crlf ? part.slice(0, -1) : part;
          return /^[ \t\r]*$/.test(text)
            ? []
            : [{ line: index + 1, terminated, crlf, text, oversize: undefined }];
        });
        expect(await split(log, chunk)).toEqual({ bytes: Buffer.byteLength(log), lines: expected });
      }),
      { numRuns: 500 },
    );
  });

  it.each([64 * 1024, 32 * LINE_LIMIT])('passes over a line past the limit (chunks of %i)', async (chunk) => {
    const long = 10 * LINE_LIMIT;
    const { lines } = await split(`first\n${'x'.repeat(long)}\r\n${'y'.repeat(LINE_LIMIT)}\nlast`, chunk);
    expect(lines.map(({ line, oversize, text }) => [line, oversize, text.length])).toEqual([
      [1, undefined, 5],
      [2, long, LINE_LIMIT],
      [3, undefined, LINE_LIMIT],
      [4, undefined, 4],
    ]);
  });

  it.each([64 * 1024, LINE_LIMIT + 1, 32 * LINE_LIMIT])(
    'does not count the line end of the longest line (chunks of %i)',
    async (chunk) => {
      for (const ending of ['\n', '\r\n']) {
        for (const length of [LINE_LIMIT, LINE_LIMIT + 1]) {
          const { lines } = await split(`${'x'.repeat(length)}${ending}`, chunk);
          const oversize = length > LINE_LIMIT ? length : undefined;
          expect(lines.map((line) => [line.oversize, line.crlf])).toEqual([[oversize, ending === '\r\n']]);
        }
      }
    },
  );

  it('holds no more than the limit of an endless line', async () => {
    const chunk = Buffer.alloc(LINE_LIMIT, 'x');
    async function* endless() {
      for (let i = 0; i < 200; i++) yield chunk;
      yield Buffer.from('\nend\n');
    }
    const before = process.memoryUsage().arrayBuffers;
    const seen: [number, number | undefined][] = [];
    await splitLines(endless(), ({ line, oversize }) => {
      seen.push([line, oversize]);
    });
    expect(seen).toEqual([
      [1, 200 * LINE_LIMIT],
      [2, undefined],
    ]);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8 * LINE_LIMIT);
  });
});

it.each([0, 1, 5, 6, 11, 12])('takes the first %i bytes, whatever came after', async (count) => {
  const chunks = async function* () {
    for (const chunk of ['hello ', 'world ', 'and more']) yield Buffer.from(chunk);
  };
  let text = '';
  for await (const chunk of firstBytes(chunks(), count)) text += chunk.toString();
  expect(text).toBe('hello world and more'.slice(0, count));
});
