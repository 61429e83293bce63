import { type Entry, fieldsOf } from '../../parse/entries.ts';
import { type Register, registerOf } from '../../parse/entries-registers.ts';
import { showStart } from '../../parse/path-name.ts';
import { nearest } from '../../schema/nearest.ts';
import type { Document, FileRule, Finding } from '../../types.ts';
import { findingIn, judged, nameOf } from './_entries.ts';
import { requiredFindings } from './_required.ts';
import { listed } from './_words.ts';

const REQUIRED = ['Decided', 'Why', 'Evidence', 'Provenance'];

export const rule: FileRule = {
  id: 'registers/decision-fields',
  scope: 'file',
  summary: 'a decision lacks a field',
  severity: 'error',
  layouts: ['flat'],
  why: 'A decision without its reason is taken back by the next agent that finds a better idea; without evidence and provenance nobody can weigh it against another one.',
  fix: 'Write `**Decided**`, `**Why**`, `**Evidence**` and `**Provenance**` into each entry; `# TODO` where the answer is not known yet, rather than an invented one. `**Supersedes**` and `**Synthesis**` may follow; any other label is kept and gives a warning.',
  examples: {
    path: 'DECISIONS.md',
    bad: '# DECISIONS\n\n### D1 — 2026-06-08 — Keep orders in SQLite\n\n**Decided**: Orders live in one file.\n**Evidence**: high\n**Provenance**: session 2026-06-08\n',
    ok: '# DECISIONS\n\n### D1 — 2026-06-08 — Keep orders in SQLite\n\n**Decided**: Orders live in one file.\n**Why**: There is one writer.\n**Evidence**: high\n**Provenance**: session 2026-06-08\n',
  },
  *check(document) {
    for (const entry of judged(document, 'D')) {
      yield* requiredFindings(document, entry, REQUIRED);
      yield* unknownLabels(document, entry, registerOf(document)!);
    }
  },
};

function* unknownLabels(document: Document, entry: Entry, { labels }: Register): Iterable<Finding> {
  const known = new Map(labels.map((label) => [label.toLowerCase(), label]));
  for (const { label } of fieldsOf(entry)) {
    // One in the wrong case is registers/grammar's.
    if (known.has(label.text.toLowerCase())) continue;
    const near = nearest(label.text, labels);
    const advice = near ? `${near} may be meant` : `it is kept as it is, but only ${listed(labels)} are read`;
    const message = `${nameOf(entry)} has a field "${showStart(label.text)}" that decisions do not have: ${advice}`;
    yield findingIn(document, { entry, at: label, message, about: label.text, severity: 'warning' });
  }
}
