import fs from 'node:fs';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { json } from '../../core/reporters/json.ts';
import type { Report } from '../../core/types.ts';
import { validate } from '../helpers/validate.ts';
import { context, diagnostic, report } from './report.ts';

const print = (of: Report, exitCode = 0) => [...json(of, context({ exitCode }))].join('');
const isValid = new Ajv().compile(JSON.parse(fs.readFileSync('schemas/report.json', 'utf8')));

function parse(output: string) {
  const value = JSON.parse(output);
  expect(isValid(value) ? [] : isValid.errors).toEqual([]);
  return value;
}

it('has the published shape, and nothing else', () => {
  const at = { line: 3, column: 2, endLine: 3, endColumn: 9 };
  expect(parse(print(report([diagnostic(at)]), 1))).toEqual({
    schemaVersion: 1,
    tool: { name: 'zeref', version: '1.2.3' },
    roots: [{ path: 'memory', layout: 'flat', why: 'hot.md exists' }],
    diagnostics: [
      {
        ruleId: 'index/dangling-link',
        severity: 'error',
        path: 'memory/MEMORY.md',
        ...at,
        message: 'a.md does not exist',
        key: 'a.md',
        docs: 'docs/rules/index/dangling-link.md',
      },
    ],
    summary: {
      errors: 1,
      warnings: 0,
      infos: 0,
      preexisting: 0,
      files: 14,
      events: 203,
      bytes: 4821,
      omitted: 0,
    },
    exitCode: 1,
  });
});

it.each(['flat', 'typed', 'untyped'])('fits a real run over a %s memory', async (base) => {
  const run = await validate(`fixtures/bases/${base}`);
  expect(parse(print(run)).summary.files).toBeGreaterThan(0);
});

it('is valid without findings and without roots', () => {
  expect(parse(print(report([], { roots: [] })))).toMatchObject({ roots: [], diagnostics: [] });
});

it('keeps every text as it is, without a raw control character', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 40 });
  fc.assert(
    fc.property(anyText, anyText, (message, path) => {
      const output = print(report([diagnostic({ message, path })]));
      expect(parse(output).diagnostics[0]).toMatchObject({ message, path });
      expect(output.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u);
    }),
  );
});

it('holds 100,000 findings, one a line', () => {
  const findings = Array.from({ length: 100_000 }, (_, line) => diagnostic({ line: line + 1 }));
  const output = print(report(findings));
  expect(JSON.parse(output).diagnostics).toHaveLength(100_000);
  expect(output.split('\n').length).toBe(100_003);
});
