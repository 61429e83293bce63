import { FACT_TYPES, typeField } from '../../parse/fact.ts';
import { findCuts } from '../../parse/frontmatter-cuts.ts';
import { quoteYaml } from '../../parse/frontmatter-quote.ts';
import { retypedBy11 } from '../../parse/yaml-11.ts';
import type { Document, FileRule, Finding, Frontmatter, FrontmatterField } from '../../types.ts';
import { ALL_LAYOUTS, clip, fieldsOf, findingAt, isDistorted, lineWith } from './_facts.ts';
import { conflictOf } from './_types.ts';

export const rule: FileRule = {
  id: 'frontmatter/field-type',
  scope: 'file',
  summary: 'a field that must be text is something else',
  severity: 'error',
  layouts: ALL_LAYOUTS,
  why: 'Unquoted, `1.10` is a number, `2026-05-26` a date and `yes` a boolean to some or all YAML readers: the text changes (`1.1`) or the reader fails. A leading `!` or `&` is dropped from a value as tag or anchor.',
  fix: 'Quote the value.',
  examples: {
    path: 'feedback_tests.md',
    bad: '---\nname: 2026-05-26\ndescription: Write the failing test first\ntype: feedback\n---\n\nA test comes first.\n',
    ok: '---\nname: "2026-05-26"\ndescription: Write the failing test first\ntype: feedback\n---\n\nA test comes first.\n',
  },
  *check(document) {
    const frontmatter = fieldsOf(document);
    if (!frontmatter) return;
    yield* checkFaults(document, frontmatter);
    const type = conflictOf(frontmatter) ? undefined : typeField(frontmatter);
    yield* checkField(document, frontmatter, 'name', frontmatter.fields.get('name'));
    yield* checkField(document, frontmatter, 'description', frontmatter.fields.get('description'));
    yield* checkField(document, frontmatter, type?.path ?? 'type', type?.field);
  },
};

/** Tags and anchors, in any field: they take a word away from its text. */
function* checkFaults(document: Document, { faults }: Frontmatter): Iterable<Finding> {
  for (const { code, offset, end = offset, field = '', message } of faults) {
    if (code !== 'tag' && code !== 'anchor') continue;
    yield findingAt(
      document,
      offset,
      end,
      `\`${field}\`: ${message}; ${advise(document, offset, end)}`,
      field,
    );
  }
}

function* checkField(
  document: Document,
  frontmatter: Frontmatter,
  path: string,
  field: FrontmatterField | undefined,
): Iterable<Finding> {
  const kind = field && kindOf(field);
  if (!kind || isDistorted(frontmatter, path)) return;
  if (findCuts(document.text, frontmatter).some((cut) => cut.field === path)) return;
  const { valueStart, valueEnd } = field;
  const source = clip(document.text.slice(valueStart, valueEnd).replace(/\s+/g, ' ').trim(), 60);
  const advice =
    field.key === 'type' ? `write one of ${FACT_TYPES.join(', ')}` : advise(document, valueStart, valueEnd);
  const message = `\`${path}\` must be text, got ${kind} (\`${source}\`); ${advice}`;
  yield findingAt(document, valueStart, valueEnd, message, path);
}

/** What a field is instead of text, to a reader of YAML 1.2 or 1.1; undefined for text and for nothing. */
function kindOf({ value, style }: FrontmatterField): string | undefined {
  if (typeof value === 'string') return style === 'plain' ? retypedBy11(value) : undefined;
  if (value === null) return style === 'empty' ? undefined : 'null';
  if (typeof value !== 'object') return `a ${typeof value}`;
  return Array.isArray(value) ? 'a list' : 'a mapping';
}

function advise({ text }: Document, start: number, end: number): string {
  const written = text.slice(start, end);
  if (written.startsWith('!!')) return 'take the tag away';
  if (written.includes('\n')) return 'write one line of text';
  return `quote it: \`${lineWith(text, start, end, quoteYaml(written))}\``;
}
