import path from 'node:path';
import { structuredPatch } from 'diff';
import { joinRoot } from '../roots/paths.ts';
import { findRepository, slashed } from '../sources/find-roots.ts';
import type { PlannedChange } from './plan-fixes.ts';

const NO_FILE = '/dev/null';

/**
 * Planned changes as `git apply` takes them, a line a piece, each with its line end.
 * @param cwd absolute folder. Paths are from the top of its repository, as in every patch of git's form; without a
 * repository they are as shown to people
 */
export function* unifiedDiff(changes: readonly PlannedChange[], cwd: string): Iterable<string> {
  const top = findRepository(cwd);
  for (const change of changes) {
    const { before, after } = change;
    const name = nameOf(change, top);
    yield `diff --git ${quote(`a/${name}`)} ${quote(`b/${name}`)}\n`;
    if (before === undefined) yield 'new file mode 100644\n';
    if (before === undefined && after.length === 0) continue;
    yield `--- ${before === undefined ? NO_FILE : header(`a/${name}`)}\n+++ ${header(`b/${name}`)}\n`;
    yield* hunks(before?.toString() ?? '', after.toString());
  }
}

function nameOf({ root, path: file }: PlannedChange, top: string | undefined): string {
  const below = top === undefined ? undefined : slashed(path.relative(top, path.join(root.dir, file)));
  if (below !== undefined && !/^(?:\.\.\/|\/|[a-z]:)/i.test(below)) return below;
  // A path of another place would name none below the folder that the patch is applied in.
  return joinRoot(root, file).replace(/^\/+/, '');
}

function* hunks(before: string, after: string): Iterable<string> {
  for (const hunk of structuredPatch('', '', before, after, '', '', { context: 3 }).hunks) {
    const old = range(hunk.oldStart, hunk.oldLines);
    yield `@@ -${old} +${range(hunk.newStart, hunk.newLines)} @@\n`;
    for (const line of hunk.lines) yield `${line}\n`;
  }
}

/** A range of no lines names the line before it. */
const range = (start: number, lines: number) => `${lines === 0 ? start - 1 : start},${lines}`;

/** A tab ends a name with blanks, so that a date behind it could be told from it. */
const header = (name: string) => (/\s/.test(name) ? `${quote(name)}\t` : quote(name));

/** As git writes names that hold control characters, quotes or backslashes. */
function quote(name: string): string {
  if (!/[\0-\x1f\x7f"\\]/.test(name)) return name;
  const octal = (unit: string) =>
    /["\\]/.test(unit) ? `\\${unit}` : `\\${unit.charCodeAt(0).toString(8).padStart(3, '0')}`;
  return `"${name.replace(/[\0-\x1f\x7f"\\]/g, octal)}"`;
}
