import { describe, expect, it } from 'vitest';
import { event, lint, note, places, read } from './log.ts';

const MIB = 1024 * 1024;
/** What is found in a log, with a good line before and after. */
const between = async (line: string | Buffer) =>
  places(
    await lint(
      Buffer.concat([Buffer.from(`${note('a')}\n`), Buffer.from(line), Buffer.from(`\n${note('b')}\n`)]),
    ),
  );

describe('hostile lines', () => {
  it.each([
    ['a line of 10 MiB', `{"a":"${'x'.repeat(10 * MIB)}"}`, ['2:1 json']],
    ['JSON 100,000 levels deep', '['.repeat(100_000), ['2:65 json']],
    ['objects 100,000 levels deep', '{"a":'.repeat(100_000), ['2:321 json']],
    [
      'an integer of 5,000 digits',
      event('wiki-write', { summary: 0 }).replace('0}', `${'9'.repeat(5000)}}`),
      ['2:127 json'],
    ],
    ['1e999', event('wiki-write', { summary: 0 }).replace('0}', '1e999}'), ['2:127 json']],
    ['half a surrogate pair', note('x').replace('"x"', '"\\ud800"'), ['2:128 json']],
    [
      'half a surrogate pair in a key',
      note('x').replace('{"summary"', '{"\\udc00":1,"summary"'),
      ['2:118 json'],
    ],
    [
      'invalid UTF-8',
      Buffer.concat([Buffer.from('{"ä":"'), Buffer.from([0xff]), Buffer.from('"}')]),
      ['2:7 json'],
    ],
    [
      'a cut UTF-8 sequence',
      Buffer.concat([Buffer.from('{"\ufffd😀":"'), Buffer.from([0xf0, 0x9f])]),
      ['2:9 json'],
    ],
    [
      'an encoded surrogate',
      Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from('"}')]),
      ['2:7 json'],
    ],
    ['NUL bytes', Buffer.concat([Buffer.from('{"a":1}'), Buffer.alloc(3)]), ['2:8 json']],
    ['a byte order mark', `\ufeff${note('x')}`, ['2:1 json']],
    [
      'a vertical tab between two events',
      `${note('x')}\u000b${note('y')}`,
      [`2:${note('x').length + 1} json`],
    ],
    ['a CR between two events', `${note('x')}\r${note('y')}`, [`2:${note('x').length + 2} json`]],
  ])('%s', async (_name, line, expected) => expect(await between(line)).toEqual(expected));

  it.each([
    ['U+2028 in a string', event('wiki-write', { summary: 'a\u2028b' })],
    ['NEL in a string', event('wiki-write', { summary: 'a\u0085b' })],
    ['blanks around', ` \t${note('x')} \t`],
    ['a blank line', ' \t'],
    ['a CR before the line feed', `${note('x')}\r`],
  ])('takes %s', async (_name, line) => {
    const found = await between(line);
    expect(found.filter((place) => !place.endsWith('line-ending'))).toEqual([]);
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'looks up own keys only: %s',
    async (word) => {
      const payload = JSON.parse(`{"summary":"x","${word}":1}`);
      expect((await lint(`${event(word, { summary: 'x' })}\n`)).map(({ rule }) => rule)).toEqual([
        'event-unknown',
      ]);
      expect((await lint(`${event('wiki-write', payload)}\n`)).map(({ rule }) => rule)).toContain(
        'payload-unknown',
      );
      expect((await lint(`{"${word}":{"ts":"x"}}\n`)).filter(({ rule }) => rule === 'envelope')).toHaveLength(
        7,
      );
    },
  );

  it('reads a line full of faults in one go', async () => {
    const keys = Array.from({ length: 20_000 }, (_, index) => `"k${index}":${index}`).join(',');
    const { lines } = await read(`${note('x').replace('{"summary"', `{${keys},"summary"`)}\n`);
    expect(lines[0]!.faults.filter(({ rule }) => rule === 'patterns/payload-unknown')).toHaveLength(20_000);
  });
});

describe('the last line', () => {
  it.each([
    ['half an event', note('x').slice(0, 30), ['1:31 torn-line']],
    ['half an event with a number that no double holds', '{"a":1e999', ['1:6 torn-line']],
    ['NUL bytes', '\0\0\0', ['1:1 torn-line']],
    ['half a character', Buffer.from('{"a":"ä').subarray(0, 7), ['1:7 torn-line']],
    ['a whole event', note('x'), []],
    ['a whole value that is none', '42', ['1:1 not-object']],
    ['a whole event that holds 1e999', '{"a":1e999}', ['1:6 json']],
    ['a line over the limit', 'x'.repeat(MIB + 1), ['1:1 json']],
  ])('without a line feed: %s', async (_name, log, expected) =>
    expect(places(await lint(log))).toEqual(expected),
  );
});

describe('a whole log', () => {
  it('finds the example of the description clean but for its made-up hash', async () => {
    const line =
      '{"ts":"2026-06-08T14:00:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"..."},"hash":"sha256:...","evidence_grade":"high"}';
    expect(await lint(`${line}\n`)).toMatchObject([
      { rule: 'hash-format', severity: 'warning', line: 1, column: 141 },
    ]);
  });

  it('finds each of 1,000 broken lines in 10 MiB, and no other', async () => {
    const lines = Array.from({ length: 40_000 }, (_, at) => {
      const line = note(`note ${at} ${'words '.repeat(10)}`);
      return at % 40 === 7 ? line.replace('"agent"', '"agnet"') : line;
    });
    const log = lines.join('\n');
    expect(log.length).toBeGreaterThan(10 * MIB);
    const { summary, lines: judged } = await read(log);
    expect(summary).toMatchObject({ lines: 40_000, events: 40_000, bytes: log.length });
    const faulty = judged.filter(({ faults }) => faults.length > 0);
    expect(faulty.map(({ line }) => line)).toEqual(Array.from({ length: 1000 }, (_, at) => at * 40 + 8));
  });

  it.each([1, 7, 64, 4096])('reads the same in chunks of %i', async (chunk) => {
    const log = `${note('a')}\r\n\n${note('ä😀')}\n{"torn`;
    const whole = await read(log);
    const parts = await read(log, chunk);
    expect(parts.summary).toEqual(whole.summary);
    expect(parts.lines.map(({ line, refused }) => [line, refused])).toEqual(
      whole.lines.map(({ line, refused }) => [line, refused]),
    );
    expect(parts.summary).toMatchObject({ lines: 3, events: 2, crlf: 1, firstCrlf: 1 });
  });

  it('does not look at what an older line left behind a shorter one', async () => {
    const long = note(`${' x'.repeat(200)}`);
    const log = [long, note('a'), note('ab'), note('abc')].map((line) => `${line}\n`).join('');
    const whole = await read(log);
    for (const chunk of [1, 3, 11, 50])
      expect((await read(log, chunk)).lines).toHaveLength(whole.lines.length);
  });

  it('keys findings by content, not by place', async () => {
    const [broken, other] = [note('x', { agent: '' }), note('y')];
    const keys = async (log: string) => (await lint(log)).map(({ rule, key }) => `${rule} ${key}`);
    const key = await keys(`${broken}\n`);
    expect(key).toHaveLength(1);
    expect(await keys(`${other}\n\n${broken}`)).toEqual(key);
  });

  it('reports a step back in time against the line before', async () => {
    const at = (ts: string) => note(ts, { ts });
    const log = [
      at('2026-06-08T14:00:00Z'),
      at('2026-06-08T15:30:00+02:00'),
      at('2026-06-08T13:40:00Z'),
      '{',
      at('2026-06-08T13:39:59Z'),
    ];
    expect(places(await lint(log.join('\n')))).toEqual(['2:7 order', '4:2 json', '5:7 order']);
  });
});
