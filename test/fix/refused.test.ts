import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findingsWithout, hasMore } from '../../core/fix/new-findings.ts';
import { snapshot } from '../helpers/snapshot.ts';
import type { Tree } from '../helpers/tree.ts';
import { fix as fixHere, plan } from './fix.ts';
import { BAD, fix, GOOD, project } from './project.ts';

const named = (name: string, text = GOOD) => text.replace('name: n', `name: ${name}`);

/** Pairs of notes: quoting the name of the one would give it the name of the other. Between them, notes that can be mended. */
function pairs(count: number): Tree {
  const files: Record<string, string> = {};
  for (let at = 0; at < count; at++) {
    files[`p${at}a.md`] = named(`Step ${at} #2`);
    files[`p${at}b.md`] = named(`"Step ${at} #2"`);
    files[`p${at}c.md`] = named(`Other ${at}`, BAD);
  }
  const index = Object.keys(files).map((name) => `- [x](${name})\n`);
  return { 'MEMORY.md': index.join(''), ...files };
}

describe('a repair that would make a finding', () => {
  it('is left out, the others are made, and the report counts it no more', async () => {
    const { cwd, read } = project(pairs(1));
    const { stdout, stderr, code } = await fix(cwd);
    expect(stderr).toBe('zeref: fixed .claude/memory/p0c.md: frontmatter/yaml\n');
    expect(stdout).toContain('frontmatter/hash-truncation');
    expect(stdout).not.toContain('Fixable');
    expect(code).toBe(0);
    expect(read('p0a.md')).toBe(named('Step 0 #2'));
  });

  it('hides none of the others, however many there are', async () => {
    const { cwd, file } = project(pairs(50));
    await fixHere(cwd);
    const after = snapshot(file(''));
    for (let at = 0; at < 50; at++) {
      expect(after[`p${at}a.md`]).toBe(named(`Step ${at} #2`));
      expect(after[`p${at}c.md`]).toBe(named(`Other ${at}`));
    }
    expect((await plan(cwd)).changes).toEqual([]);
  });
});

it('a named file keeps its neighbour, the index, as it is, and the report says so', async () => {
  const { cwd, file, read } = project({
    'MEMORY.md': '- [A](a.md)\n',
    'a.md': GOOD,
    'b.md': named('m', BAD),
  });
  const { stdout } = await fix(cwd, '.claude/memory/b.md');
  expect([read('b.md'), read('MEMORY.md')]).toEqual([named('m'), '- [A](a.md)\n']);
  expect(stdout).not.toContain('Fixable');
  expect(fs.readdirSync(file(''))).toHaveLength(3);
});

describe('findings are compared by how often they are there', () => {
  const [once, twice] = [new Map([['a', 1]]), new Map([['a', 2]])];
  it('more, as often, less', () => {
    expect([hasMore(twice, once), hasMore(once, once), hasMore(once, twice)]).toEqual([true, false, false]);
    expect(hasMore(new Map([['b', 1]]), once)).toBe(true);
  });
  it('a repair has to take its own away', () => {
    expect(hasMore(once, findingsWithout(once, ['a']))).toBe(true);
    expect(hasMore(once, findingsWithout(twice, ['a']))).toBe(false);
    expect(hasMore(new Map(), findingsWithout(once, ['a']))).toBe(false);
  });
});
