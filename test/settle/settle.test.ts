import { describe, expect, it } from 'vitest';
import { DEFAULT_CONFIG } from '../../core/defaults.ts';
import { isPartOf, joinRoot } from '../../core/roots/paths.ts';
import { rules } from '../../core/rules/index.ts';
import { levelOf, Settler } from '../../core/settle/settle.ts';
import type { RootInfo, Severity } from '../../core/types.ts';

const ROOT: RootInfo = { path: 'memory', layout: 'typed', why: '' };
const RULE = rules.find(({ id }) => id === 'layout/unreadable')!;

function settle(limit: number, findings: readonly (readonly [line: number, severity: Severity])[]) {
  const settler = new Settler(limit);
  for (const [line, severity] of findings) {
    settler.add(RULE, 'error', ROOT, { path: 'a.md', line, column: 1, message: '', key: '', severity });
  }
  return settler;
}

describe('Settler', () => {
  it('counts all and keeps the gravest when there is no room for all', () => {
    const settler = settle(2, [
      [1, 'info'],
      [2, 'warning'],
      [3, 'info'],
      [4, 'error'],
      [5, 'warning'],
      [6, 'error'],
      [7, 'error'],
    ]);
    expect(settler.sorted().map(({ line }) => line)).toEqual([4, 6]);
    expect(settler.counts).toEqual({ error: 3, warning: 2, info: 2 });
    expect(settler.omitted).toBe(5);
  });

  it('never raises a severity above the level of the rule', () => {
    const settler = new Settler(9);
    const finding = { path: 'a.md', line: 1, column: 1, message: '', key: '' };
    settler.add(RULE, 'warning', ROOT, { ...finding, severity: 'error' });
    settler.add(RULE, 'warning', ROOT, finding);
    settler.add(RULE, 'warning', ROOT, { ...finding, severity: 'info' });
    expect(settler.counts).toEqual({ error: 0, warning: 2, info: 1 });
  });
});

it('takes the level from the config, by own keys alone', () => {
  expect(levelOf(RULE, DEFAULT_CONFIG)).toBe('error');
  expect(levelOf(RULE, { ...DEFAULT_CONFIG, rules: { 'layout/unreadable': 'off' } })).toBe('off');
  expect(levelOf({ ...RULE, id: 'constructor' }, DEFAULT_CONFIG)).toBe('error');
});

it('shows paths below the root', () => {
  expect(joinRoot(ROOT, 'a/b.md')).toBe('memory/a/b.md');
  expect(joinRoot(ROOT, '')).toBe('memory');
  expect(joinRoot({ ...ROOT, path: '.' }, 'a.md')).toBe('a.md');
});

it('knows what the user named', () => {
  const only = new Set(['a.md', 'deep/folder/']);
  const paths = ['a.md', 'b.md', 'deep/x.md', 'deep/folder/x.md', 'deep/folder/y/z.md', 'deep/folders/x.md'];
  expect(paths.filter((path) => isPartOf(only, path))).toEqual([
    'a.md',
    'deep/folder/x.md',
    'deep/folder/y/z.md',
  ]);
  expect(isPartOf(undefined, 'b.md')).toBe(true);
});
