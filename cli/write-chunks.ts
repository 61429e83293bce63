import type { Output } from './io.ts';

const FULL = 64 * 1024;

/** Writes many small pieces in few calls, and waits for a slow reader. */
export async function writeChunks(output: Output, chunks: Iterable<string>): Promise<void> {
  let pending = '';
  for (const chunk of chunks) {
    pending += chunk;
    if (pending.length < FULL) continue;
    await output.write(pending);
    pending = '';
  }
  if (pending !== '') await output.write(pending);
}
