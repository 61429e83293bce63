import { describe, expect, it } from 'vitest';
import { text } from '../../core/reporters/text.ts';
import type { Report } from '../../core/types.ts';
import { context, diagnostic, report } from './report.ts';

const print = (of: Report, over: Parameters<typeof context>[0] = {}) => [...text(of, context(over))].join('');
const lastLine = (output: string) => output.trimEnd().split('\n').at(-1);

describe('the receipt', () => {
  it('ends a clean run as users of Zeref OS know it', () => {
    const registry = {
      path: 'zeref-registry.json',
      shownPath: 'zeref-registry.json',
      size: 1,
      skills: Array(14).fill('s'),
      entries: [],
      folders: [],
      leads: new Set<string>(),
      present: 14,
    };
    expect(print(report([], { registries: [registry] }))).toBe(
      `${[
        'Roots:            memory (flat: hot.md exists)',
        'Checked:          14 file(s), 203 event(s), 4821 byte(s)',
        'Skills:           14/14 (from zeref-registry.json)',
        'Memory layout:    flat',
        'PATTERNS lint:    0 finding(s)',
        '✔ Validation passed',
      ].join('\n')}\n`,
    );
  });

  it('says how many findings can be mended, where any can', () => {
    const repair = { kind: 'drop-bom', path: 'MEMORY.md' } as const;
    expect(print(report([diagnostic({ repair }), diagnostic()]))).toContain(
      'Fixable:          1 of them, with zeref validate --fix\n',
    );
    expect(print(report([diagnostic()]))).not.toContain('Fixable');
  });

  it('shows each of several roots, and no lint of a log that is not there', () => {
    const roots = [
      { path: 'memory', layout: 'flat' as const, why: 'hot.md exists' },
      { path: '.claude/memory', layout: 'typed' as const, why: 'MEMORY.md and facts' },
    ];
    const output = print(report([], { roots, logs: 0 }));
    expect(output).toContain(
      'Roots:            memory (flat: hot.md exists)\n                  .claude/memory (typed: MEMORY.md and facts)\n',
    );
    expect(output).toContain('Memory layout:    flat (memory), typed (.claude/memory)\n');
    expect(output).not.toContain('PATTERNS lint');
  });

  it('counts the findings of the log, those that are not listed too', () => {
    const counts = new Map([
      ['patterns/json', 40],
      ['patterns/order', 2],
      ['index/unindexed', 9],
    ]);
    expect(print(report([], { counts }))).toContain('PATTERNS lint:    42 finding(s)\n');
  });

  const empty = { ...report([]).summary, files: 0, events: 0, bytes: 0 };
  const scaffold = diagnostic({ ruleId: 'layout/empty-scaffold', severity: 'info' });
  it.each<[string, Report, object, RegExp]>([
    [
      'an error',
      report([diagnostic()]),
      { exitCode: 1 },
      /^✖ 1 error\(s\), 0 warning\(s\)\. .*: zeref explain index\/dangling-link$/,
    ],
    ['warnings alone', report([diagnostic({ severity: 'warning' })]), {}, /^✔ Validation passed$/],
    [
      'infos that fail',
      report([diagnostic({ severity: 'info' })]),
      { exitCode: 1, failOn: 'info' },
      /^✖ 0 error\(s\), 0 warning\(s\), 1 info\(s\)\./,
    ],
    [
      'errors that do not fail',
      report([diagnostic()]),
      { failOn: 'never' },
      /^✖ 1 error\(s\), 0 warning\(s\), not counted/,
    ],
    [
      'no files',
      report([], { summary: empty }),
      {},
      /^– Nothing was checked: there is no note to check in memory$/,
    ],
    [
      'no roots',
      report([], { summary: empty, roots: [] }),
      {},
      /^– Nothing was checked: what was named belongs to no memory/,
    ],
    ['an empty scaffold with a page', report([scaffold]), {}, /^– Nothing was checked/],
  ])('does not call it passed unless it is: %s', (_, of, over, expected) => {
    expect(lastLine(print(of, over))).toMatch(expected);
  });

  it('names the first rule that fails the run, not one that does not', () => {
    const warning = diagnostic({ severity: 'warning', ruleId: 'hot/word-limit' });
    expect(lastLine(print(report([warning, diagnostic()]), { exitCode: 1 }))).toMatch(
      /explain index\/dangling-link$/,
    );
  });
});
