import { expect, it } from 'vitest';
import type { Io, Output } from '../../cli/io.ts';
import { progressLine } from '../../cli/progress.ts';

/** A terminal that keeps what it is sent, and a clock that goes when it is told to. */
function stage(over: { isTTY?: boolean; env?: Record<string, string> } = {}, quiet = false) {
  let text = '';
  let time = 0;
  const stderr: Output = {
    isTTY: over.isTTY ?? true,
    columns: 60,
    write: async (piece) => {
      text += piece;
    },
  };
  const line = progressLine({ stderr, env: over.env ?? {} } as Io, quiet, () => time);
  const take = () => {
    const taken = text;
    text = '';
    return taken;
  };
  return { line, take, at: (ms: number) => (time = ms) };
}
const files = (done: number) => ({ unit: 'file', done, total: 5000 }) as const;

it('shows nothing of a short run', () => {
  const { line, take, at } = stage();
  line!.show(files(10));
  at(499);
  line!.show(files(4000));
  line!.end();
  expect(take()).toBe('');
});

it('shows a long run on one line, not too often, and takes it off', () => {
  const { line, take, at } = stage();
  at(600);
  line!.show(files(1234));
  expect(take()).toBe('\u001b[2K[####................] checking 1,234 of 5,000 files\r');
  at(650);
  line!.show(files(1300));
  expect(take()).toBe('');
  at(700);
  line!.show({ unit: 'byte', done: 120_400_000, total: 0 });
  expect(take()).toBe('\u001b[2Kchecking the event log: 120 MB\r');
  line!.end();
  expect(take()).toBe('\u001b[2K');
  line!.end();
  expect(take()).toBe('');
});

it('is for people at a terminal alone', () => {
  expect(stage({ isTTY: false }).line).toBeUndefined();
  expect(stage({ env: { CI: '1' } }).line).toBeUndefined();
  expect(stage({ env: { TERM: 'dumb' } }).line).toBeUndefined();
  expect(stage({}, true).line).toBeUndefined();
});
