/** The schema of OASIS for SARIF 2.1.0, as its makers pack it. */
import schema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' };
import Draft04 from 'ajv-draft-04';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { sarif } from '../../core/reporters/sarif.ts';
import { rules } from '../../core/rules/index.ts';
import type { Diagnostic, Report } from '../../core/types.ts';
import { tempFolder, writeTree } from '../helpers/tree.ts';
import { validate } from '../helpers/validate.ts';
import { context, diagnostic, report } from './report.ts';

const ajv = new Draft04({ strict: false, unicodeRegExp: false });
formats.default(ajv);
const isValid = ajv.compile(schema);

/** The report as a program reads it, if the schema holds. */
function print(of: Report, exitCode = 0) {
  const log = JSON.parse([...sarif(of, context({ exitCode }))].join(''));
  expect(isValid(log) ? [] : isValid.errors).toEqual([]);
  expect(log.runs).toHaveLength(1);
  return log.runs[0];
}
const one = (over: Partial<Diagnostic>) => print(report([diagnostic(over)])).results[0];

describe('sarif', () => {
  it('is refused by the schema where it is none', () => {
    expect(isValid({ version: '2.1.0', runs: [{}] })).toBe(false);
  });

  it('describes every rule, and names each by its place', () => {
    const { tool, results } = print(report([diagnostic(), diagnostic({ ruleId: 'patterns/json' })]));
    expect(tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(rules.map(({ id }) => id));
    for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex].id).toBe(ruleId);
  });

  it('gives the place, the level and the message', () => {
    const at = { line: 3, column: 2, endLine: 4, endColumn: 1 };
    expect(one({ ...at, severity: 'info', message: 'a.md is "gone"' })).toMatchObject({
      level: 'note',
      message: { text: 'a.md is "gone"' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'memory/MEMORY.md', uriBaseId: '%SRCROOT%' },
            region: { startLine: 3, startColumn: 2, endLine: 4, endColumn: 1 },
          },
        },
      ],
    });
  });

  it.each([
    ['memory/a b#c?d%.md', 'memory/a%20b%23c%3Fd%25.md', '%SRCROOT%'],
    ['memory/日本.md', 'memory/%E6%97%A5%E6%9C%AC.md', '%SRCROOT%'],
    ['x:y.md', 'x%3Ay.md', '%SRCROOT%'],
    ['/srv/memory/a b.md', 'file:///srv/memory/a%20b.md', undefined],
    ['C:/memory/a.md', 'file:///C:/memory/a.md', undefined],
  ])('writes the path %s as the URI %s', (path, uri, uriBaseId) => {
    const { artifactLocation } = one({ path }).locations[0].physicalLocation;
    expect(artifactLocation).toEqual({ uri, ...(uriBaseId && { uriBaseId }) });
  });

  it('keeps the fingerprint while a finding moves, and has one for each of two equal ones', () => {
    const prints = (...lines: number[]) =>
      print(report(lines.map((line) => diagnostic({ line })))).results.map(
        ({ partialFingerprints }: { partialFingerprints: Record<string, string> }) =>
          partialFingerprints['zeref/v1'],
      );
    expect(prints(3)).toEqual(prints(30));
    expect(new Set(prints(3, 4)).size).toBe(2);
    expect(prints(3, 4)[0]).toBe(prints(3)[0]);
  });

  it('says what would mend it', () => {
    const edits = [{ start: 5, end: 9, text: '"a: b"' }];
    expect(one({ repair: { kind: 'edit', path: 'a.md', edits } }).fixes).toEqual([
      {
        artifactChanges: [
          {
            artifactLocation: { uri: 'memory/a.md', uriBaseId: '%SRCROOT%' },
            replacements: [
              { deletedRegion: { charOffset: 5, charLength: 4 }, insertedContent: { text: '"a: b"' } },
            ],
          },
        ],
      },
    ]);
    expect(one({ repair: { kind: 'drop-bom', path: 'a.md' } }).fixes[0].artifactChanges[0]).toMatchObject({
      replacements: [{ deletedRegion: { byteOffset: 0, byteLength: 3 } }],
    });
    expect(one({ repair: { kind: 'create', path: 'a.md', text: '' } })).not.toHaveProperty('fixes');
  });

  it('holds what is no text, and notes', () => {
    const { results, invocations } = print(
      { ...report([diagnostic({ path: 'a\ud800\u202e.md', message: '\u0000\u001b[31m' })]), notes: ['x\n'] },
      1,
    );
    expect(results).toHaveLength(1);
    expect(invocations[0]).toMatchObject({
      executionSuccessful: true,
      exitCode: 1,
      toolExecutionNotifications: [{ message: { text: String.raw`x\n` } }],
    });
    expect(results[0].message.text).toBe(String.raw`\u0000\u001b[31m`);
  });

  it('makes no link of what is quoted', () => {
    expect(one({ message: 'see [here](https://example.org)' }).message.text).toBe(
      'see [here] (https://example.org)',
    );
  });

  it('has no character in it that a reader cannot see', () => {
    const texts = JSON.stringify(print(report([diagnostic({ message: '\u202e' })])));
    expect(texts).not.toMatch(/[\p{Cs}\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u);
  });

  it('says that findings are left out', () => {
    const all = report([diagnostic()]);
    const { invocations } = print({ ...all, summary: { ...all.summary, omitted: 7 } }, 1);
    expect(invocations[0].toolExecutionNotifications).toEqual([
      { level: 'note', message: { text: '7 more finding(s) are not listed' } },
    ]);
  });

  it('is valid for a real tree with faults of many kinds', async () => {
    const folder = tempFolder();
    writeTree(folder, {
      'memory/hot.md': '\ufeff# hot\n',
      'memory/DECISIONS.md': '### D1 — 2026-02-30 — x\n**Evidence**: low\n',
      'memory/a.md': '---\nname: a\ndescription: b: c\ntype: user\n---\n',
      'memory/patterns/PATTERNS.jsonl': '{"a":1}\n{"event":"x"',
    });
    const found = await validate(folder);
    expect(found.diagnostics.length).toBeGreaterThan(10);
    expect(print(found, 1).results).toHaveLength(found.diagnostics.length);
  });
});
