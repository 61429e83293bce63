import { entriesOf } from '../../parse/entries.ts';
import { headingForm, type Register, registerOf } from '../../parse/entries-registers.ts';
import { strangersIn } from '../../parse/entries-strangers.ts';
import { type Reading, readingsOf } from '../../parse/entries-style.ts';
import type { Slip } from '../../parse/entries-types.ts';
import { scanDocument } from '../../parse/markdown.ts';
import { showStart } from '../../parse/path-name.ts';
import type { Document, FileRule } from '../../types.ts';
import { nameOf } from './_entries.ts';

export const rule: FileRule = {
  id: 'registers/grammar',
  scope: 'file',
  summary: 'entries of a register are written in another form',
  severity: 'warning',
  layouts: ['flat'],
  why: 'Tools read, renumber and sync the entries that they recognise. One in another form is shown to agents, but nothing checks it, and nothing notices when it is lost.',
  fix: 'Write `### D1 — 2026-06-08 — title` (Q, R and C in the other registers) with an em dash and one blank on each side of it, and below it one `**Label**: value` for each field, with the colon behind the bold label. A file is reported once, however many entries it is about.',
  examples: {
    path: 'DECISIONS.md',
    bad: '# DECISIONS\n\n## 2026-06-08 - Keep orders in SQLite\n\n- why: one writer\n',
    ok: '# DECISIONS\n\n### D1 — 2026-06-08 — Keep orders in SQLite\n\n**Decided**: Orders live in one file.\n**Why**: There is one writer.\n**Evidence**: high\n**Provenance**: session 2026-06-08\n',
  },
  *check(document) {
    const register = registerOf(document);
    if (!register) return;
    const faults = faultsOf(document, register).sort((a, b) => a.start - b.start);
    const [first] = faults;
    if (!first) return;
    const more = faults.length > 1 ? ` (${faults.length - 1} more in this file)` : '';
    const { path } = document;
    const message = `${first.message}${more}`;
    yield { path, ...document.place(first.start, first.end), message, key: `${path}: form` };
  },
};

function faultsOf(document: Document, register: Register): Slip[] {
  const readings = readingsOf(document).flatMap((reading) => readingFault(reading, register) ?? []);
  const strangers = strangersIn(entriesOf(document)).map(({ start, text }) => ({
    start,
    end: start + text.length,
    message: strange(text, register),
  }));
  return [...readings, ...strangers, ...swallowed(document)];
}

function readingFault({ entry, own, slip }: Reading, register: Register): Slip | undefined {
  if (slip) return { ...slip, message: `${nameOf(entry)}: ${slip.message}` };
  if (own) return undefined;
  const { open, id, date, title, end } = entry.heading;
  const text = [id, date, title].flatMap((piece) => piece?.text || []).join(' ');
  return { start: open.start, end: end.start, message: strange(text, register) };
}

function strange(text: string, register: Register): string {
  const fields = register.signature.map((label) => `**${label}**: \u2026`).join(', ');
  return `"${showStart(text, 50)}" is not written as an entry of this register: begin it with "${headingForm(register)}", and each field with its label (${fields})`;
}

/** Entries below a code fence that is never closed. */
function swallowed(document: Document): Slip[] {
  const { text } = document;
  const fence = scanDocument(document).hidden.findLast(({ kind }) => kind === 'fence');
  if (!fence || fence.end < text.length) return [];
  const lines = text.slice(fence.start, fence.end).split('\n');
  const mark = /^(?:`+|~+)/.exec(lines[0]!)![0];
  const last = lines.findLast((line) => line.trim() !== '')!.trim();
  const isClosed = lines.length > 1 && last.length >= mark.length && last === mark[0]!.repeat(last.length);
  if (isClosed || !lines.some((line) => line.startsWith('### '))) return [];
  const message = `this code fence is never closed, so the entries below it are not read: close it with ${mark}`;
  return [{ start: fence.start, end: fence.start + mark.length, message }];
}
