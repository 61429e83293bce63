import { expect } from 'vitest';
import type { Diagnostic, Report } from '../../core/types.ts';
import { git } from '../helpers/checkout.ts';
import { type Tree, tempFolder, writeTree } from '../helpers/tree.ts';
import { type PartialConfig, validate } from '../helpers/validate.ts';

/** A tree in the shape of a real one, and what is to be said of it. */
export interface Case {
  readonly input: string;
  readonly tree: Tree;
  /** `severity rule path:line:column`, the path within its root; of more than three, `first … last ×count`. */
  readonly wanted: readonly string[];
  /** What messages say, each of at least one. */
  readonly says?: readonly RegExp[];
  /** Makes it a repository that tracks these paths alone. */
  readonly tracked?: readonly string[];
  readonly config?: PartialConfig;
}

/** Section 5 of the corpus: an odd input of real trees, and what its owners would want. */
export interface Row extends Case {
  /** Its number there. */
  readonly row: number;
}

/** Writes the tree of a case. @returns its folder */
export function plant({ tree, tracked }: Pick<Case, 'tree' | 'tracked'>): string {
  const folder = tempFolder();
  writeTree(folder, tree);
  if (tracked) git(folder, 'init', '--quiet');
  if (tracked && tracked.length > 0) git(folder, 'add', '--', ...tracked);
  return folder;
}

/** Runs the engine over the tree of a case; it says what is wanted and nothing else. */
export async function judge(one: Case): Promise<void> {
  const report = await validate(plant(one), one.config);
  expect(said(report)).toEqual([...one.wanted].sort());
  for (const words of one.says ?? [])
    expect(report.diagnostics.map(({ message }) => message)).toContainEqual(expect.stringMatching(words));
}

function said(report: Report): string[] {
  const groups = new Map<string, string[]>();
  for (const diagnostic of report.diagnostics) {
    const kind = `${diagnostic.severity} ${diagnostic.ruleId}`;
    groups.set(kind, [...(groups.get(kind) ?? []), place(report, diagnostic)]);
  }
  return [...groups]
    .flatMap(([kind, places]) =>
      places.length > 3
        ? [`${kind} ${places[0]} … ${places.at(-1)} ×${places.length}`]
        : places.map((one) => `${kind} ${one}`),
    )
    .sort();
}

function place({ roots }: Report, { path, line, column }: Diagnostic): string {
  const root = roots.find((one) => path.startsWith(`${one.path}/`));
  return `${root ? path.slice(root.path.length + 1) : path}:${line}:${column}`;
}
