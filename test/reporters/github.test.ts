import { expect, it } from 'vitest';
import { github } from '../../core/reporters/github.ts';
import type { Diagnostic } from '../../core/types.ts';
import { context, diagnostic, report } from './report.ts';

const print = (...all: Partial<Diagnostic>[]) =>
  [...github(report(all.map((over) => diagnostic(over))), context())].join('');

it('is a command a finding', () => {
  expect(
    print(
      { line: 3, column: 2, endLine: 3, endColumn: 9 },
      { severity: 'warning', line: 1, column: 1 },
      { severity: 'info', line: 2, column: 5, endLine: 4, endColumn: 1 },
    ),
  ).toBe(
    [
      '::error file=memory/MEMORY.md,line=3,endLine=3,col=2,endColumn=9,title=index/dangling-link::a.md does not exist',
      '::warning file=memory/MEMORY.md,line=1,col=1,title=index/dangling-link::a.md does not exist',
      '::notice file=memory/MEMORY.md,line=2,endLine=4,title=index/dangling-link::a.md does not exist',
      '',
    ].join('\n'),
  );
  expect(print()).toBe('');
});

it('says how many are left out', () => {
  const all = report([diagnostic()]);
  const cut = { ...all, summary: { ...all.summary, omitted: 7 } };
  expect([...github(cut, context())].at(-1)).toBe(
    '::notice title=zeref::7 more finding(s) counted but not listed (--max-findings)\n',
  );
});

it('lets no text act as a command', () => {
  const output = print({
    path: 'memory/a,line=9:b%.md',
    message: '50 %\n::set-output name=x::y\r\n##[error]z\u001b[2J',
  });
  expect(output.split('\n')).toEqual([
    String.raw`::error file=memory/a%2Cline=9%3Ab%25.md,line=3,col=1,title=index/dangling-link::50 %25\n::set-output name=x::y\r\n##[error]z\u001b[2J`,
    '',
  ]);
});
