import type { Piece } from '../../parse/entries.ts';
import { dateFault, isTodo, withoutComments } from '../../parse/entries-value.ts';
import type { Link } from '../../parse/markdown.ts';
import { showName, showStart } from '../../parse/path-name.ts';
import type { Document, Finding, RootRule } from '../../types.ts';
import { fileLinks } from '../index/_links.ts';
import { COLUMNS, type DomainRow, domainRows, domainTables, hasColumns } from './_domains.ts';
import { type LostPage, Pages } from './_pages.ts';

export const rule: RootRule = {
  id: 'registers/index-row',
  scope: 'root',
  summary: 'a row of index.md leads nowhere',
  severity: 'error',
  layouts: ['flat'],
  why: 'An agent reads hot.md, then finds the page for a domain in index.md. A row whose page is gone, or whose cells have slipped, sends it astray.',
  fix: 'Give each row its five cells, `Domain | Page | Last Updated | Evidence | Summary`, with a page that exists and a date such as 2026-06-08. Pages are looked up from the memory; one beside it, as `AGENTS.md`, is not judged. A pipe inside of a cell is written `\\|`.',
  examples: {
    path: 'index.md',
    bad: '# INDEX (domain map)\n\n## Domains\n\n| Domain | Page | Last Updated | Evidence | Summary |\n|---|---|---|---|---|\n| storage | `projects/gone.md` | yesterday | high | Orders live in SQLite |\n',
    ok: '# INDEX (domain map)\n\n## Domains\n\n| Domain | Page | Last Updated | Evidence | Summary |\n|---|---|---|---|---|\n| storage | `DECISIONS.md` | 2026-06-08 | high | Orders live in SQLite |\n',
  },
  *check(root) {
    const document = root.documents.find(({ path }) => path === 'index.md');
    if (!document) return;
    yield* columnFindings(document);
    const rows = domainRows(document);
    if (rows.length === 0) return;
    const linksOf = linkFinder(document);
    const pages = new Pages(root);
    for (const domain of rows) {
      yield* shapeFindings(document, domain);
      const page = domain.cells?.page;
      if (!page) continue;
      for (const lost of pages.lost(page, linksOf(page))) yield lostFinding(document, domain, page, lost);
    }
  },
};

/** The links of a cell; cells are asked for in order. */
function linkFinder(document: Document): (cell: Piece) => Link[] {
  const links = fileLinks(document);
  let next = 0;
  return ({ start, text }) => {
    while (next < links.length && links[next]!.start < start) next++;
    const from = next;
    while (next < links.length && links[next]!.end <= start + text.length) next++;
    return links.slice(from, next);
  };
}

function* columnFindings(document: Document): Iterable<Finding> {
  const wanted = `| ${COLUMNS.join(' | ')} |`;
  for (const table of domainTables(document)) {
    if (hasColumns(table)) continue;
    const message = `the domain map has other columns than ${wanted}, so its rows are not checked`;
    yield { ...findingAt(document, table.header.cells[0]!, message, 'columns'), severity: 'warning' };
  }
}

function* shapeFindings(document: Document, { name, row, cells }: DomainRow): Iterable<Finding> {
  const first = row.cells[0] ?? row.gaps[0]!;
  if (!cells) {
    const { length } = row.cells;
    const advice =
      length < COLUMNS.length ? 'add those that are missing' : 'write "\\|" for a pipe inside of a cell';
    const message = `${name} has ${length} cell(s) instead of ${COLUMNS.length} (${COLUMNS.join(', ')}): ${advice}`;
    yield findingAt(document, first, message, `${name}: cells`);
    return;
  }
  const { page, updated } = cells;
  if (/^[\s\u2013\u2014-]*$/.test(page.text))
    yield findingAt(document, first, `${name} names no page: write one`, `${name}: no page`);
  const fault = updatedFault(updated.text);
  if (fault === undefined) return;
  const at = updated.text === '' ? first : updated;
  yield findingAt(document, at, `Last Updated of ${name} ${fault}`, `${name}: date`);
}

/** What is wrong with a cell that holds a day or an instant, and a remark in brackets at most; as the end of a sentence. */
function updatedFault(cell: string): string | undefined {
  const text = withoutComments(cell).trim();
  if (text === '') return 'is empty: write a day like 2026-06-08';
  if (isTodo(text)) return undefined;
  const date = text.split(/\s/, 1)[0]!;
  const fault = dateFault(date);
  if (fault !== undefined) return `is "${showStart(text, 40)}": ${fault}`;
  const isRemark = /^\s*(?:$|[([])/.test(text.slice(date.length));
  return isRemark ? undefined : 'goes on behind the day: put a remark in brackets';
}

function lostFinding(document: Document, { name }: DomainRow, page: Piece, lost: LostPage): Finding {
  const { like, unsure } = lost;
  const shown = showStart(lost.shown, 200);
  const message =
    like === undefined
      ? `${name} leads to ${shown}, which does not exist: correct the path, restore the page, or take the row out`
      : `${name} leads to ${shown}, which does not exist, but ${showName(like)} does: write it as the page is named`;
  const finding = findingAt(document, page, message, `${name}: ${lost.shown.slice(0, 200)}`);
  return unsure ? { ...finding, severity: 'warning' } : finding;
}

function findingAt(document: Document, { start, text }: Piece, message: string, about: string): Finding {
  const { path } = document;
  return { path, ...document.place(start, start + text.length), message, key: `${path}: ${about}` };
}
