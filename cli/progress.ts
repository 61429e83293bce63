import type { Progress } from '../core/run.ts';
import type { Io, Output } from './io.ts';

/** Short runs show nothing. */
const DELAY_MS = 500;
const EVERY_MS = 100;
const BAR = 20;

/** What shows how far a run is; `end` takes it off the screen. */
export interface ProgressLine {
  readonly show: (progress: Progress) => void;
  readonly end: () => void;
}

/** Only people at a terminal are shown it. */
export function progressLine(
  io: Io,
  quiet: boolean,
  now = () => performance.now(),
): ProgressLine | undefined {
  return quiet || !io.stderr.isTTY || io.env.CI || io.env.TERM === 'dumb'
    ? undefined
    : drawOn(io.stderr, now);
}

/** The line is written over itself, and the cursor waits at its beginning: whatever comes next takes its place. */
function drawOn(output: Output, now: () => number): ProgressLine {
  let next = now() + DELAY_MS;
  let drawn = false;
  return {
    show: (progress) => {
      if (now() < next) return;
      next = now() + EVERY_MS;
      drawn = true;
      void output.write(`\u001b[2K${lineOf(progress).slice(0, (output.columns ?? 80) - 1)}\r`);
    },
    end: () => {
      if (drawn) void output.write('\u001b[2K');
      drawn = false;
    },
  };
}

function lineOf({ done, total, unit }: Progress): string {
  if (unit === 'byte') return `checking the event log: ${(done / 1e6).toFixed(0)} MB`;
  const filled = total === 0 ? BAR : Math.floor((done / total) * BAR);
  const bar = '#'.repeat(filled).padEnd(BAR, '.');
  return `[${bar}] checking ${done.toLocaleString('en')} of ${total.toLocaleString('en')} files`;
}
