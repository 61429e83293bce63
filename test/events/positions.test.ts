import { describe, expect, it } from 'vitest';
import { event, lint, note, places } from './log.ts';

const VERIFY = { config: { patterns: { hash: 'verify' } } } as const;
const gate = (payload: Record<string, unknown>) => event('budget-gate', payload);
const route = (changes: Record<string, unknown>) =>
  event('skill-route', { domain: 'wiki', lead: 'parent-sync', support: ['a', 'b'], qa: 'c', ...changes });

/** A broken line, the rule that finds it, and the text that the finding points at (`^` for the one place it begins). */
const CASES: readonly (readonly [rule: string, line: string, at: string])[] = [
  ['json', note('x').slice(0, -1), '^'],
  ['json', `${note('x')} x`, '^x'],
  ['json', '{"😀": 1, oops}', '^oops}'],
  ['not-object', ' [1, 2] ', '[1, 2]'],
  ['duplicate-key', note('x').replace('"event":', '"agent" : "b","event":'), '"agent" : "b"'.slice(0, 7)],
  ['envelope', note('x', { agent: ' ' }), '" "'],
  ['envelope', note('x', { target: 123.5 }), '123.5'],
  ['envelope', note('x', { evidense_grade: 'high' }), '"evidense_grade"'],
  ['timestamp', note('x', { ts: '2026-06-08T17:14Z' }), '"2026-06-08T17:14Z"'],
  ['event-unknown', event('wiki_write', { summary: 'x' }), '"wiki_write"'],
  ['event-unknown', note('x', { event: ['wiki-write'] }), '["wiki-write"]'],
  ['payload-missing', gate({ weight: 'HIGH', tier: 'SONNET' }), '{"weight":"HIGH","tier":"SONNET"}'],
  ['payload-missing', gate({ weight: null, tier: 'SONNET', match: 'OK' }), 'null'],
  ['payload-type', note('x', { payload: 'text', hash: `sha256:${'0'.repeat(64)}` }), '"text"'],
  ['payload-type', event('tool-probe', { tool: 'rg', reachable: 'yes' }), '"yes"'],
  ['payload-type', route({ support: ['a', ['b']] }), '["b"]'],
  ['payload-unknown', event('wiki-write', { summary: 'ä😀', zz: 1 }), '"zz"'],
  ['weight', gate({ weight: 'PIZZA', tier: 'SONNET', match: 'OK' }), '"PIZZA"'],
  ['tier', gate({ weight: 'HIGH', tier: 'Free', match: 'OK' }), '"Free"'],
  ['match', gate({ weight: 'HIGH', tier: 'SONNET', match: 'MAYBE' }), '"MAYBE"'],
  ['classification', event('prompt-gate', { classification: 'HOSTILE' }), '"HOSTILE"'],
  ['tier-mismatch', gate({ weight: 'LOW', tier: 'OPUS', match: 'MISMATCH' }), '"OPUS"'],
  ['tier-soft', gate({ weight: 'MEDIUM', tier: 'OPUS-equivalent', match: 'OK' }), '"OPUS-equivalent"'],
  ['override-reason', gate({ weight: 'LOW', tier: 'OPUS', match: 'OVERRIDE' }), '"OVERRIDE"'],
  ['lead-unknown', route({ lead: 'parent-sink' }), '"parent-sink"'],
  ['hash-format', note('x', { hash: 'sha256:demo0' }), '"sha256:demo0"'],
  ['hash-mismatch', note('x', { hash: `sha256:${'0'.repeat(64)}` }), `"sha256:${'0'.repeat(64)}"`],
  ['evidence-grade', note('x', { evidence_grade: 'A' }), '"A"'],
];

describe('line and column', () => {
  it.each(CASES)('%s: %s', async (rule, line, at) => {
    const [before, after] = [note('before'), note('after')];
    const found = await lint(`${before}\n\n${line}\n${after}\n`, { ...VERIFY, registry: true });
    const text = at.replace(/^\^/, '');
    const column = (text === '' ? line.length : line.lastIndexOf(text)) + 1;
    expect(places(found)).toEqual([`3:${column} ${rule}`]);
    if (!at.startsWith('^')) expect(found[0]!.endColumn).toBe(column + text.length);
  });

  it('counts columns after a two-unit character as two', async () => {
    const line = event('wiki-write', { summary: '😀' }, { hash: 'x' });
    expect(places(await lint(`${line}\n`))).toEqual([
      `1:${line.indexOf('"hash"') + '"hash":'.length + 1} hash-format`,
    ]);
  });

  it('shows support at its list, beside the stack', async () => {
    const line = route({ support: ['a', 'b', 'c', 'd'] });
    const column = line.indexOf('["a"') + 1;
    expect(places(await lint(`${line}\n`))).toEqual([`1:${column} stack-cap`, `1:${column} support-range`]);
  });
});

describe('messages', () => {
  const messageOf = async (line: string) =>
    (await lint(`${line}\n`, { registry: true })).map(({ message }) => message);

  it.each([
    [
      note('x', { evidense_grade: 'high' }),
      '`evidense_grade` is not a known key of the line; did you mean `evidence_grade`?',
    ],
    [event('wiki_write', { summary: 'x' }), 'the event "wiki_write" is not known; did you mean wiki-write?'],
    [
      event('tool-probe', { tool: 'rg', reachable: true, fall_back: 'grep' }),
      '`fall_back` is not a known key of the payload of tool-probe; did you mean `fallback`?',
    ],
    [
      gate({ weight: 'high', tier: 'SONNET', match: 'OK' }),
      '`weight` in the payload of budget-gate is "high", not CRITICAL, HIGH, MEDIUM or LOW; did you mean HIGH?',
    ],
    [
      note('x', { ts: '2026-06-08T17:14Z' }),
      '`ts` in the line is "2026-06-08T17:14Z": the seconds are missing, write hh:mm:ss',
    ],
    [
      route({ lead: 'parent-sink' }),
      'the lead "parent-sink" is neither a skill nor an agent of zeref-registry.json; did you mean parent-sync?',
    ],
    [
      '{"_schema":"patterns/2","evnt":1}',
      'the line was written for a newer schema (`_schema` is "patterns/2", this zeref knows version 1); update zeref to check it',
    ],
    [
      note('x', { schema_version: 2, event: 'teleport', payload: null }),
      'the line was written for a newer schema (`schema_version` is 2, this zeref knows version 1); update zeref to check it',
    ],
  ])('%s', async (line, message) => expect(await messageOf(line)).toEqual([message]));

  it('gives one line a fault, and only those of the event', async () => {
    const line = gate({ weight: 12, tier: ' ', mach: 'OK', est_cost_usd: -1 });
    expect(await messageOf(line)).toEqual([
      '`match` is missing in the payload of budget-gate',
      '`weight` in the payload of budget-gate is 12; it must be a string',
      '`tier` in the payload of budget-gate is required and holds nothing (" ")',
      '`mach` is not a known key of the payload of budget-gate; did you mean `match`?',
      '`est_cost_usd` in the payload of budget-gate is -1; it must be at least 0',
    ]);
  });

  it('shortens and unmasks what it repeats', async () => {
    const [message] = await messageOf(note('x', { evidence_grade: `\u202e\u009b${'x'.repeat(1000)}` }));
    expect(message).toBe(
      `\`evidence_grade\` in the line is "\\u202e\\u009b${'x'.repeat(37)}…", not high, medium or low`,
    );
  });
});
