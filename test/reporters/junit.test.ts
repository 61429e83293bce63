import { parse } from 'junit2json';
import { expect, it } from 'vitest';
import { junit } from '../../core/reporters/junit.ts';
import type { Report } from '../../core/types.ts';
import { context, diagnostic, report } from './report.ts';

const read = async (of: Report, over = {}) => parse([...junit(of, context(over))].join(''));

it('has a suite for each root and a case for each finding', async () => {
  const found = report([diagnostic(), diagnostic({ severity: 'warning', line: 9, message: 'b' })]);
  expect(await read(found)).toMatchObject({
    name: 'zeref',
    tests: 2,
    failures: 1,
    testsuite: [
      {
        name: 'memory',
        tests: 2,
        failures: 1,
        testcase: [
          {
            classname: 'memory/MEMORY.md',
            name: 'index/dangling-link 3:1',
            failure: [{ type: 'error', message: 'a.md does not exist' }],
          },
          { name: 'index/dangling-link 9:1', 'system-out': ['memory/MEMORY.md:9:1 warning b'] },
        ],
      },
    ],
  });
});

it('fails what fails the run', async () => {
  const warning = report([diagnostic({ severity: 'warning' })]);
  expect(await read(warning)).toMatchObject({ failures: 0 });
  expect(await read(warning, { failOn: 'warning' })).toMatchObject({ failures: 1 });
  expect(await read(report([diagnostic()]), { failOn: 'never' })).toMatchObject({ failures: 0 });
});

it('has a case that passes where there is nothing to report', async () => {
  expect(await read(report([]))).toMatchObject({
    tests: 1,
    failures: 0,
    testsuite: [{ testcase: [{ classname: 'memory', name: 'no findings' }] }],
  });
});

it('does not pass for a clean run when findings are left out', async () => {
  const cut = report([]);
  const all = { ...cut, summary: { ...cut.summary, errors: 7, omitted: 7 } };
  expect(await read(all, { exitCode: 1 })).toMatchObject({
    tests: 2,
    failures: 1,
    testsuite: [
      { name: 'memory', testcase: [{ name: 'no findings listed' }] },
      {
        name: 'zeref',
        failures: 1,
        testcase: [{ failure: [{ message: expect.stringMatching(/^7 more/) }] }],
      },
    ],
  });
  expect(await read(all)).toMatchObject({ failures: 0, testsuite: [{}, { skipped: 1 }] });
});

it('skips a case where nothing was checked', async () => {
  expect(await read(report([], { roots: [] }))).toMatchObject({
    tests: 1,
    failures: 0,
    testsuite: [{ tests: 1, skipped: 1, testcase: [{ name: 'no memory' }] }],
  });
});

it('has a suite for findings beside the memory', async () => {
  const found = report([diagnostic({ root: '.', path: 'PRIVACY.md' })]);
  expect(await read(found)).toMatchObject({ tests: 2, testsuite: [{ name: 'memory' }, { name: '.' }] });
});

it('is XML whatever stands in a message', async () => {
  const message = `<b> & "q" 'a' ]]> \u0000\u001b\ud800\ufffe\uffff\n\u202e é 日`;
  const parsed = await read(report([diagnostic({ message, path: 'a&"<\u0001>.md' })]));
  const [test] = (
    parsed as { testsuite: { testcase: { classname: string; failure: { message: string }[] }[] }[] }
  ).testsuite[0]!.testcase;
  expect(test!.classname).toBe(String.raw`a&"<\u0001>.md`);
  expect(test!.failure[0]!.message).toBe(
    String.raw`<b> & "q" 'a' ]]> \u0000\u001b\ud800\ufffe\uffff\n\u202e é 日`,
  );
});
