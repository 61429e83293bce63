import { listing } from './listing.ts';
import { receipt } from './receipt.ts';
import type { Reporter } from './reporter.ts';

/** The report for people: findings by file, then what was checked and the verdict. */
export const text: Reporter = function* (report, context) {
  yield* listing(report, context);
  if (!context.quiet) yield* receipt(report, context);
};
