import type { FileRule } from '../../types.ts';
import { judged } from './_entries.ts';
import { requiredFindings } from './_required.ts';
import { wordFindings } from './_words.ts';

const STATES = ['open', 'mitigated', 'accepted', 'retired'];

export const rule: FileRule = {
  id: 'registers/risk-status',
  scope: 'file',
  summary: 'the status of a risk is missing or unknown',
  severity: 'error',
  layouts: ['flat'],
  why: 'Only open risks are looked at again and synced. One with another word for a status is neither open nor settled.',
  fix: 'Write `**Status**: open`, `mitigated`, `accepted` or `retired`; a remark may follow in brackets. A risk without the field gives a warning.',
  examples: {
    path: 'RISKS.md',
    bad: '# RISKS\n\n### R1 — 2026-06-08 — The database file is lost\n\n**Severity**: high\n**Status**: fixed\n',
    ok: '# RISKS\n\n### R1 — 2026-06-08 — The database file is lost\n\n**Severity**: high\n**Status**: mitigated (a copy each night)\n',
  },
  *check(document) {
    for (const entry of judged(document, 'R')) {
      yield* requiredFindings(document, entry, ['Status'], 'warning');
      yield* wordFindings(document, entry, 'Status', STATES);
    }
  },
};
