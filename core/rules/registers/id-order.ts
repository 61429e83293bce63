import { type Entry, entriesOf } from '../../parse/entries.ts';
import { registerOf } from '../../parse/entries-registers.ts';
import { readingsOf } from '../../parse/entries-style.ts';
import type { Document, FileRule } from '../../types.ts';
import { findingIn, idOf, nameOf } from './_entries.ts';

export const rule: FileRule = {
  id: 'registers/id-order',
  scope: 'file',
  summary: 'the ids of a register neither rise nor fall',
  severity: 'warning',
  layouts: ['flat'],
  why: 'New entries are put at one end of a register, and agents read from there. One in the middle is overlooked, and its number may be one that was used before.',
  fix: 'Move the entry to its place: newest first, or newest last, but one order for the file (for each section, where the file has some). Gaps between numbers are fine.',
  examples: {
    path: 'RISKS.md',
    bad: '# RISKS\n\n### R1 — 2026-06-08 — Loss\n\n**Severity**: low\n**Status**: open\n\n### R3 — 2026-06-09 — Delay\n\n**Severity**: low\n**Status**: open\n\n### R2 — 2026-06-09 — Cost\n\n**Severity**: low\n**Status**: open\n',
    ok: '# RISKS\n\n### R1 — 2026-06-08 — Loss\n\n**Severity**: low\n**Status**: open\n\n### R3 — 2026-06-09 — Delay\n\n**Severity**: low\n**Status**: open\n',
  },
  *check(document) {
    if (!registerOf(document)) return;
    for (const group of sectionsOf(document)) {
      const found = misplaced(group);
      if (!found) continue;
      const { entry, after, falling } = found;
      const name = nameOf(entry);
      const message = `${name} stands behind ${nameOf(after)}, where the numbers ${falling ? 'fall' : 'rise'}: move it to its place`;
      yield findingIn(document, { entry, at: entry.heading.id!, message, about: 'order' });
    }
  },
};

/** The entries with ids, section by section. */
function sectionsOf(document: Document): Entry[][] {
  const own = new Set(readingsOf(document).flatMap(({ entry, own }) => (own && idOf(entry) ? entry : [])));
  const groups: Entry[][] = [[]];
  for (const part of entriesOf(document).parts) {
    if (part.kind === 'section') groups.push([]);
    else if (part.kind === 'entry' && own.has(part)) groups.at(-1)!.push(part);
  }
  return groups;
}

/** The first entry that leaves the order which most of its neighbours keep; the same number twice is no matter of order. */
function misplaced(group: readonly Entry[]): { entry: Entry; after: Entry; falling: boolean } | undefined {
  const steps = group.slice(1).map((entry, at) => idOf(entry)!.number - idOf(group[at]!)!.number);
  const rising = steps.filter((step) => step > 0).length;
  const falling = steps.filter((step) => step < 0).length;
  if (rising === 0 || falling === 0) return undefined;
  const at = steps.findIndex((step) => (falling >= rising ? step > 0 : step < 0));
  return { entry: group[at + 1]!, after: group[at]!, falling: falling >= rising };
}
