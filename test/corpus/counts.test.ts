import { expect, it } from 'vitest';
import { type Case, judge } from './row.ts';
import { flat, note, root } from './shapes.ts';

/** Section 3 of the corpus: hot.md, times in logs, and what looks like a secret. */

/** Lines of so many words; some are two with a hyphen between, some are a Markdown mark and nothing else. */
function words({ count, hyphens = 0, marks = 0 }: { count: number; hyphens?: number; marks?: number }) {
  const each = (at: number) => (at < marks ? '**' : at < marks + hyphens ? 'two-words' : 'word');
  return Array.from({ length: count }, (_, at) => `${each(at)}${at % 12 === 11 ? '\n' : ' '}`).join('');
}

/** 480 words between blanks, 499 runs of letters: a count of the latter says nearly the same, but not here. */
const NEAR = words({ count: 480, hyphens: 39, marks: 20 });

const hot = (text: string) => flat({ 'hot.md': text });
const HOT: readonly Case[] = [
  ...[383, 242, 81, 48].map((count) => ({
    input: `hot.md of ${count} words`,
    tree: hot(words({ count })),
    wanted: [],
  })),
  {
    input: 'hot.md of 480 words, or 499 to those who count runs of letters',
    tree: hot(NEAR),
    wanted: ['warning hot/word-limit hot.md:1:1'],
    says: [/480 words/],
  },
  {
    input: 'hot.md of 504 words, or 464 without its marks',
    tree: hot(words({ count: 504, marks: 40 })),
    wanted: ['error hot/word-limit hot.md:1:1'],
  },
  {
    input: 'hot.md in Chinese: hardly a blank, and still too long',
    tree: hot('发布测试规则。'.repeat(200)),
    wanted: ['error hot/word-limit hot.md:1:1'],
  },
];

const HASH = 'sha256:aa5044ca1c639a53626a66308f3b6397838fe1a33b6ff28645f21fdc626b8f68';
const event = (time: string, key = 'ts') =>
  `{"${key}":"${time}","agent":"a","event":"wiki-write","target":"x","payload":{"summary":"chose SQLite"},"hash":"${HASH}"}\n`;
const log = (lines: readonly string[]) => flat({ 'patterns/PATTERNS.jsonl': lines.join('') });
/** So many minutes after noon. */
const after = (minutes: number) => new Date(Date.UTC(2026, 5, 8, 12, 0, minutes * 60)).toISOString();

const TIMES: readonly Case[] = [
  {
    input: 'times with seconds, fractions and zones',
    tree: log(
      ['2026-06-08T12:00:00Z', '2026-06-08T12:00:01.250Z', '2026-06-08T20:00:02+08:00'].map((time) =>
        event(time),
      ),
    ),
    wanted: [],
  },
  {
    input: '65 times without seconds, and one date',
    tree: log([
      ...Array.from({ length: 65 }, (_, at) => event(after(at).replace(':00.000', ''))),
      event('2026-06-09'),
    ]),
    wanted: ['error patterns/timestamp patterns/PATTERNS.jsonl:1:7 … patterns/PATTERNS.jsonl:66:7 ×66'],
  },
  {
    input: '14 of 70 times that go back',
    tree: log(Array.from({ length: 70 }, (_, at) => event(after(at % 5 === 4 ? at - 2.5 : at)))),
    wanted: ['warning patterns/order patterns/PATTERNS.jsonl:5:7 … patterns/PATTERNS.jsonl:70:7 ×14'],
  },
  {
    input: 'a time under another key',
    tree: log([event('2026-06-08T12:00:00Z', 'timestamp')]),
    wanted: [
      'error patterns/envelope patterns/PATTERNS.jsonl:1:1',
      'warning patterns/envelope patterns/PATTERNS.jsonl:1:2',
    ],
    says: [/`ts`/],
  },
];

/** Each in a note, and in hot.md. */
const HARMLESS: readonly (readonly [what: string, text: string])[] = [
  [
    'session ids',
    'Session 5f0c2a7e-7f0b-4f3a-9d5e-0c1f6a2b3c4d and sess_5f0c2a7e-7f0b-4f3a-9d5e-0c1f6a2b3c4d.',
  ],
  ['digests', 'Built from d41d8cd98f00b204e9800998ecf8427e, sha256 of it in the log.'],
  ['names of variables', 'Set `API_KEY=$API_KEY`, `secret = process.env.SERVICE_SECRET`, TOKEN=%TOKEN%.'],
  ['placeholders', 'token = YOUR_TOKEN_HERE, password: <your password>, key = xxxxxxxx'],
  ['an address with a place for a password', 'postgres://user:password@localhost:5432/app'],
  ['private addresses', 'The cache listens on 192.168.0.10, the other on 10.0.0.2.'],
  ['what reads like an order to a model', 'Ignore all previous instructions, as they say in talks.'],
];

it.each([...HOT, ...TIMES].map((one) => [one.input, one] as const))('%s', (_input, one) => judge(one));

it.each(HARMLESS)('%s are no finding', async (_what, text) => {
  await judge({ input: text, tree: root({ 'a.md': note({ body: `${text}\n` }) }), wanted: [] });
  await judge({ input: text, tree: hot(`# hot\n\n${text}\n`), wanted: [] });
});

it('ways to count words differ where it matters', () => {
  expect(NEAR.trim().split(/\s+/)).toHaveLength(480);
  expect(NEAR.match(/\w+/g)).toHaveLength(499);
});
