/** Entries of other houses that no `### ` heading begins (spec/zeref-os.md 2.2 and 2.5). */
import type { Entries, Part, Piece, Table, Title } from './entries.ts';
import { realParts } from './entries-style.ts';
import { isBlank } from './entries-value.ts';

/** A heading that is an entry: `## 2026-01-01 - x`, `## ADR-001`, `## Decision 3`, `## conflict_0a1b2c3d4e5f`. */
const ENTRY_TITLE =
  /^\W?(?:\d{4}-\d\d-\d\d|[A-Z]{1,8}[-_#]?\d{1,6}(?!\w)|(?:Decision|Question|Risk|Conflict) #?\d|[a-z]+_[0-9a-f]{6,64}(?!\w))/;
/** One that may also be a chapter of what explains the register. */
const NUMBERED = /^\d{1,4}[.):]/;
/** Labels that begin an entry without a heading. */
const DIALECT =
  /^(?:Decision|Decided|Date|Rationale|Evidence grade|Question|Risk|Severity|Detected|Side [AB])$/;
/** A list item that is an entry: it begins with a day or an id. */
const ENTRY_ITEM =
  /^[-*+] (?:\[[ xX]\] )?(?:\*\*|__|`|\[)?(?:\d{4}-\d\d-\d\d|[A-Z]{1,8}-?\d{1,6}(?!\w))[^\n]{0,40}/gm;

/** Where each begins, in order. Tables and lists count only in a register without other entries and without a placeholder. */
export function strangersIn(entries: Entries): Piece[] {
  const parts = realParts(entries);
  const alone = entries.entries.length === 0;
  const found = strangeBlocks(parts, alone);
  if (found.length > 0 || !alone || parts.some(({ kind }) => kind === 'placeholder')) return found;
  // What stands above a lone `---` explains the register.
  const body = parts.slice(parts.findIndex(({ kind }) => kind === 'rule') + 1);
  const rows = body.filter((part): part is Table => part.kind === 'table').flatMap((table) => table.rows);
  if (rows.length > 0) return rows.map(({ gaps, cells }) => cells[0] ?? gaps[0]!);
  return body.flatMap((part) => (part.kind === 'text' ? itemsIn(part) : []));
}

/** Sections that are entries, and runs of fields without a heading. @param alone whether there are no entries of ours */
function strangeBlocks(parts: readonly Part[], alone: boolean): Piece[] {
  const found: Piece[] = [];
  // In the preamble of a register with entries, fields are a legend.
  let open = alone;
  parts.forEach((part, at) => {
    if (part.kind === 'section') {
      const strange = isStrange(part, alone) && hasOnlyProse(parts, at + 1);
      if (strange) found.push(part.heading.title);
      open = !strange;
    } else if (part.kind === 'rule') open = true;
    else if (part.kind === 'field' && open && DIALECT.test(part.label.text)) {
      found.push(part.label);
      open = false;
    }
  });
  return found;
}

const isStrange = ({ heading }: Title, alone: boolean): boolean =>
  ENTRY_TITLE.test(heading.title.text) || (alone && NUMBERED.test(heading.title.text));

/** Whether a section holds something, and no entry. */
function hasOnlyProse(parts: readonly Part[], from: number): boolean {
  let says = false;
  for (let at = from; at < parts.length && parts[at]!.kind !== 'section'; at++) {
    const part = parts[at]!;
    if (part.kind === 'entry') return false;
    says ||= part.kind === 'field' || part.kind === 'table' || (part.kind === 'text' && !isBlank(part.text));
  }
  return says;
}

const itemsIn = ({ start, text }: Piece): Piece[] =>
  [...text.matchAll(ENTRY_ITEM)].map(({ 0: item, index }) => ({ start: start + index, text: item }));
