import type { Case, Samples } from './measure.ts';

export interface Row {
  readonly title: string;
  /** What the others are compared with. */
  readonly base: Case;
  readonly subject: Case;
  /** What no program that does the work can be faster than, and other programs that do a part of it. */
  readonly limits: readonly Case[];
  readonly peers: readonly Case[];
  /** Ratios to the base: what must be reached, and where we are going. */
  readonly first: number;
  readonly final: number;
}

export const casesOf = (row: Row): Case[] => [row.base, ...row.limits, row.subject, ...row.peers];

/** The lines that are printed of a row, ratios taken round by round. */
export function describeRow(row: Row, samples: Samples): string {
  const base = samples.get(row.base.name)!;
  const line = (one: Case, remark: string) => {
    const own = samples.get(one.name)!;
    return entry(
      one.name,
      median(own),
      own.map((ms, round) => ms / base[round]!),
      remark,
    );
  };
  const reached = median(samples.get(row.subject.name)!.map((ms, round) => ms / base[round]!));
  return [
    `${row.title}  (${base.length} rounds; min/median/max of the ratio to the base)`,
    line(row.base, 'base'),
    ...row.limits.map((one) => line(one, 'limit')),
    line(row.subject, targets(reached, row.first, row.final, 'x')),
    ...row.peers.map((one) => line(one, 'peer')),
    '',
  ].join('\n');
}

function entry(name: string, ms: number, ratios: readonly number[], remark: string): string {
  const spread = [Math.min(...ratios), median(ratios), Math.max(...ratios)]
    .map((ratio) => ratio.toFixed(2))
    .join('/');
  return `  ${name.padEnd(44)} ${ms.toFixed(1).padStart(9)} ms  ${spread.padEnd(18)} ${remark}`;
}

/** Whether two targets are met, in words. */
export function targets(reached: number, first: number, final: number, unit: string): string {
  const verdict = (target: number) => `${target}${unit} ${reached <= target ? 'met' : 'NOT MET'}`;
  return `first ${verdict(first)}, final ${verdict(final)}`;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
