import type { Document } from '../types.ts';
import { readParts } from './entries-parts.ts';
import type { Entries, Entry, Field, Heading, Part, Piece, Row, Title } from './entries-types.ts';
import { bodyStart, scanDocument, scanMarkdown } from './markdown.ts';

export type {
  Entries,
  Entry,
  Field,
  Part,
  Piece,
  Row,
  Table,
  Title,
} from './entries-types.ts';

/**
 * Reads a register, or a page with the same headings (spec/zeref-os.md 2). Linear in its length; never throws.
 * `printEntries` gives the same bytes back. To change a register, change `parts` (each object is plain data, and offsets
 * are not looked at again) and hand them to `fromParts`.
 * @param from where the Markdown begins, behind the frontmatter
 * @param scan its scan, where it is known already
 */
export const parseEntries = (text: string, from = 0, scan = scanMarkdown(text, from)): Entries =>
  fromParts(readParts(text, from, scan));

const known = new WeakMap<Document, Entries>();

/** The entries of a document, read once. */
export function entriesOf(document: Document): Entries {
  const entries =
    known.get(document) ?? parseEntries(document.text, bodyStart(document), scanDocument(document));
  known.set(document, entries);
  return entries;
}

/** Parts -> a register with them. */
export function fromParts(parts: readonly Part[]): Entries {
  const title = parts.find((part): part is Title => part.kind === 'title');
  const sections: { title: Title; parts: Part[] }[] = [];
  for (const part of parts) {
    if (part.kind === 'section') sections.push({ title: part, parts: [] });
    else sections.at(-1)?.parts.push(part);
  }
  const from = title ? parts.indexOf(title) + 1 : 0;
  const stop = parts.findIndex(({ kind }, at) => at >= from && /^(?:section|entry|rule)$/.test(kind));
  const preamble = parts.slice(from, stop < 0 ? parts.length : stop);
  const entries = parts.filter((part): part is Entry => part.kind === 'entry');
  return { parts, ...(title && { title }), preamble, sections, entries };
}

/** A register, as the text it stands for. */
export const printEntries = ({ parts }: Pick<Entries, 'parts'>): string => parts.map(printPart).join('');

/** One part, as the text it stands for. */
export function printPart(part: Part): string {
  switch (part.kind) {
    case 'title':
    case 'section':
      return printHeading(part.heading);
    case 'entry':
      return printHeading(part.heading) + part.body.map(printPart).join('');
    case 'field':
      return join([part.open, part.label, part.close, part.value, part.end]);
    case 'table':
      return printRow(part.header) + part.rule.text + part.rows.map(printRow).join('');
    default:
      return part.text;
  }
}

function printHeading({ open, id, idGap, date, dateGap, title, markGap, mark, end }: Heading): string {
  return join([open, id, idGap, date, dateGap, title, markGap, mark, end]);
}

const printRow = ({ cells, gaps }: Row): string =>
  gaps.map((gap, at) => gap.text + (cells[at]?.text ?? '')).join('');

const join = (pieces: readonly (Piece | undefined)[]): string =>
  pieces.map((piece) => piece?.text ?? '').join('');

/** The fields of an entry, in order. */
export const fieldsOf = ({ body }: Entry): Field[] =>
  body.filter((part): part is Field => part.kind === 'field');

/** The first field of an entry with a label, which is compared exactly. */
export const fieldOf = (entry: Entry, label: string): Field | undefined =>
  fieldsOf(entry).find((field) => field.label.text === label);

/**
 * What an entry is, whatever its number: its text without id and mark, with LF and without blanks at the end.
 * Two branches that both wrote D2 have two entries; one that is renumbered or marked superseded is still the same.
 */
export function identityOf(entry: Entry): string {
  const { id: _id, idGap: _idGap, markGap: _markGap, mark: _mark, end, ...heading } = entry.heading;
  const unmarked = { ...heading, end: { ...end, text: '\n' } };
  return printPart({ ...entry, heading: unmarked })
    .replaceAll('\r\n', '\n')
    .trimEnd();
}
