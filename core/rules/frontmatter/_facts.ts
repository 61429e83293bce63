import { isEditable } from '../../parse/conflict.ts';
import { isFact, typeField } from '../../parse/fact.ts';
import { findHiddenKey } from '../../parse/frontmatter-characters.ts';
import { findSecondBlock } from '../../parse/frontmatter-hidden.ts';
import { lineAt } from '../../parse/frontmatter-lines.ts';
import type {
  Document,
  Finding,
  Frontmatter,
  FrontmatterFaultCode,
  FrontmatterField,
  Layout,
  TextEdit,
} from '../../types.ts';

/** What the rules on frontmatter share: which documents are theirs, and what may be said of a field. */

export const ALL_LAYOUTS: readonly Layout[] = ['flat', 'typed', 'untyped'];
/** Layouts whose facts have a type. */
export const TYPED_LAYOUTS: readonly Layout[] = ['flat', 'typed'];

/** Faults that keep a block from being read. */
const BREAKING: ReadonlySet<FrontmatterFaultCode> = new Set(['yaml', 'tab-indent', 'not-a-mapping']);

/** The fields of a fact, where they are known, if only as they will be once the block is put right. */
export function fieldsOf(document: Document): Frontmatter | undefined {
  const { frontmatter } = document;
  return isFact(document) && frontmatter.fields.size > 0 ? frontmatter : undefined;
}

/** The fields of a fact, where one that is not there is really missing: not behind an alias, lost, or in a second block. */
export function wholeFieldsOf(document: Document): Frontmatter | undefined {
  const frontmatter = fieldsOf(document);
  if (!frontmatter || frontmatter.faults.some(({ code }) => code === 'alias-bomb')) return undefined;
  if (hasLostFields(frontmatter) || findSecondBlock(document.text, frontmatter) !== undefined)
    return undefined;
  return frontmatter;
}

/** Whether the value of a field is not what its text says, which is reported as such. */
export const isDistorted = ({ faults }: Frontmatter, path: string): boolean =>
  faults.some(({ code, field }) => field === path && !BREAKING.has(code));

/** A field that is absent, or holds no text. */
export const isBlank = (field: FrontmatterField | undefined): boolean =>
  field === undefined ||
  field.style === 'empty' ||
  (typeof field.value === 'string' && field.value.trim() === '');

/** The trace of a writer that stamped a block it could not read: its own keys, and nothing of the author's. */
export function hasLostFields(frontmatter: Frontmatter): boolean {
  const { fields } = frontmatter;
  if (![fields.get('name'), fields.get('description'), typeField(frontmatter)?.field].every(isBlank))
    return false;
  const stamps = [fields, fields.get('metadata')?.children].flatMap((level) => [
    level?.get('node_type'),
    level?.get('originSessionId'),
  ]);
  return stamps.some((stamp) => !isBlank(stamp));
}

/** A finding over a range of a document. */
export function findingAt(
  document: Document,
  start: number,
  end: number,
  message: string,
  key: string,
): Finding {
  return { path: document.path, ...document.place(start, end), message, key };
}

/** A finding that these edits mend; one without a repair where the document cannot be edited safely. */
export function mendedBy(document: Document, edits: readonly TextEdit[], finding: Finding): Finding {
  if (!isEditable(document)) return finding;
  return { ...finding, repair: { kind: 'edit', path: document.path, edits } };
}

/** Whether the block parses, or does so once each of its faults has its repair. */
export function isMendable({ fields, faults }: Frontmatter): boolean {
  return fields.size > 0 && faults.every(({ code, repair }) => !BREAKING.has(code) || repair !== undefined);
}

/** The line around a range, with other text in its place. */
export function lineWith(text: string, start: number, end: number, instead: string): string {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return clip(`${before}${instead}${lineAt(text, end).line}`.trim(), 400);
}

/** A text short enough for a message. */
export function clip(text: string, limit: number): string {
  return text.length > limit ? `${text.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…` : text;
}

/** The finding for a field that should be there; none where another rule already speaks of it. */
export function* checkPresence(document: Document, key: string, without: string): Iterable<Finding> {
  const frontmatter = wholeFieldsOf(document);
  if (!frontmatter) return;
  const field = frontmatter.fields.get(key);
  if (!isBlank(field) || isCutAway(document, field)) return;
  const start = field?.keyStart ?? 0;
  const end = field ? start + key.length : 3;
  const message = field ? `\`${key}\` is empty; ${without}` : absence(document, key, without);
  yield findingAt(document, start, end, message, key);
}

/** That a field is absent: because its key holds a character that no one sees, or because no one wrote it. */
export function absence(document: Document, key: string, advice: string, remark = ''): string {
  const hidden = findHiddenKey(document.frontmatter, key);
  const state = `the frontmatter has no \`${key}\``;
  if (!hidden) return `${state}${remark}; ${advice}`;
  const { line } = document.place(hidden.offset);
  return `${state}: the key on line ${line} holds a hidden character, ${hidden.name}; take it out`;
}

/** An empty value whose text stands behind a `#`: frontmatter/hash-truncation reports it. */
function isCutAway({ text }: Document, field: FrontmatterField | undefined): boolean {
  return (
    field?.style === 'empty' && field.key !== 'type' && /^#\S/.test(lineAt(text, field.valueEnd).line.trim())
  );
}
