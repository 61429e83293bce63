import { type Entry, fieldOf, fieldsOf } from '../../parse/entries.ts';
import { isBlank, readWord } from '../../parse/entries-value.ts';
import type { FileRule } from '../../types.ts';
import { findingIn, judged, nameOf } from './_entries.ts';

/** How often a conflict may be put off before somebody should settle it (spec/zeref-os.md 7.5). */
const MOST = 3;
const REASON = 'Snooze reason';
const DATED_ITEM = /^[ \t]*(?:[-*+]|\d{1,4}[.)]) \W{0,3}\d{4}-\d\d-\d\d/gm;

export const rule: FileRule = {
  id: 'registers/conflict-snooze',
  scope: 'file',
  summary: 'a conflict is put off without a reason, or again and again',
  severity: 'error',
  layouts: ['flat'],
  why: 'A conflict may wait for a reason, not for ever. Without one, or after three times, both claims go on being read as true.',
  fix: 'Write `**Snooze reason**` with why it waits, one such line for each time it was put off (or `**Snooze count**` with their number). After three of them there is a warning: have a person resolve it.',
  examples: {
    path: 'CONFLICTS.md',
    bad: '# CONFLICTS\n\n### C1 — 2026-06-08 — Which database?\n\n**Status**: snoozed-until-done\n**Side A**: SQLite\n**Side B**: Postgres\n',
    ok: '# CONFLICTS\n\n### C1 — 2026-06-08 — Which database?\n\n**Status**: snoozed-until-done\n**Side A**: SQLite\n**Side B**: Postgres\n**Snooze reason**: The load test runs on Friday.\n',
  },
  *check(document) {
    for (const entry of judged(document, 'C')) {
      const status = fieldOf(entry, 'Status');
      const state = readWord(status?.value.text ?? '').word;
      if (!status || (state !== 'snoozed-until-done' && state !== 'open')) continue;
      const times = snoozes(entry);
      const name = nameOf(entry);
      const at = status.value;
      if (state !== 'open' && !reasons(entry).some((reason) => !isBlank(reason))) {
        const message = `${name} is put off without a reason: write **${REASON}**: and why it waits`;
        yield findingIn(document, { entry, at, message, about: 'no reason' });
      } else if (times >= MOST) {
        const message = `${name} was put off ${times} times: have a person resolve it`;
        yield findingIn(document, { entry, at, message, about: 'snoozes', severity: 'warning' });
      }
    }
  },
};

const reasons = (entry: Entry): string[] =>
  fieldsOf(entry)
    .filter(({ label }) => label.text === REASON)
    .map(({ value }) => value.text);

/** How often an entry was put off: one field or one dated list item each time, or as its count says. */
function snoozes(entry: Entry): number {
  const written = reasons(entry).reduce((sum, reason) => {
    const items = reason.match(DATED_ITEM)?.length ?? 0;
    return sum + (isBlank(reason) ? 0 : Math.max(1, items));
  }, 0);
  const count = /^\d{1,4}/.exec(fieldOf(entry, 'Snooze count')?.value.text ?? '')?.[0] ?? 0;
  return Math.max(written, Number(count));
}
