import { expect, it } from 'vitest';
import type { Output } from '../../cli/io.ts';
import { progressLine } from '../../cli/progress.ts';

/** A terminal that keeps what it is sent, and a clock that goes when it is told to. */
function stage(over: { isTTY?: boolean; env?: Record<string, string> } = {}, quiet = false) {
  let text = '';
  let time = 0;
  const interrupts: (() => Promise<void>)[] = [];
  const stderr: Output = {
    isTTY: over.isTTY ?? true,
    columns: 60,
    write: async (piece) => {
      text += piece;
    },
  };
  const onInterrupt = (tidy: () => Promise<void>) => {
    interrupts.push(tidy);
    return () => interrupts.splice(interrupts.indexOf(tidy), 1);
  };
  const show = progressLine({ stderr, env: over.env ?? {}, onInterrupt }, quiet, () => time);
  const take = () => {
    const taken = text;
    text = '';
    return taken;
  };
  return { show, take, interrupts, at: (ms: number) => (time = ms) };
}
const files = (done: number) => ({ unit: 'file', done, total: 5000 }) as const;
const ERASE = '\u001b[2K';

it('shows nothing of a short run', async () => {
  const { show, take, at, interrupts } = stage();
  await show!(files(10));
  at(499);
  await show!(files(4000));
  await show!(undefined);
  expect(take()).toBe('');
  expect(interrupts).toEqual([]);
});

it('shows a long run on one line, not too often, and takes it off', async () => {
  const { show, take, at } = stage();
  at(600);
  await show!(files(1234));
  expect(take()).toBe(`${ERASE}[####................] checking 1,234 of 5,000 files\r`);
  at(650);
  await show!(files(1300));
  expect(take()).toBe('');
  at(700);
  await show!({ unit: 'byte', done: 120_400_000, total: 0 });
  expect(take()).toBe(`${ERASE}checking the event log: 120 MB\r`);
  await show!(undefined);
  expect(take()).toBe(ERASE);
  await show!(undefined);
  expect(take()).toBe('');
});

it('takes interrupts while it is on the screen, and only then', async () => {
  const { show, take, at, interrupts } = stage();
  at(600);
  await show!(files(1));
  at(700);
  await show!(files(2));
  take();
  expect(interrupts).toHaveLength(1);
  await interrupts[0]!();
  expect(take()).toBe(ERASE);
  await show!(undefined);
  expect(interrupts).toEqual([]);
  at(800);
  await show!(files(3));
  expect(interrupts).toHaveLength(1);
});

it('outlives its terminal', async () => {
  const gone = { isTTY: true, columns: 60, write: () => Promise.reject(new Error('EIO')) };
  let time = 0;
  const show = progressLine({ stderr: gone, env: {}, onInterrupt: () => () => {} }, false, () => time)!;
  time = 600;
  await expect(show(files(1))).resolves.toBeUndefined();
  await expect(show(undefined)).resolves.toBeUndefined();
});

it('is for people at a terminal alone', () => {
  expect(stage({ isTTY: false }).show).toBeUndefined();
  expect(stage({ env: { CI: '1' } }).show).toBeUndefined();
  expect(stage({ env: { TERM: 'dumb' } }).show).toBeUndefined();
  expect(stage({}, true).show).toBeUndefined();
});
