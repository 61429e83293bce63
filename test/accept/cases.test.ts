import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { eventLog } from '../../bench/gen/log.ts';
import { createAcceptor } from '../../core/events/accept.ts';
import { hashOf } from './lines.ts';
import { EVENTS } from './plain-path.ts';

const acceptor = createAcceptor(EVENTS);
const accepts = (text: string, by = acceptor) => by.accept(Buffer.from(text), 0, Buffer.byteLength(text));

/** A good line, but for what is said; the hash is right for the payload. */
function lineOf(members: Record<string, unknown>): string {
  const payload = members.payload ?? { summary: 'a note' };
  return JSON.stringify({
    ts: '2026-06-08T14:00:00Z',
    agent: 'memory-keeper',
    event: 'wiki-write',
    target: 'memory/DECISIONS.md',
    hash: hashOf(payload),
    payload,
    ...members,
  });
}

const payloadLine = (payload: string, event = 'wiki-write', hash = hashOf(JSON.parse(payload))) =>
  lineOf({ event, hash, payload: 'here' }).replace('"here"', () => payload);

/** A line whose hash is right for a reader that copies the payload without understanding it. */
const copiedLine = (payload: string, event: string) =>
  payloadLine(payload, event, `sha256:${createHash('sha256').update(payload).digest('hex')}`);

describe('a log as agents write it', () => {
  it('is accepted line by line', () => {
    const refused = [...eventLog({ events: 3000, seed: 7 })].filter(({ text }) => !accepts(text));
    expect(refused).toEqual([]);
  });

  it('loses exactly the lines that are broken', () => {
    const lines = [...eventLog({ events: 3000, seed: 8, bad: 0.1 })];
    expect(lines.filter(({ defect }) => defect !== undefined).length).toBeGreaterThan(200);
    for (const { text, defect } of lines) expect(accepts(text), text).toBe(defect === undefined);
  });
});

it.each([
  ['wiki-read', '{}'],
  ['wiki-read', '{ }'],
  ['privacy-block', '{"classes":[]}'],
  ['privacy-block', '{"classes":["a", "b [ c"]}'],
  ['session-start', '{"budget_ceiling_usd":0.000001,"force_multipliers":[ "a" ,"b"],"team":""}'],
  ['budget-gate', '{"budget_remaining_usd":-123456789.123456,"match":"OK","tier":"OPUS","weight":"HIGH"}'],
])('a %s of %s is plain', (event, payload) => {
  expect(accepts(payloadLine(payload, event))).toBe(true);
});

describe('what it says of a line', () => {
  it.each([
    ['2026-06-08T14:00:00Z', Date.UTC(2026, 5, 8, 14)],
    ['2026-06-08T16:00:00.5+02:00', Date.UTC(2026, 5, 8, 14, 0, 0, 500)],
    ['2026-06-08T13:59:59.9999-00:00', Date.UTC(2026, 5, 8, 13, 59, 59, 999)],
    ['2024-02-29T00:00:00Z', Date.UTC(2024, 1, 29)],
    ['1969-12-31T23:59:59Z', -1000],
  ])('%s is an instant', (ts, at) => {
    expect(accepts(lineOf({ ts }))).toBe(true);
    expect(acceptor.at).toBe(at);
  });

  it('gates are counted as gates', () => {
    expect(accepts(lineOf({ event: 'prompt-gate', payload: { classification: 'STRUCTURED' } }))).toBe(true);
    expect(acceptor.gate).toBe(true);
    expect(accepts(lineOf({}))).toBe(true);
    expect(acceptor.gate).toBe(false);
  });
});

describe('left to the plain path', () => {
  it.each([
    ['an escape', lineOf({ target: 'a\tb' })],
    ['a blank agent', lineOf({ agent: ' ' })],
    ['a no-break space as target', lineOf({ target: '\u00a0' })],
    ['a blank behind the digits of the hash', lineOf({}).replace(/([0-9a-f]{64})"/, '$1 "')],
    ['upper-case digits in the hash', lineOf({}).replace(/[0-9a-f]{64}/, (digits) => digits.toUpperCase())],
    ['no hash', lineOf({ hash: undefined })],
    ['an unknown member', lineOf({ extra: 1 })],
    ['__proto__', payloadLine('{"__proto__":1,"summary":"s"}')],
    ['a member twice', lineOf({}).replace('"agent"', '"target":"x","agent"')],
    [
      'a word that begins like another',
      payloadLine('{"weight":"HIGH","tier":"OPUS-equiv","match":"OK"}', 'budget-gate'),
    ],
    ['a fraction for a count', payloadLine('{"tokens":1.5}', 'wiki-read')],
    [
      'a ratio over 100',
      payloadLine('{"original_tokens":1,"compressed_tokens":1,"ratio":100.5}', 'handoff-compress'),
    ],
    [
      'no gate without a reason',
      payloadLine('{"weight":"LOW","tier":"OPUS","match":"OVERRIDE"}', 'budget-gate'),
    ],
    ['a needless override', payloadLine('{"weight":"LOW","tier":"HAIKU","match":"OVERRIDE"}', 'budget-gate')],
    ['a soft pair', payloadLine('{"weight":"HIGH","tier":"HAIKU","match":"OK"}', 'budget-gate')],
    [
      'a stack of six',
      payloadLine('{"domain":"d","lead":"l","support":["a","b","c","d"],"qa":"q"}', 'skill-route'),
    ],
    ['the 29th of February 2100', lineOf({ ts: '2100-02-29T00:00:00Z' })],
    ['a leap second', lineOf({ ts: '2026-12-31T23:59:60Z' })],
    ['two lines in one', `${lineOf({})}${lineOf({})}`],
    ['nothing', ''],
  ])('%s', (_, text) => {
    expect(accepts(text)).toBe(false);
  });

  it.each([
    '1.0',
    '1.50',
    '1e2',
    '01',
    '-0',
    '-0.0',
    '0.0000001',
    '1234567890123456',
    '12345678901234.55',
    '.5',
    '5.',
    '+1',
  ])('the number %s, which is not printed so or is none', (number) => {
    const payload = `{"budget_remaining_usd":${number},"match":"OK","tier":"OPUS","weight":"HIGH"}`;
    expect(accepts(copiedLine(payload, 'budget-gate'))).toBe(false);
  });

  it.each([
    ['wiki-write', '{}'],
    ['tier-change', '{"from":"OPUS"}'],
    ['handoff-compress', '{"compressed_tokens":1,"original_tokens":2}'],
  ])('a %s without what it needs', (event, payload) => {
    expect(accepts(copiedLine(payload, event))).toBe(false);
  });

  it('a payload that is long', () => {
    expect(accepts(lineOf({ payload: { summary: 'x'.repeat(16_000) } }))).toBe(true);
    expect(accepts(lineOf({ payload: { summary: 'x'.repeat(17_000) } }))).toBe(false);
  });

  it('a chunk of payloads that never end, without reading the rest of the chunk for each', () => {
    const line = '{"payload":{';
    const chunk = Buffer.from(`${line}\n`.repeat(80_000));
    for (let start = 0; start < chunk.length; start += line.length + 1)
      expect(acceptor.accept(chunk, start, start + line.length)).toBe(false);
  });

  it('what is not UTF-8', () => {
    const bytes = Buffer.from(lineOf({ target: 'caf?' }));
    bytes[bytes.indexOf('?')] = 0xe9;
    expect(acceptor.accept(bytes, 0, bytes.length)).toBe(false);
  });
});

describe('options', () => {
  it('an event that is not in force', () => {
    expect(accepts(lineOf({ event: 'user-prompt' }))).toBe(true);
    expect(accepts(lineOf({ event: 'user-prompt' }), createAcceptor(['wiki-write']))).toBe(false);
    expect(accepts(lineOf({}), createAcceptor([]))).toBe(false);
  });

  it("a team's own event, whose schema it does not know", () => {
    const event = 'deploy';
    expect(accepts(lineOf({ event }), createAcceptor([...EVENTS, event]))).toBe(false);
  });

  it('a lead is looked up where there is a registry', () => {
    const route = (lead: string) =>
      lineOf({ event: 'skill-route', payload: { domain: 'd', lead, support: [], qa: 'q' } });
    const strict = createAcceptor(EVENTS, { leads: new Set(['parent-sync', 'übersetzer']) });
    expect(accepts(route('anyone'))).toBe(true);
    expect(accepts(route('anyone'), strict)).toBe(false);
    expect(accepts(route('parent-sync'), strict)).toBe(true);
    expect(accepts(route('übersetzer'), strict)).toBe(true);
  });
});
