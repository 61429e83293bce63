import type { Entry, Piece } from '../../parse/entries.ts';
import { isSuperseded } from '../../parse/entries-mark.ts';
import { registerOf } from '../../parse/entries-registers.ts';
import { readingsOf } from '../../parse/entries-style.ts';
import { showStart } from '../../parse/path-name.ts';
import type { Document, Finding, Severity } from '../../types.ts';

/** Units of a title that go into the key of a finding, and into a message. */
const LONGEST_KEY = 100;
const LONGEST_NAME = 50;

/** The entries of a document that stand and are written in our style; none where it is no such register. */
export function judged(document: Document, letters = 'DQRC'): Entry[] {
  const register = registerOf(document);
  if (!register || !letters.includes(register.letter)) return [];
  return readingsOf(document).flatMap(({ entry, own }) => (own && !isSuperseded(entry) ? [entry] : []));
}

/** What messages call an entry: its id, else its title. */
export function nameOf({ heading }: Entry): string {
  const { id, date, title } = heading;
  return id?.text ?? `"${showStart(title.text || date?.text || '', LONGEST_NAME)}"`;
}

/** An id as it is compared: without zeros in front, in capitals; undefined where there is none. */
export function idOf({
  heading: { id },
}: Entry): { readonly letter: string; readonly number: number } | undefined {
  return id && { letter: id.text[0]!.toUpperCase(), number: Number(id.text.replace(/^\D+/, '')) };
}

interface Fault {
  readonly entry: Entry;
  /** Where it is; without one, at the heading. */
  readonly at?: Piece;
  readonly message: string;
  /** Tells faults of one entry apart, in keys. */
  readonly about: string;
  readonly severity?: Severity;
}

/** A finding in an entry. Its key holds the title and no id, for entries are renumbered when branches meet. */
export function findingIn(document: Document, { entry, at, message, about, severity }: Fault): Finding {
  const { heading } = entry;
  const start = at?.start ?? heading.open.start;
  const end = at ? at.start + firstLine(at.text) : heading.end.start;
  const title = `${heading.date?.text ?? ''} ${heading.title.text}`.trim().slice(0, LONGEST_KEY);
  const key = `${document.path}: ${title}: ${about}`;
  return { path: document.path, ...document.place(start, end), message, key, ...(severity && { severity }) };
}

/** Length of the first line of a value: findings point at lines, not at pages. */
function firstLine(text: string): number {
  const end = text.search(/\r?\n/);
  return end < 0 ? text.length : end;
}
