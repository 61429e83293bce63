import { fieldsOf } from '../../parse/entries.ts';
import { readWord } from '../../parse/entries-value.ts';
import type { FileRule } from '../../types.ts';
import { findingIn, judged, nameOf } from './_entries.ts';

export const rule: FileRule = {
  id: 'registers/decision-grade',
  scope: 'file',
  summary: 'a decision rests on low evidence',
  severity: 'error',
  layouts: ['flat'],
  why: 'Agents act on what DECISIONS.md says without asking again, and sync hands it on to the parent project. A guess has no place there.',
  fix: 'Confirm the decision and raise its grade, or move it to OPEN_QUESTIONS.md until somebody has.',
  examples: {
    path: 'DECISIONS.md',
    bad: '# DECISIONS\n\n### D1 — 2026-06-08 — Keep orders in SQLite\n\n**Decided**: Orders live in one file.\n**Why**: There is one writer.\n**Evidence**: low\n**Provenance**: session 2026-06-08\n',
    ok: '# DECISIONS\n\n### D1 — 2026-06-08 — Keep orders in SQLite\n\n**Decided**: Orders live in one file.\n**Why**: There is one writer.\n**Evidence**: medium (from the code)\n**Provenance**: session 2026-06-08\n',
  },
  *check(document) {
    for (const entry of judged(document, 'D')) {
      const grade = fieldsOf(entry).find(
        ({ label, value }) => label.text === 'Evidence' && readWord(value.text).word.toLowerCase() === 'low',
      );
      if (!grade) continue;
      const message = `${nameOf(entry)} rests on low evidence, and decisions take medium or high: confirm it and raise the grade, or move it to OPEN_QUESTIONS.md`;
      yield findingIn(document, { entry, at: grade.value, message, about: 'grade' });
    }
  },
};
