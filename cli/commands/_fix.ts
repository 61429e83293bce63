import { type FixPlan, planFixes } from '../../core/fix/plan-fixes.ts';
import { unifiedDiff } from '../../core/fix/unified-diff.ts';
import { type Written, writeChanges } from '../../core/fix/write-changes.ts';
import { PLAIN, type Style } from '../../core/reporters/style.ts';
import { visible } from '../../core/reporters/visible.ts';
import { type RunRequest, run } from '../../core/run.ts';
import type { Report } from '../../core/types.ts';
import type { Io } from '../io.ts';
import { writeChunks } from '../write-chunks.ts';

/** What is left after mending. */
export interface Fixed {
  readonly report: Report;
  /** Some file could not be written. */
  readonly failed: boolean;
}

/** Mends what can be mended; one line on stderr for each file that was written, or was not. */
export async function fixFiles(io: Io, request: RunRequest, quiet: boolean): Promise<Fixed> {
  const plan = await planFixes(request);
  const written = writeChanges(plan.changes);
  for (const one of written)
    if (!quiet || one.outcome !== 'written') await io.stderr.write(`zeref: ${visible(lineOf(one))}\n`);
  const failed = written.some(({ outcome }) => outcome === 'failed');
  const isAsPlanned = written.every(({ outcome }) => outcome === 'written');
  const fits = plan.after.diagnostics.length <= request.maxFindings;
  return { report: isAsPlanned && fits ? plan.after : await run(request), failed };
}

/** Shows what `fixFiles` would write, as a patch on stdout. @returns the report as things are */
export async function showFixes(io: Io, request: RunRequest, style: Style, quiet: boolean): Promise<Report> {
  const plan = await planFixes(request);
  await writeChunks(io.stdout, patch(plan, io, style));
  if (!quiet) await io.stderr.write(`zeref: ${outlook(plan)}\n`);
  return plan.before;
}

/** The patch is exact where a program may read it; on a terminal, text must not act. */
function* patch({ changes }: FixPlan, { cwd, stdout: { isTTY } }: Io, style: Style): Iterable<string> {
  for (const line of unifiedDiff(changes, cwd)) {
    const text = line.slice(0, -1);
    const shown = isTTY ? visible(text) : text;
    yield `${markOf(text, style)(shown)}\n`;
  }
}

function markOf(line: string, style: Style): (text: string) => string {
  if (/^(?:diff|---|\+\+\+|new file) /.test(line)) return style.strong;
  if (line.startsWith('+')) return style.success;
  if (line.startsWith('-')) return style.error;
  return line.startsWith('@@') ? style.faint : PLAIN.strong;
}

function outlook({ changes, before, after }: FixPlan): string {
  const left = after.diagnostics.length;
  if (changes.length === 0) return `nothing can be fixed; ${left} finding(s)`;
  const mended = before.diagnostics.length - left;
  return `--fix would write ${changes.length} file(s) and mend ${mended} finding(s); ${left} would be left`;
}

function lineOf({ path, outcome, reason, change: { mends } }: Written): string {
  const counts = new Map<string, number>();
  for (const { ruleId } of mends) counts.set(ruleId, (counts.get(ruleId) ?? 0) + 1);
  const rules = [...counts].map(([rule, count]) => (count > 1 ? `${rule} (${count})` : rule)).join(', ');
  return outcome === 'written' ? `fixed ${path}: ${rules}` : `not fixed: ${path}: ${reason}`;
}
