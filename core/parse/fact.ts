import type { Document, Frontmatter, FrontmatterField } from '../types.ts';

/** The types that agents know (spec of the typed layout). */
export const FACT_TYPES = ['user', 'feedback', 'project', 'reference'] as const;
export type FactType = (typeof FACT_TYPES)[number];

/** Settings of other tools, kept as Markdown: their fields are their own, and comments may stand above them. */
const CONFIG_FILE = /(?:^|\/)(?:PRIVACY|REDACT|SHARING_POLICY)\.md$|(?:^|\/)config\/[^/]+\.md$/;

/** Whether a document is a note of one fact. */
export const isFact = ({ role, path }: Document): boolean => role === 'fact' && !CONFIG_FILE.test(path);

/** What an agent is told of a note without opening it. */
export interface Fact {
  readonly type: FactType | undefined;
  readonly name: string | undefined;
  readonly description: string | undefined;
}

/** Agents read this many lines of a note to find its frontmatter. */
const PREVIEW_LINES = 30;
/** Longest description that is listed, in UTF-16 units. */
const DESCRIPTION_LIMIT = 200;
const NOTHING: Fact = { type: undefined, name: undefined, description: undefined };

/** A document as agents list it: nothing at all where its frontmatter is broken, or closes below their preview. */
export function factOf(document: Pick<Document, 'frontmatter'>): Fact {
  const { frontmatter } = document;
  const { state, closeLine, faults, fields } = frontmatter;
  if (state !== 'closed' || closeLine > PREVIEW_LINES || faults.length > 0) return NOTHING;
  const type = typeField(frontmatter)?.field.value;
  return {
    type: FACT_TYPES.find((known) => known === type),
    name: listed(fields.get('name')),
    description: listed(fields.get('description')),
  };
}

/** The field that holds the type, and its path: `metadata.type` unless it is null or absent, else the top-level one. */
export function typeField(frontmatter: Frontmatter): { path: string; field: FrontmatterField } | undefined {
  const inner = frontmatter.fields.get('metadata')?.children?.get('type');
  const outer = frontmatter.fields.get('type');
  if (inner && (inner.value !== null || !outer)) return { path: 'metadata.type', field: inner };
  return outer && { path: 'type', field: outer };
}

function listed(field: FrontmatterField | undefined): string | undefined {
  if (typeof field?.value !== 'string') return undefined;
  return cap(oneLine(field.value), DESCRIPTION_LIMIT) || undefined;
}

/** Control characters that are no white space; bidirectional and ignorable ones; lone surrogates. */
const UNSEEN = /[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\p{Cs}\p{Default_Ignorable_Code_Point}\ufeff]/gu;

/** A text on one line: what is not seen taken out, and then white space collapsed. */
function oneLine(text: string): string {
  return text
    .replace(UNSEEN, '')
    .replace(/[\s\x85]+/gu, ' ')
    .trim();
}

/** The first units of a text, without half of a surrogate pair at the end. */
function cap(text: string, limit: number): string {
  return text.slice(0, limit).replace(/[\ud800-\udbff]$/, '');
}
