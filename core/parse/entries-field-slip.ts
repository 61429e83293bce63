import { type Entry, type Field, fieldsOf, type Piece } from './entries.ts';
import type { Register } from './entries-registers.ts';
import type { Slip } from './entries-types.ts';

/** A line that may be meant as a field: bold or not, in a list or not, in any case. */
const LOOSE =
  /^[ \t]{0,3}(?:[-*+] )?[*_]{0,2}([A-Za-z][A-Za-z ]{1,20}?)[*_]{0,2} ?(?:\([^()\n]{0,60}\) ?)?:/gm;

/** The first field of an entry that is not written `**Label**: value`. */
export function fieldSlip(entry: Entry, { labels, expected }: Register): Slip | undefined {
  const inside = fieldsOf(entry).find(
    ({ close, label }) => close.text[0] === ':' && labels.includes(label.text),
  );
  if (inside) return slipAt(inside, `write **${inside.label.text}**: with the colon behind the bold label`);
  const loose = looseFields(entry, expected)[0];
  return loose && { ...loose, message: `write **${loose.label}**: at the beginning of the line` };
}

const slipAt = ({ open, close }: Field, message: string): Slip => ({
  start: open.start,
  end: close.start + close.text.trimEnd().length,
  message,
});

interface Loose {
  readonly label: string;
  readonly start: number;
  readonly end: number;
}

/** Labels that an entry lacks, and that begin a line of it otherwise than a field is written: `- Owner: x`. */
export function looseFields(entry: Entry, labels: readonly string[]): Loose[] {
  const there = new Set(fieldsOf(entry).map(({ label }) => label.text));
  const missing = new Map(
    labels.filter((label) => !there.has(label)).map((label) => [label.toLowerCase(), label]),
  );
  if (missing.size === 0) return [];
  return entry.body.flatMap((part) =>
    part.kind === 'text'
      ? looseIn(part, missing)
      : [
          ...miscased(part, missing),
          ...looseIn(part.value, missing).filter(({ start }) => start > part.value.start),
        ],
  );
}

type Labels = ReadonlyMap<string, string>;

function miscased({ open, label, close }: Field, missing: Labels): Loose[] {
  const meant = missing.get(label.text.toLowerCase());
  return meant === undefined
    ? []
    : [{ label: meant, start: open.start, end: close.start + close.text.trimEnd().length }];
}

function looseIn({ start, text }: Piece, missing: Labels): Loose[] {
  return [...text.matchAll(LOOSE)].flatMap(({ 0: whole, 1: word, index }) => {
    const label = missing.get(word!.toLowerCase());
    return label === undefined ? [] : [{ label, start: start + index, end: start + index + whole.length }];
  });
}
