import type { FileRule } from '../../types.ts';
import { judged } from './_entries.ts';
import { requiredFindings } from './_required.ts';

export const rule: FileRule = {
  id: 'registers/conflict-sides',
  scope: 'file',
  summary: 'a conflict does not show both sides',
  severity: 'error',
  layouts: ['flat'],
  why: 'A person resolves a conflict by comparing two claims. With one of them missing, the other wins by default.',
  fix: 'Write both claims, `**Side A**` and `**Side B**`, each with where it comes from.',
  examples: {
    path: 'CONFLICTS.md',
    bad: '# CONFLICTS\n\n### C1 — 2026-06-08 — Which database?\n\n**Status**: open\n**Side A**: SQLite (evidence: high)\n',
    ok: '# CONFLICTS\n\n### C1 — 2026-06-08 — Which database?\n\n**Status**: open\n**Side A**: SQLite (evidence: high)\n**Side B**: Postgres (evidence: medium)\n',
  },
  *check(document) {
    for (const entry of judged(document, 'C')) yield* requiredFindings(document, entry, ['Side A', 'Side B']);
  },
};
