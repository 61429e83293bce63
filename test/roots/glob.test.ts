import { describe, expect, it } from 'vitest';
import { matchesGlob } from '../../core/roots/glob.ts';

describe('matchesGlob', () => {
  it.each<[string, string, boolean]>([
    ['memory/a.md', 'memory/a.md', true],
    ['memory/a.md', 'memory/b.md', false],
    ['memory/*.md', 'memory/a.md', true],
    ['memory/*.md', 'memory/.md', true],
    ['memory/*.md', 'memory/deep/a.md', false],
    ['*', 'memory/a.md', false],
    ['?.md', '語.md', true],
    ['?.md', '😀.md', true],
    ['?.md', '.md', false],
    ['**', 'memory/deep/a.md', true],
    ['**/a.md', 'a.md', true],
    ['**/a.md', 'memory/deep/a.md', true],
    ['memory/**', 'memory/deep/a.md', true],
    ['memory/**/a.md', 'memory/a.md', true],
    ['memory/**/x/**/a.md', 'memory/1/x/2/3/a.md', true],
    ['memory/**/x/**/a.md', 'memory/1/y/2/3/a.md', false],
    ['a**b', 'a1b', true],
    ['a.md', 'aXmd', false],
    ['[a].md', '[a].md', true],
    ['(a+)+b', '(a+)+b', true],
  ])('%s on %s: %s', (pattern, path, expected) => {
    expect(matchesGlob(pattern, path)).toBe(expected);
  });

  it('takes no longer for a pattern full of stars', () => {
    const stars = `${'*a'.repeat(200)}b`;
    expect(matchesGlob(`memory/${stars}`, `memory/${'a'.repeat(2000)}`)).toBe(false);
    expect(matchesGlob(`${'**/a/'.repeat(200)}b`, 'a/'.repeat(1000))).toBe(false);
  });
});
