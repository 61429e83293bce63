import { type Entry, type Field, fieldOf } from '../../parse/entries.ts';
import { dateFault, isBlank, isTodo, readWord } from '../../parse/entries-value.ts';
import { showStart } from '../../parse/path-name.ts';
import type { Document, FileRule, Finding } from '../../types.ts';
import { findingIn, judged, nameOf } from './_entries.ts';
import { requiredFindings } from './_required.ts';
import { wordFault } from './_words.ts';

const STATES = ['open', 'snoozed-until-done', 'resolved'];

export const rule: FileRule = {
  id: 'registers/conflict-status',
  scope: 'file',
  summary: 'the status of a conflict is missing or unknown',
  severity: 'error',
  layouts: ['flat'],
  why: 'Open and snoozed conflicts are put before a person at the end of each session. One with another word for a status is never asked about again.',
  fix: 'Write `**Status**: open`, `snoozed-until-done` or `resolved`; a day and a remark may follow: `resolved 2026-06-08 — both hold`. A resolved conflict says in `**Resolution**` how; without it there is a warning.',
  examples: {
    path: 'CONFLICTS.md',
    bad: '# CONFLICTS\n\n### C1 — 2026-06-08 — Which database?\n\n**Status**: done\n**Side A**: SQLite\n**Side B**: Postgres\n',
    ok: '# CONFLICTS\n\n### C1 — 2026-06-08 — Which database?\n\n**Status**: resolved 2026-06-09 — SQLite\n**Side A**: SQLite\n**Side B**: Postgres\n**Resolution**: A, by the team, 2026-06-09T10:00:00Z\n',
  },
  *check(document) {
    for (const entry of judged(document, 'C')) {
      yield* requiredFindings(document, entry, ['Status']);
      const status = fieldOf(entry, 'Status');
      if (!status || isBlank(status.value.text) || isTodo(status.value.text)) continue;
      yield* statusFindings(document, entry, status);
    }
  },
};

function* statusFindings(document: Document, entry: Entry, status: Field): Iterable<Finding> {
  const value = status.value.text;
  const { word, rest } = readWord(value);
  const fault = wordFault(value, STATES);
  const wrong = fault !== undefined && STATES.includes(word) ? restFault(rest) : fault;
  if (wrong !== undefined)
    yield findingIn(document, {
      entry,
      at: status.value,
      message: `Status of ${nameOf(entry)} ${wrong}`,
      about: 'status',
    });
  else if (word === 'resolved' && isBlank(fieldOf(entry, 'Resolution')?.value.text ?? '')) {
    const message = `${nameOf(entry)} is resolved, but its field Resolution does not say how: fill it in`;
    yield findingIn(document, { entry, at: status.value, message, about: 'resolution', severity: 'warning' });
  }
}

/** What is wrong behind the word: a day or an instant may follow, and a remark behind a dash or in brackets. */
function restFault(rest: string): string | undefined {
  const date = /^\d{4}-[^\s,;)]*/.exec(rest)?.[0] ?? '';
  const fault = date === '' ? undefined : dateFault(date);
  if (fault !== undefined) return `has a wrong date: ${fault}`;
  if (/^\s*(?:$|[\u2013\u2014,;:([-])/.test(rest.slice(date.length))) return undefined;
  return `goes on with "${showStart(rest.split('\n', 1)[0]!, 30)}": put a dash before a remark`;
}
