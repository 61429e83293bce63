/** Which entries of a register are written in our style, and where one of them slips. */
import type { Document } from '../types.ts';
import { type Entries, type Entry, entriesOf, fieldsOf, type Part, printPart } from './entries.ts';
import { fieldSlip } from './entries-field-slip.ts';
import { headingSlip } from './entries-heading-slip.ts';
import { type Register, registerOf } from './entries-registers.ts';
import type { Slip } from './entries-types.ts';
import { dateFault, isBlank } from './entries-value.ts';

export interface Reading {
  readonly entry: Entry;
  /** Whether it is an entry of this register, small slips aside: only then may rules judge its fields. */
  readonly own: boolean;
  /** What to mend; without one, an entry that is not own is another house's from its heading on. */
  readonly slip?: Slip;
}

const known = new WeakMap<Document, readonly Reading[]>();

/** The entries of a register with how each is written, read once; none for other pages. Examples below `## Format` are left out. */
export function readingsOf(document: Document): readonly Reading[] {
  const register = registerOf(document);
  const readings =
    known.get(document) ??
    (register ? realEntries(entriesOf(document)).map((entry) => readEntry(entry, register)) : []);
  known.set(document, readings);
  return readings;
}

const FORMAT = /\b(?:format|template|examples?|legend|rules|conventions)\b|^(?:how|about)\b/i;

/** The parts that may hold entries: all but what explains the format, up to the lone `---` behind it. */
export function realParts({ parts }: Pick<Entries, 'parts'>): Part[] {
  const real: Part[] = [];
  for (let at = 0; at < parts.length; ) {
    const end = sectionEnd(parts, at);
    const explains = parts[at]!.kind === 'section' && FORMAT.test(titleOf(parts[at]!));
    const from = explains ? ruleIn(parts, at, end) : at;
    for (let index = from ?? at; index < end; index++)
      if (from !== undefined || isDated(parts[index]!)) real.push(parts[index]!);
    at = end;
  }
  return real;
}

const titleOf = (part: Part): string => ('heading' in part ? part.heading.title.text : '');

function sectionEnd(parts: readonly Part[], start: number): number {
  let end = start + 1;
  while (end < parts.length && parts[end]!.kind !== 'section') end++;
  return end;
}

function ruleIn(parts: readonly Part[], start: number, end: number): number | undefined {
  for (let at = start; at < end; at++) if (parts[at]!.kind === 'rule') return at;
  return undefined;
}

/** Whether it is an entry with a real date, which no example has that stands for all. */
const isDated = (part: Part): boolean =>
  part.kind === 'entry' && part.heading.date !== undefined && dateFault(part.heading.date.text) === undefined;

const realEntries = (entries: Entries): Entry[] =>
  realParts(entries).filter((part): part is Entry => part.kind === 'entry');

function readEntry(entry: Entry, register: Register): Reading {
  const slip = headingSlip(entry.heading, register);
  if (slip === 'other') return { entry, own: false };
  if (!hasOwnFields(entry, register)) return { entry, own: false, slip: styleSlip(entry, register) };
  const first = slip ?? fieldSlip(entry, register);
  return { entry, own: true, ...(first && { slip: first }) };
}

/**
 * Whether the fields are those of this register. An entry with nothing in it yet is one too; one of prose, of lists, or with
 * more strange labels than own ones is not (another house's decision record may well have an "Evidence").
 */
function hasOwnFields(entry: Entry, { labels, signature }: Register): boolean {
  const fields = fieldsOf(entry);
  const own = fields.filter(({ label }) => labels.includes(label.text));
  if (own.length === 0) return fields.length === 0 && entry.body.every((part) => isBlank(printPart(part)));
  if (own.some(({ value }) => holdsLabel(value.text, labels))) return false;
  return own.some(({ label }) => signature.includes(label.text)) || 2 * own.length > fields.length;
}

/** Whether the first line of a value goes on with another field: `high | **Likelihood**: low`. */
function holdsLabel(value: string, labels: readonly string[]): boolean {
  const line = value.split('\n', 1)[0]!;
  return (
    line.includes('**') &&
    labels.some((label) => line.includes(`**${label}**:`) || line.includes(`**${label}:**`))
  );
}

function styleSlip({ heading }: Entry, { signature }: Register): Slip {
  const { open, end } = heading;
  const labels = signature.map((label) => `**${label}**: \u2026`).join(', ');
  const message = `its fields are not written as here: begin a line with the label of each (${labels})`;
  return { start: open.start, end: end.start, message };
}
