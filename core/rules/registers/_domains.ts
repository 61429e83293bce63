import { entriesOf, type Piece, type Row, type Table } from '../../parse/entries.ts';
import { realParts } from '../../parse/entries-style.ts';
import { cellText } from '../../parse/entries-table.ts';
import { showStart } from '../../parse/path-name.ts';
import type { Document } from '../../types.ts';

/** The columns of the domain map, in order (spec/zeref-os.md 2.8). */
export const COLUMNS = ['Domain', 'Page', 'Last Updated', 'Evidence', 'Summary'] as const;

export interface DomainRow {
  readonly row: Row;
  /** What messages call it. */
  readonly name: string;
  /** Undefined when its cells are not those of the columns. */
  readonly cells?: {
    readonly page: Piece;
    readonly updated: Piece;
    readonly evidence: Piece;
  };
}

/** The tables of index.md that map domains to pages, those below `## Format` left out; none in other pages. */
export function domainTables(document: Document): Table[] {
  if (document.role !== 'page' || document.path !== 'index.md') return [];
  return realParts(entriesOf(document)).filter(
    (part): part is Table =>
      part.kind === 'table' &&
      isNamed(part.header.cells[0], 'Domain') &&
      isNamed(part.header.cells[1], 'Page'),
  );
}

const isNamed = (cell: Piece | undefined, name: string): boolean =>
  cell !== undefined && cell.text.replaceAll('*', '').trim().toLowerCase() === name.toLowerCase();

/** Whether a table has the five columns and no others. */
export const hasColumns = ({ header: { cells } }: Table): boolean =>
  cells.length === COLUMNS.length && COLUMNS.every((name, at) => isNamed(cells[at], name));

/** The rows of domains; one that stands for "none yet" is left out. */
export function domainRows(document: Document): DomainRow[] {
  return domainTables(document)
    .filter(hasColumns)
    .flatMap(({ rows }) => rows.filter((row) => !isEmpty(row)).map(readRow));
}

function readRow(row: Row): DomainRow {
  const name = showStart(row.cells[0] ? cellText(row.cells[0]) : '', 50) || 'a row without a domain';
  if (row.cells.length !== COLUMNS.length) return { row, name };
  const [, page, updated, evidence] = row.cells as [Piece, Piece, Piece, Piece];
  return { row, name, cells: { page, updated, evidence } };
}

/** Nothing in any cell but the first, as `| (none yet) | | | | |`. */
const isEmpty = ({ cells }: Row): boolean =>
  cells.slice(1).every(({ text }) => /^[\s\u2013\u2014-]*$/.test(text));
