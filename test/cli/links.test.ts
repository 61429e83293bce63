import { expect, it } from 'vitest';
import { linker, supportsLinks } from '../../cli/links.ts';

it.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ TERM_PROGRAM: 'iTerm.app' }, true],
  [{ TERM_PROGRAM: 'vscode' }, true],
  [{ TERM_PROGRAM: 'Apple_Terminal' }, false],
  [{ VTE_VERSION: '4205' }, false],
  [{ VTE_VERSION: '5000' }, false],
  [{ VTE_VERSION: '5001' }, true],
  [{ VTE_VERSION: '6800' }, true],
  [{ VTE_VERSION: 'x' }, false],
  [{ WT_SESSION: 'a' }, true],
  [{ TERM: 'xterm-kitty' }, true],
  [{ TERM: 'dumb', WT_SESSION: 'a' }, false],
  [{ CI: 'true', WT_SESSION: 'a' }, false],
  [{ FORCE_HYPERLINK: '0', WT_SESSION: 'a' }, false],
  [{ FORCE_HYPERLINK: '1', CI: 'true' }, true],
])('a terminal with %j knows links: %s', (env, knows) => {
  expect(supportsLinks(env, true)).toBe(knows);
  expect(supportsLinks(env, false)).toBe(env.FORCE_HYPERLINK === '1');
});

it('leads to files and to pages of rules', () => {
  const link = linker('/srv/x', '/opt/docs/rules');
  expect(link('a b.md', { file: 'memory/a b.md' })).toBe(
    '\u001b]8;;file:///srv/x/memory/a%20b.md\u0007a b.md\u001b]8;;\u0007',
  );
  expect(link('r', { rule: 'patterns/json' })).toContain('file:///opt/docs/rules/patterns/json.md');
  expect(link('evil', { file: 'a\u0007\u001b[2J.md' })).not.toMatch(/\u001b\[2J/);
  expect(linker('/srv/x', undefined)('r', { rule: 'patterns/json' })).toBe('r');
});
