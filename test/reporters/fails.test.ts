import { expect, it } from 'vitest';
import { exitCodeOf } from '../../core/reporters/fails.ts';
import type { FailOn } from '../../core/reporters/reporter.ts';
import { report } from './report.ts';

const only = (part: { errors?: number; warnings?: number; infos?: number }) => ({
  ...report([]).summary,
  ...part,
});

it.each<[object, FailOn, number]>([
  [{}, 'info', 0],
  [{ infos: 1 }, 'info', 1],
  [{ infos: 1 }, 'warning', 0],
  [{ warnings: 1 }, 'info', 1],
  [{ warnings: 1 }, 'warning', 1],
  [{ warnings: 1 }, 'error', 0],
  [{ errors: 1 }, 'info', 1],
  [{ errors: 1 }, 'error', 1],
  [{ errors: 1, warnings: 1, infos: 1 }, 'never', 0],
])('%j with --fail-on %s ends in %i', (part, failOn, expected) => {
  expect(exitCodeOf(only(part), failOn)).toBe(expected);
});
