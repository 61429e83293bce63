import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lifecycleEvents } from '../../schemas/generated/event-names.ts';
import { lint } from './log.ts';

interface LineVector {
  name: string;
  line: string;
  expected: { valid: boolean; rules: string[]; warnings: string[] };
}
interface FileVector {
  name: string;
  content: string | null;
  content_base64: string | null;
  expected: { invalid_lines: number[]; warnings: string[] };
}

/** The vectors' names -> rule and level (docs/decisions/2026-11-30-event-log.md). */
const RULES: Readonly<Record<string, string>> = {
  E_JSON: 'json error',
  E_NOT_OBJECT: 'not-object error',
  E_DUP_KEY: 'duplicate-key error',
  E_ENV_MISSING: 'envelope error',
  E_ENV_TYPE: 'envelope error',
  E_TS_FORMAT: 'timestamp error',
  E_HASH_FORMAT: 'hash-format error',
  E_HASH_MISMATCH: 'hash-mismatch error',
  E_GRADE_ENUM: 'evidence-grade error',
  E_EVENT_UNKNOWN: 'event-unknown error',
  E_PAYLOAD_MISSING: 'payload-missing error',
  E_PAYLOAD_EMPTY: 'payload-missing error',
  E_PAYLOAD_TYPE: 'payload-type error',
  E_VALUE_TYPE: 'payload-type error',
  E_VALUE_RANGE: 'payload-type error',
  E_WEIGHT_ENUM: 'weight error',
  E_TIER_ENUM: 'tier error',
  E_MATCH_ENUM: 'match warning',
  E_CLASS_ENUM: 'classification warning',
  E_TIER_MISMATCH: 'tier-mismatch error',
  E_STACK_CAP: 'stack-cap error',
  E_LEAD_UNKNOWN: 'lead-unknown error',
  W_UNKNOWN_PAYLOAD_KEY: 'payload-unknown warning',
  W_UNKNOWN_ENV_KEY: 'envelope warning',
  W_TIER_SOFT: 'tier-soft warning',
  W_OVERRIDE_REASON: 'override-reason warning',
  W_OVERRIDE_NEEDLESS: 'override-reason warning',
  W_SUPPORT_RANGE: 'support-range info',
  W_NO_GATE_EVENTS: 'gates-skipped info',
};

const load = <T>(name: string): T => JSON.parse(fs.readFileSync(`test/vectors/${name}`, 'utf8'));

/** A vector's line stands in a whole log, so its LF is there: `torn-line` is another matter. */
const inLog = (line: string) => `${line}\n`;

describe('patterns.json', () => {
  const cases = load<LineVector[]>('patterns.json');

  it.each(cases)('$name', async ({ line, expected }) => {
    const setting = { registry: true, config: { patterns: { hash: 'verify', events: 'core' } } } as const;
    const found = await lint(inLog(line), setting);
    const wanted = [...expected.rules, ...expected.warnings].map((name) => RULES[name]);
    expect(new Set(found.map(({ rule, severity }) => `${rule} ${severity}`))).toEqual(new Set(wanted));
  });

  const lifecycle = cases.filter(({ line, expected }) => {
    if (!expected.rules.includes('E_EVENT_UNKNOWN')) return false;
    return lifecycleEvents.includes(JSON.parse(line).event);
  });

  it('names lifecycle events', () => expect(lifecycle.length).toBeGreaterThan(5));

  it.each(lifecycle)('$name is known by default', async ({ line }) => {
    const found = await lint(inLog(line), { config: { patterns: { hash: 'verify' } } });
    expect(found.map(({ rule }) => rule)).not.toContain('event-unknown');
  });
});

describe('patterns_file.json', () => {
  it.each(load<FileVector[]>('patterns_file.json'))(
    '$name',
    async ({ content, content_base64, expected }) => {
      const log = content ?? Buffer.from(content_base64!, 'base64');
      const found = await lint(log, { registry: true, config: { patterns: { hash: 'verify' } } });
      const errors = found.filter(({ severity }) => severity === 'error');
      const extra = found.filter(({ severity, rule }) => severity !== 'error' && !OWN_WARNINGS.has(rule));
      expect([...new Set(errors.map(({ line }) => line))]).toEqual(expected.invalid_lines);
      expect(extra.map(({ rule, severity }) => `${rule} ${severity}`)).toEqual(
        expected.warnings.map((name) => RULES[name]),
      );
    },
  );
});

/** On top of what the vectors expect. */
const OWN_WARNINGS = new Set(['line-ending', 'duplicate-line']);
