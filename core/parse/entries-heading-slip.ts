import type { Register } from './entries-registers.ts';
import type { Heading, Piece, Slip } from './entries-types.ts';
import { dateFault } from './entries-value.ts';

const DASH = ' \u2014 ';

/**
 * What keeps a heading from the form `### ID — DATE — title`: nothing, one small slip, or so much that it is another
 * house's (`'other'`): no id and no date, or other signs between them than a dash.
 */
export function headingSlip(heading: Heading, register: Register): Slip | 'other' | undefined {
  const { id, idGap, date, dateGap, title } = heading;
  const strange = [idGap, dateGap].some((gap) => gap && !gap.text.includes('\u2014'));
  if (strange || (!id && !date)) return 'other';
  if (date && !dateGap && title.text !== '') return 'other';
  return (
    idSlip(heading, register) ??
    gapSlip(idGap) ??
    dateSlip(heading) ??
    gapSlip(title.text === '' ? undefined : dateGap) ??
    (title.text === '' ? slip(date ?? title, 'it has no title') : undefined)
  );
}

function idSlip({ id, date }: Heading, register: Register): Slip | undefined {
  const { letter } = register;
  if (!id) return letter === 'D' ? undefined : slip(date!, `it has no id: begin it with ${letter}<n> \u2014`);
  const number = id.text.replace(/^\D+0*/, '');
  const wanted = number === '' ? `${letter}1` : letter + number;
  if (id.text === wanted) return undefined;
  if (id.text[0] !== letter) return slip(id, `ids begin with ${letter} here, write ${wanted}`);
  return slip(id, `write the id as ${wanted}`);
}

function gapSlip(gap: Piece | undefined): Slip | undefined {
  return gap && gap.text !== DASH
    ? slip(gap, 'the dash between the parts of a heading has one blank on each side: write " \u2014 "')
    : undefined;
}

function dateSlip({ id, idGap, date }: Heading): Slip | undefined {
  if (!date) return slip(idGap ?? id!, `it has no date: write YYYY-MM-DD \u2014 before the title`);
  const fault = dateFault(date.text);
  return fault === undefined ? undefined : slip(date, `the date is wrong, ${fault}`);
}

const slip = ({ start, text }: Piece, message: string): Slip => ({
  start,
  end: start + text.length,
  message,
});
