import type { Entry } from '../../parse/entries.ts';
import { registerOf } from '../../parse/entries-registers.ts';
import { readingsOf } from '../../parse/entries-style.ts';
import type { FileRule } from '../../types.ts';
import { findingIn, idOf } from './_entries.ts';

export const rule: FileRule = {
  id: 'registers/id-duplicate',
  scope: 'file',
  summary: 'two entries of a register have the same id',
  severity: 'error',
  layouts: ['flat'],
  why: 'Other entries, marks and events name an entry by its id. With two of them, nobody can tell which one was decided, resolved or superseded.',
  fix: 'Give the entry that came later the next free number, and look at what names it. It happens when two branches each add an entry.',
  examples: {
    path: 'OPEN_QUESTIONS.md',
    bad: '# OPEN QUESTIONS\n\n### Q1 — 2026-06-09 — Which database?\n\n**Owner**: the team\n\n### Q1 — 2026-06-08 — Which host?\n\n**Owner**: the team\n',
    ok: '# OPEN QUESTIONS\n\n### Q2 — 2026-06-09 — Which database?\n\n**Owner**: the team\n\n### Q1 — 2026-06-08 — Which host?\n\n**Owner**: the team\n',
  },
  *check(document) {
    if (!registerOf(document)) return;
    const first = new Map<string, Entry>();
    const entries = readingsOf(document).flatMap(({ entry, own }) => (own ? entry : []));
    let highest = 0;
    for (const entry of entries) highest = Math.max(highest, idOf(entry)?.number ?? 0);
    for (const entry of entries) {
      const id = idOf(entry);
      if (!id) continue;
      const name = `${id.letter}${id.number}`;
      const before = first.get(name);
      if (!before) {
        first.set(name, entry);
        continue;
      }
      const { line } = document.place(before.heading.open.start);
      const message = `${name} is the id of the entry in line ${line} too: give one of them the next free number, ${id.letter}${++highest}`;
      yield {
        ...findingIn(document, { entry, at: entry.heading.id!, message, about: 'id' }),
        key: `${document.path}: ${name}`,
      };
    }
  },
};
