import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostile, mutated, register } from '../parse/registers.ts';
import { judgePage } from './judge.ts';

const PATHS = ['DECISIONS.md', 'OPEN_QUESTIONS.md', 'RISKS.md', 'CONFLICTS.md', 'index.md', 'MEMORY.md'];

it('any text: no rule throws, places lie in it, and grammar speaks once', async () => {
  const texts = fc.oneof(
    hostile,
    mutated,
    register.map(({ text }) => text),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...PATHS), texts, async (path, text) => {
      const found = await judgePage(path, text);
      const lines = text.split('\n');
      for (const { line, column, message, key } of found) {
        expect(lines[line - 1]!.length + 1).toBeGreaterThanOrEqual(column);
        expect(message).not.toMatch(/[\n\r\0]/);
        expect(key.startsWith(path)).toBe(true);
      }
      expect(found.filter(({ id }) => id === 'registers/grammar').length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 3000 },
  );
});

describe('is judged in one go', () => {
  const ROW = '| a | [x](projects/x.md) `memory/y.md` | never | none | s |\n';
  const MAP = '| Domain | Page | Last Updated | Evidence | Summary |\n|-|-|-|-|-|\n';
  const MANY: readonly (readonly [path: string, piece: string, rules: readonly string[]])[] = [
    [
      'DECISIONS.md',
      '### D1 — 2026-06-08 — x [superseded by y]\n**Evidence**: none\n',
      ['id-duplicate', 'superseded-mark'],
    ],
    [
      'DECISIONS.md',
      '### D1 — 2026-06-08 — x\n**Evidence**: none\n**A**: b\n**Why**:\n',
      ['decision-fields', 'evidence-enum', 'id-duplicate'],
    ],
    ['DECISIONS.md', '## ADR-1\n\n**Decision:** x\n', ['grammar']],
    ['RISKS.md', '### R1 - 2026-06-08 - x\n', ['grammar']],
    [
      'CONFLICTS.md',
      '### C1 — 2026-06-08 — x\n**Side A**: x\n**Status**: snoozed-until-done\n- 2026-06-08\n',
      ['conflict-sides', 'conflict-snooze', 'id-duplicate'],
    ],
    ['OPEN_QUESTIONS.md', '## Format\n### Q1 — x\n---\n', []],
    ['DECISIONS.md', '### 2026-06-08 — x\n**Decided**: - Why: ', ['decision-fields']],
    ['index.md', ROW, ['evidence-enum', 'index-row']],
  ];
  it.each(MANY)('%s: %j over and over', async (path, piece, rules) => {
    const text = (path === 'index.md' ? MAP : '# X\n\n') + piece.repeat(2e4);
    const found = new Set((await judgePage(path, text)).map(({ id }) => id.replace('registers/', '')));
    expect([...found].sort()).toEqual(rules);
  });
});
