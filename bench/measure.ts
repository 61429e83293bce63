import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Rng } from './gen/prng.ts';

/** One process to be timed, from its start to its end. */
export interface Case {
  readonly name: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  /** Exit codes that mean that the work was done; 0 when not given. */
  readonly exits?: readonly number[];
}

/** Milliseconds of each round, by case. */
export type Samples = ReadonlyMap<string, readonly number[]>;

const PEAK_HOOK = path.resolve('bench/children/peak-memory.cjs');

/** Runs every case once a round, in another order each time, so that what disturbs the machine disturbs all alike. */
export function measure(cases: readonly Case[], rounds: number): Samples {
  const samples = new Map(cases.map(({ name }) => [name, [] as number[]]));
  const rng = new Rng(rounds);
  for (const one of cases) elapsed(one);
  for (let round = 0; round < rounds; round++)
    for (const one of rng.shuffle(cases)) samples.get(one.name)!.push(elapsed(one));
  return samples;
}

function elapsed(one: Case): number {
  const start = process.hrtime.bigint();
  runNode(one, {});
  return Number(process.hrtime.bigint() - start) / 1e6;
}

/** Peak resident set of a process, in megabytes. */
export function peakMemory(one: Case): number {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'zeref-bench-')), 'peak');
  runNode({ ...one, args: ['--require', PEAK_HOOK, ...one.args] }, { PEAK_MEMORY_FILE: file });
  const kilobytes = Number(fs.readFileSync(file, 'utf8'));
  fs.rmSync(path.dirname(file), { recursive: true });
  return kilobytes / 1024;
}

/** @throws Error when the process ends in a way that means the work was not done */
function runNode({ name, args, cwd, exits = [0] }: Case, extra: NodeJS.ProcessEnv): void {
  // With it, Node 20 reads all certificates when it starts: that would double the base of every ratio.
  const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env;
  const child = spawnSync(process.execPath, args, {
    cwd,
    env: { ...env, ...extra },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (child.error) throw child.error;
  if (child.status === null || !exits.includes(child.status))
    throw new Error(
      `${name} ended with ${child.status ?? child.signal}\n${child.stdout.slice(0, 2000)}${child.stderr.slice(0, 2000)}`,
    );
}
