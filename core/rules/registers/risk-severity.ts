import type { FileRule } from '../../types.ts';
import { judged } from './_entries.ts';
import { requiredFindings } from './_required.ts';
import { GRADES, wordFindings } from './_words.ts';

/** A risk that is firing already is no longer likely but certain. */
const LIKELIHOODS = [...GRADES, 'certain'];

export const rule: FileRule = {
  id: 'registers/risk-severity',
  scope: 'file',
  summary: 'the severity or likelihood of a risk is missing or unknown',
  severity: 'error',
  layouts: ['flat'],
  why: 'Agents take the gravest risks first, and sync sends them on. A risk without a known severity is in no such list.',
  fix: 'Write `**Severity**: high`, `medium` or `low`. `**Likelihood**` may be left out; it takes the same words, and `certain`. A remark may follow in brackets: `certain (already firing)`.',
  examples: {
    path: 'RISKS.md',
    bad: '# RISKS\n\n### R1 — 2026-06-08 — The database file is lost\n\n**Severity**: severe\n**Status**: open\n',
    ok: '# RISKS\n\n### R1 — 2026-06-08 — The database file is lost\n\n**Severity**: high (no backup yet)\n**Likelihood**: low\n**Status**: open\n',
  },
  *check(document) {
    for (const entry of judged(document, 'R')) {
      yield* requiredFindings(document, entry, ['Severity']);
      yield* wordFindings(document, entry, 'Severity', GRADES);
      yield* wordFindings(document, entry, 'Likelihood', LIKELIHOODS);
    }
  },
};
