import { setImmediate as turn } from 'node:timers/promises';
import type { Progress } from '../core/run.ts';
import type { Io, Output } from './io.ts';

/** Short runs show nothing. */
const DELAY_MS = 500;
const EVERY_MS = 100;
const BAR = 20;
const ERASE = '\u001b[2K';

/** Shows how far a run is, not too often; with nothing, takes it off the screen until there is more to show. */
export type ShowProgress = (progress: Progress | undefined) => Promise<void> | undefined;

/** What shows people at a terminal how far a run is; undefined where nobody sees it. */
export function progressLine(
  io: Pick<Io, 'stderr' | 'env' | 'onInterrupt'>,
  quiet: boolean,
  now = () => performance.now(),
): ShowProgress | undefined {
  if (quiet || !io.stderr.isTTY || io.env.CI || io.env.TERM === 'dumb') return undefined;
  let next = now() + DELAY_MS;
  /** Set while the line is on the screen. */
  let release: (() => void) | undefined;
  const draw = async (progress: Progress) => {
    release ??= io.onInterrupt(() => put(io.stderr, ERASE));
    // The cursor waits at the beginning: whatever comes next is written over the line.
    await put(io.stderr, `${ERASE}${lineOf(progress).slice(0, (io.stderr.columns ?? 80) - 1)}\r`);
    await turn();
  };
  const erase = async () => {
    // Before the terminal is let go, so that no Ctrl-C gets lost.
    await turn();
    release?.();
    release = undefined;
    await put(io.stderr, ERASE);
  };
  return (progress) => {
    if (!progress) return release && erase();
    if (now() < next) return undefined;
    next = now() + EVERY_MS;
    return draw(progress);
  };
}

/** A terminal that went away is no reason to stop. */
const put = (output: Output, text: string) => output.write(text).catch(() => {});

function lineOf({ done, total, unit }: Progress): string {
  if (unit === 'byte') return `checking the event log: ${(done / 1e6).toFixed(0)} MB`;
  const filled = total === 0 ? BAR : Math.floor((done / total) * BAR);
  const bar = '#'.repeat(filled).padEnd(BAR, '.');
  return `[${bar}] checking ${done.toLocaleString('en')} of ${total.toLocaleString('en')} files`;
}
