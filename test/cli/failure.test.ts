import { expect, it } from 'vitest';
import { failureText } from '../../cli/failure.ts';
import { nearest } from '../../cli/nearest.ts';
import { ZerefError } from '../../core/errors.ts';
import { bash, inProcess } from './hosts.ts';
import { project } from './projects.ts';

it.each([
  ['a reason', new ZerefError('x', 'no memory', 'make one'), 'zeref: no memory\n  make one\n'],
  ['several reasons', new ZerefError('x', ['a', 'b']), 'zeref: a\nzeref: b\n'],
  [
    'the system',
    Object.assign(new Error('EACCES: x'), { syscall: 'open', errno: -13 }),
    'zeref: EACCES: x\n',
  ],
  [
    'a bug',
    new TypeError('x is not a function'),
    /^zeref: this is a bug .*: x is not a function \(ZEREF_DEBUG=1 .*\)\n$/,
  ],
  ['what is no error', 'text', /^zeref: this is a bug .*: text/],
  ['escapes in a name', new ZerefError('x', '\u001b[2Jname'), 'zeref: \\u001b[2Jname\n'],
])('names %s in short', (_, error, expected) => {
  if (typeof expected === 'string') expect(failureText(error, false)).toBe(expected);
  else expect(failureText(error, false)).toMatch(expected);
});

it('shows the stack when asked', () => {
  expect(failureText(new Error('x'), true)).toMatch(/\n {4}at /);
});

it('leaves a bug to the last catch', async () => {
  const cwd = project('typed');
  const broken = {
    cwd,
    get env(): never {
      throw new TypeError('broken');
    },
  };
  await expect(inProcess(['validate'], broken)).rejects.toThrow('broken');
});

it.each([
  ['thrown later', 'setImmediate(() => { throw new Error("boom"); })'],
  ['a promise that nobody waits for', 'setImmediate(() => Promise.reject(new Error("boom")))'],
  [
    'after the end',
    'process.on("beforeExit", () => { if (!process.boom) { process.boom = 1; throw new Error("boom"); } })',
  ],
])('does not look like findings: %s', async (_, code) => {
  const cwd = project('bad error', { 'boom.cjs': code });
  const { stdout, stderr } = await bash(
    'NODE_OPTIONS="--require ./boom.cjs" zeref validate > /dev/null; echo $?',
    { cwd },
  );
  expect(stdout).toBe('2\n');
  expect(stderr).toMatch(
    /^zeref: this is a bug in zeref, please report it: boom \(ZEREF_DEBUG=1 shows where\)\n$/,
  );
});

it('runs nothing in a folder that is gone', async () => {
  const { stdout, stderr } = await bash(
    'mkdir gone; cd gone; rmdir ../gone; zeref validate; echo $?; zeref --version',
    {
      cwd: project('none'),
    },
  );
  expect(stderr).toMatch(/^zeref: ENOENT/);
  expect(stdout).toMatch(/^2\n\d+\.\d+\.\d+\n$/);
});

it('does not break the terminal with a name', async () => {
  const name = 'memory/\u001b[31m\u009bred\nline\u202e.md';
  const cwd = project('typed', { [name]: { symlink: 'nowhere' } });
  for (const argv of [
    ['validate'],
    ['validate', '--format', 'json'],
    ['validate', name],
    ['validate', `${name}x`],
  ]) {
    const { stdout, stderr } = await inProcess(argv, { cwd });
    expect(stdout + stderr).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
    expect(stdout + stderr).not.toContain('\nline');
  }
});

it.each([
  ['formt', ['format', 'config'], ['format']],
  ['from', ['format', 'form'], ['form']],
  ['fromat', ['format', 'config'], ['format']],
  ['zzzzzz', ['format', 'config'], []],
  ['', ['format'], []],
])('finds what %s may have meant', (word, candidates, expected) => {
  expect(nearest(word, candidates)).toEqual(expected);
});
