import { beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../../core/types.ts';
import { tempFolder, writeTree } from '../helpers/tree.ts';
import { validate } from '../helpers/validate.ts';
import { linkShares, NAIVE } from './naive.ts';
import { ROOTS } from './shares-notes.ts';
import { realNotes } from './shares-text.ts';
import { realTree } from './shares-tree.ts';

/** Sections 3 and 6 of the corpus: a tree with the shares of real ones, and what is said of it. */

const notes = realNotes();
const { tree, entries, unnamed } = realTree(notes);
const links = linkShares(notes);
const flagged = (rule: string) => notes.filter(NAIVE.find(([name]) => name === rule)![1]).length;
const longer = (limit: number) => entries.filter((line) => line.length > limit).length / entries.length;

/** Of all that a rule looks at, it flags about as much as of real notes. */
function expectAbout(actual: number, share: number): void {
  expect(actual).toBeGreaterThanOrEqual(share * 0.8);
  expect(actual).toBeLessThanOrEqual(share * 1.2 + 0.01);
}

describe('a naive rule would flag as many as of real notes', () => {
  it.each(NAIVE)('%s', (rule, _flags, share) => {
    expectAbout(flagged(rule) / notes.length, share);
  });

  it.each([
    ['a wiki link is a file stem', links.byStem, 0.47],
    ['a wiki link is a name', links.byName, 0.55],
    ['a wiki link leads to something', links.unresolved / links.all, 0.12],
    ['an entry has 150 characters at most', longer(150), 0.55],
    ['an entry has 200 characters at most', longer(200), 0.18],
    ['an entry has 250 characters at most', longer(250), 0.07],
    [
      'an entry is `- [Title](file) — hook`',
      entries.filter((line) => !/^- \[.*?\]\(.*?\) — /.test(line)).length / entries.length,
      0.086,
    ],
  ])('%s', (_rule, actual, share) => {
    expectAbout(actual, share);
  });
});

describe('zeref', () => {
  let report: Report;
  const found = (severity: string) => {
    const counts: Record<string, number> = {};
    for (const one of report.diagnostics)
      if (one.severity === severity) counts[one.ruleId] = (counts[one.ruleId] ?? 0) + 1;
    return counts;
  };

  beforeAll(async () => {
    const folder = tempFolder();
    writeTree(folder, tree);
    report = await validate(folder);
  });

  it('has looked at all of it', () => {
    expect(report.summary.files).toBe(Object.keys(tree).filter((path) => path.endsWith('.md')).length);
    expect(report.roots.map(({ path }) => path).sort()).toEqual([...ROOTS].sort());
  });

  it('finds no error', () => {
    expect(report.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('warns of what is lost, doubled, unheard of, too large or unnamed, and of nothing else', () => {
    expect(found('warning')).toEqual({
      'facts/size': 1,
      'frontmatter/description-missing': 1,
      'frontmatter/duplicate-name': 6,
      'frontmatter/hash-truncation': 15,
      'frontmatter/type-unknown': 9,
      'index/unindexed': unnamed + 1,
    });
  });

  it('remarks on long entries, missing reasons and links to nothing, and on nothing else', () => {
    const indexes = Object.entries(tree).filter(([path]) => path.endsWith('/MEMORY.md'));
    const long = indexes.filter(([, text]) =>
      String(text)
        .split('\n')
        .some((line) => line.length > 200),
    );
    expect(found('info')).toEqual({
      'facts/why-how': flagged('feedback and project have Why and How to apply'),
      'facts/wiki-link': links.unresolved,
      'index/entry-length': long.length,
    });
  });
});
