import { type Entry, entriesOf, type Piece } from '../../parse/entries.ts';
import { marksIn, readMark } from '../../parse/entries-mark.ts';
import { registerOf } from '../../parse/entries-registers.ts';
import { strangersIn } from '../../parse/entries-strangers.ts';
import { readingsOf } from '../../parse/entries-style.ts';
import { showStart } from '../../parse/path-name.ts';
import type { Document, Finding, MemoryRoot, RootRule } from '../../types.ts';
import { findingIn, idOf, nameOf } from './_entries.ts';

const FORM = '[SUPERSEDED by C4 2026-06-08T14:00:00Z]';
/** A mark on a line of its own, below the heading. */
const LONE = /^[ \t]*[*_]{0,2}(\[superseded\b[^[\]\n]{0,80}\])[*_.]{0,3}[ \t]*\r?$/gim;

export const rule: RootRule = {
  id: 'registers/superseded-mark',
  scope: 'root',
  summary: 'the mark of a superseded entry is malformed or leads nowhere',
  severity: 'error',
  layouts: ['flat'],
  why: 'An entry that lost stays where it is, and its mark is all that keeps agents from acting on it. A mark that tools cannot read does not count.',
  fix: 'Write the mark at the end of the heading: `[SUPERSEDED by C4 2026-06-08T14:00:00Z]`; the conflict, the instant or both may be missing. A conflict that is not in CONFLICTS.md, and a mark on a line below the heading, give a warning.',
  examples: {
    path: 'DECISIONS.md',
    bad: '### D1 — 2026-06-08 — Keep orders in files [superseded: C4]\n',
    ok: '### D1 — 2026-06-08 — Keep orders in files [SUPERSEDED by C4 2026-06-08T14:00:00Z]\n',
  },
  *check(root) {
    const ids = idsOf(root);
    for (const document of root.documents) {
      if (document.role !== 'register' && document.role !== 'index') continue;
      for (const entry of ownEntries(document)) yield* judge(document, entry, ids);
    }
  },
};

const ownEntries = (document: Document): Entry[] =>
  registerOf(document)
    ? readingsOf(document).flatMap(({ entry, own }) => (own ? entry : []))
    : [...entriesOf(document).entries];

/** The ids of each register, by its letter; none for one that is absent or has entries that cannot be read. */
function idsOf({ documents }: MemoryRoot): Map<string, { path: string; ids: Set<string> }> {
  const known = new Map<string, { path: string; ids: Set<string> }>();
  for (const document of documents) {
    const register = registerOf(document);
    if (!register || strangersIn(entriesOf(document)).length > 0) continue;
    const readings = readingsOf(document);
    if (readings.some(({ own }) => !own)) continue;
    const ids = readings.flatMap(({ entry }) => {
      const id = idOf(entry);
      return id ? `${id.letter}${id.number}` : [];
    });
    known.set(register.letter, { path: register.path, ids: new Set(ids) });
  }
  return known;
}

function* judge(document: Document, entry: Entry, ids: ReturnType<typeof idsOf>): Iterable<Finding> {
  const { mark, title } = entry.heading;
  const name = nameOf(entry);
  for (const { start, end } of marksIn(title.text)) {
    const at = { start: title.start + start, text: title.text.slice(start, end) };
    const message = `the mark of ${name} stands in the middle of its heading: move it to the end`;
    yield findingIn(document, { entry, at, message, about: 'place' });
  }
  if (mark) yield* markFindings(document, entry, mark, ids);
  else yield* loneMarks(document, entry);
}

function* markFindings(
  document: Document,
  entry: Entry,
  mark: Piece,
  ids: ReturnType<typeof idsOf>,
): Iterable<Finding> {
  const read = readMark(mark.text);
  const name = nameOf(entry);
  if (!read) {
    const message = `the mark of ${name} is "${showStart(mark.text, 50)}": write it like ${FORM}; what it names and when may be missing`;
    yield findingIn(document, { entry, at: mark, message, about: 'mark' });
  } else if (read.by !== undefined) {
    const register = ids.get(read.by[0]!);
    if (!register || register.ids.has(read.by)) return;
    const message = `${name} is superseded by ${read.by}, which is not in ${register.path}: correct the id`;
    yield findingIn(document, { entry, at: mark, message, about: read.by, severity: 'warning' });
  }
}

function* loneMarks(document: Document, entry: Entry): Iterable<Finding> {
  for (const part of entry.body) {
    const { start, text } = part.kind === 'field' ? part.value : part;
    for (const { 0: line, 1: mark, index } of text.matchAll(LONE)) {
      const at = { start: start + index + line.indexOf(mark!), text: mark! };
      const message = `the mark of ${nameOf(entry)} stands below its heading, where tools do not see it: move it to the end of the heading`;
      yield findingIn(document, { entry, at, message, about: 'place', severity: 'warning' });
    }
  }
}
