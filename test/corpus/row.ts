import { expect, it } from 'vitest';
import { git } from '../helpers/checkout.ts';
import { type Tree, tempFolder, writeTree } from '../helpers/tree.ts';
import { validate } from '../helpers/validate.ts';

/** Section 5 of the corpus: odd inputs of real trees, and what their owners would want. */
export interface Row {
  readonly row: string;
  readonly tree: Tree;
  /** `severity rule`, and how often where it is more than once; in any order. */
  readonly wanted: readonly string[];
  /** Makes it a repository, and adds these paths. */
  readonly add?: readonly string[];
}

/** What a run says, as `severity rule ×count`. */
async function said({ tree, add }: Row): Promise<string[]> {
  const folder = tempFolder();
  writeTree(folder, tree);
  if (add) {
    git(folder, 'init', '-q');
    git(folder, 'add', '--force', '--', ...add);
  }
  const counts = new Map<string, number>();
  for (const { severity, ruleId } of (await validate(folder)).diagnostics)
    counts.set(`${severity} ${ruleId}`, (counts.get(`${severity} ${ruleId}`) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)).sort();
}

/** A test for each row. */
export function judge(rows: readonly Row[]): void {
  it.each(rows.map((row) => [row.row, row] as const))('row %s', async (_name, row) => {
    expect(await said(row)).toEqual([...row.wanted].sort());
  });
}
