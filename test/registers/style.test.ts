import { describe, expect, it } from 'vitest';
import { judgePage } from './judge.ts';

const ids = async (path: string, text: string) => (await judgePage(path, text)).map(({ id }) => id);

/** Entries that break every rule on their fields, in the style of other houses. */
const OTHERS: readonly (readonly [what: string, path: string, text: string])[] = [
  ['dated sections', 'DECISIONS.md', '## 2026-01-01 - x\n\n- why: y\n\n## [2026-01-02] z\n\nText.\n'],
  [
    'decision records',
    'DECISIONS.md',
    '## ADR-001: x\n\n**Status:** done\n**Decision:** y\n\n## ADR-002\n\nText.\n',
  ],
  ['decision records, level 3', 'DECISIONS.md', '### ADR-001 — x\n**Status**: done\n**Evidence**: none\n'],
  [
    'records with one label of ours',
    'DECISIONS.md',
    '### 2026-01-01 — x\n**Status**: ok\n**Context**: y\n**Decision**: z\n**Evidence**: none\n',
  ],
  ['numbered sections', 'DECISIONS.md', '## 1. Use SQLite\n\nIt is there.\n'],
  [
    'blocks between rules',
    'DECISIONS.md',
    '---\n\n**Decision:** x\n**Evidence grade:** low\n\n---\n\n**Decision:** y\n\n---\n',
  ],
  ['hyphens', 'RISKS.md', '### R1 - 2026-01-01 - x\n**Severity**: P1\n**Status**: fixed\n'],
  ['en dashes', 'RISKS.md', '### R1 – 2026-01-01 – x\n**Severity**: P1\n'],
  ['a colon', 'OPEN_QUESTIONS.md', '### Q1: What is x?\n**Asked by**: me\n'],
  ['a title alone', 'OPEN_QUESTIONS.md', '### What is x?\n\nNobody knows.\n'],
  ['prose below our heading', 'OPEN_QUESTIONS.md', '### Q1 — 2026-01-01 — What is x?\n\nNobody knows.\n'],
  [
    'list items below our heading',
    'RISKS.md',
    '### R1 — 2026-01-01 — x\n\n- severity: P1\n- status: fixed\n',
  ],
  ['fields on one line', 'RISKS.md', '### R1 — 2026-01-01 — x\n**Severity**: P1, **Status**: fixed\n'],
  ['a table', 'RISKS.md', '| Risk | Status |\n|---|---|\n| x | fixed |\n'],
  ['a list', 'OPEN_QUESTIONS.md', '- [ ] **Q1** What is x?\n- [x] 2026-01-01: What is y?\n'],
  ['conflicts by hash', 'CONFLICTS.md', '## conflict_0a1b2c3d4e5f\n\n- status: done\n'],
  ['conflicts by atom', 'CONFLICTS.md', '## atom\n\n**Side A:** x\n**Status:** done\n'],
];

describe("another house's style is one warning a file", () => {
  it.each(OTHERS)('%s', async (_, path, text) => {
    for (const body of [text, text + text, text.replaceAll('\n', '\r\n'), `${text}`.trimEnd()]) {
      const found = await judgePage(path, `# TITLE\n\n${body}`);
      expect(found.map(({ id }) => id)).toEqual(['registers/grammar']);
      expect(found[0]!.message).not.toContain('\n');
    }
  });
});

const RISK = '**Severity**: high\n**Status**: open\n';

describe('none of ours is called so', () => {
  it.each([
    ['a legend', 'RISKS.md', `**Severity**: high, medium or low\n\n### R1 — 2026-01-01 — x\n${RISK}`],
    [
      'a legend below a heading',
      'RISKS.md',
      `## Rules\n\n**Severity**: high to low\n\n---\n\n### R1 — 2026-01-01 — x\n${RISK}`,
    ],
    [
      'an example that is not fenced',
      'RISKS.md',
      `## Format\n\n### R<n> — YYYY-MM-DD — x\n**Severity**: high / medium / low\n\n---\n\n### R1 — 2026-01-01 — x\n${RISK}`,
    ],
    [
      'a whole example',
      'RISKS.md',
      '## Format\n\n### R1 — 2026-01-01 — x\n**Severity**: high / medium / low\n\n---\n\n(No risks yet.)\n',
    ],
    [
      'years and sprints as sections',
      'RISKS.md',
      `## 2026-01-02\n\n### R2 — 2026-01-02 — x\n${RISK}\n## R7 and others\n\n### R1 — 2026-01-01 — x\n${RISK}`,
    ],
    ['empty sections', 'RISKS.md', '## Q3 2026\n\n## Q2 2026\n'],
    [
      'a summary table',
      'RISKS.md',
      `| ID | Risk |\n|---|---|\n| R1 | x |\n\n### R1 — 2026-01-01 — x\n${RISK}`,
    ],
    ['prose', 'DECISIONS.md', 'Read from the top:\n\n- newest first\n- 3 labels at least\n\n1. One.\n'],
    [
      'rules that are called R2 above the entries',
      'RISKS.md',
      '- R1: one writer\n- R2: nothing is deleted\n\n---\n',
    ],
    [
      'a table above the placeholder',
      'RISKS.md',
      '- R2: nothing is deleted\n\n| Label | Values |\n|---|---|\n| Status | open |\n\n(No risks yet.)\n',
    ],
    [
      'lines in a value that begin like a field',
      'CONFLICTS.md',
      '### C1 — 2026-01-01 — x\n**Status**: open\n**Side A**: y\n- Evidence: none\n- Notes: z\n**Side B**: z\n**Detected by**: x\n',
    ],
    ['an old instant', 'RISKS.md', `### R1 — 2026-01-01T10:00Z — x\n${RISK}`],
    [
      'an example in a comment',
      'RISKS.md',
      `<!--\n### R1 - x\n**Severity**: none\n-->\n\n### R1 — 2026-01-01 — x\n${RISK}`,
    ],
    ['frontmatter', 'RISKS.md', `\n### R1 — 2026-01-01 — x\n${RISK}`],
  ])('%s', async (_, path, text) => {
    expect(await ids(path, `# TITLE\n\n${text}`)).toEqual([]);
    expect(await ids(path, `---\nname: x\n---\n# TITLE\n\n${text}`)).toEqual([]);
  });

  it('other pages are no registers', async () => {
    for (const path of ['MEMORY.md', 'hot.md', 'glossary.md', 'projects/DECISIONS.md', 'note.md'])
      expect(await ids(path, '# X\n\n### Q01 - x\n**Evidence**: none\n**Status**: none\n')).toEqual([]);
  });
});

describe('slips are named, and the fields are judged all the same', () => {
  it.each([
    ['### R07 — 2026-01-01 — x', 'write the id as R7'],
    ['### r7 — 2026-01-01 — x', 'ids begin with R here, write R7'],
    ['### R0 — 2026-01-01 — x', 'write the id as R1'],
    ['### Q7 — 2026-01-01 — x', 'ids begin with R here, write R7'],
    ['### 2026-01-01 — x', 'it has no id: begin it with R<n> —'],
    ['### R7 — 2026-02-30 — x', 'the date is wrong, 2026-02 has no day 30'],
    ['### R7 — x', 'it has no date'],
    ['### R7—2026-01-01 — x', 'one blank on each side'],
    ['### R7 — 2026-01-01 —  x', 'one blank on each side'],
    ['### R7 — 2026-01-01', 'it has no title'],
  ])('%s', async (heading, message) => {
    const found = await judgePage(
      'RISKS.md',
      `# RISKS\n\n${heading}\n**Severity**: none\n**Status**: open\n`,
    );
    expect(found.map(({ id }) => id)).toEqual(['registers/grammar', 'registers/risk-severity']);
    expect(found[0]!.message).toContain(message);
  });

  it.each([
    'Status: open',
    '- **Status**: open',
    '**status**: open',
    '__Status__: open',
    '* Status : open',
    '**Status** (today): open',
  ])('a field that is written otherwise is not called missing: %s', async (line) => {
    const text = `# RISKS\n\n### R1 — 2026-01-01 — x\n**Severity**: high\n${line}\n`;
    expect(await ids('RISKS.md', text)).toEqual(['registers/grammar']);
  });
});
