import { cellText } from '../../parse/entries-table.ts';
import { isTodo } from '../../parse/entries-value.ts';
import type { Document, FileRule, Finding } from '../../types.ts';
import { domainRows } from './_domains.ts';
import { judged } from './_entries.ts';
import { GRADES, wordFault, wordFindings } from './_words.ts';

export const rule: FileRule = {
  id: 'registers/evidence-enum',
  scope: 'file',
  summary: 'a grade of evidence is not high, medium or low',
  severity: 'error',
  layouts: ['flat'],
  why: 'What may enter DECISIONS.md and what is synced to a parent is chosen by grade. A grade that is none of the three falls through every such choice.',
  fix: 'Write `high`, `medium` or `low`, and a remark in brackets if there is something to say: `high (dry run on 12,000 rows)`. It holds for the `Evidence` field of entries and for the column of index.md.',
  examples: {
    path: 'DECISIONS.md',
    bad: '# DECISIONS\n\n### D1 — 2026-06-08 — Keep orders in SQLite\n\n**Decided**: Orders live in one file.\n**Why**: There is one writer.\n**Evidence**: certain\n**Provenance**: session 2026-06-08\n',
    ok: '# DECISIONS\n\n### D1 — 2026-06-08 — Keep orders in SQLite\n\n**Decided**: Orders live in one file.\n**Why**: There is one writer.\n**Evidence**: high (dry run on 12,000 rows)\n**Provenance**: session 2026-06-08\n',
  },
  *check(document) {
    for (const entry of judged(document)) yield* wordFindings(document, entry, 'Evidence', GRADES);
    yield* indexFindings(document);
  },
};

function* indexFindings(document: Document): Iterable<Finding> {
  for (const { name, row, cells } of domainRows(document)) {
    const cell = cells?.evidence;
    if (!cell || isTodo(cell.text)) continue;
    const fault = wordFault(cellText(cell), GRADES);
    if (fault === undefined) continue;
    const at = cell.text === '' ? row.cells[0]! : cell;
    const place = document.place(at.start, at.start + at.text.length);
    const { path } = document;
    yield { path, ...place, message: `Evidence of ${name} ${fault}`, key: `${path}: ${name}: Evidence` };
  }
}
