import { plainObject } from '../../parse/frontmatter-field.ts';
import { findBlockProblems } from '../../parse/frontmatter-problems.ts';
import { classesOf } from '../../privacy/redact-classes.ts';
import { policySchema } from '../../schema/compiled.ts';
import { type SchemaFault, schemaFaults } from '../../schema/faults.ts';
import { nearest } from '../../schema/nearest.ts';
import { segments } from '../../schema/pointer.ts';
import { showValue } from '../../schema/show.ts';
import type { Document, Finding, FrontmatterField, ProjectPage, ProjectRule } from '../../types.ts';
import { atFence, atField, fieldAt, withoutNumbers } from './_places.ts';
import { checkClasses } from './_redact.ts';
import { checkRedactClasses } from './_sharing.ts';

export const rule: ProjectRule = {
  id: 'privacy/class-config',
  scope: 'project',
  summary: 'PRIVACY.md, REDACT.md or SHARING_POLICY.md holds what does not work',
  severity: 'error',
  layouts: ['flat', 'typed', 'untyped'],
  why: 'A switch that is misspelt, or text where true or false belongs, is passed over in silence: a class of text that its owner believes to be redacted is written and sent as it is. A key that nobody knows, and a class without a pattern, are warnings.',
  fix: 'Write what the message names. `enabled` is `true` or `false`, for YAML reads `on` and `yes` as text; a class of your own needs a `pattern`; credentials cannot be switched off.',
  examples: {
    path: 'REDACT.md',
    bad: '---\nclasses:\n  financial:\n    enabled: on\n---\n',
    ok: '---\nclasses:\n  financial:\n    enabled: true\n---\n',
  },
  *check({ pages }) {
    const own = ownClasses(pages.find(({ role }) => role === 'redact'));
    for (const page of pages) if (page.role !== 'skill') yield* checkPage(page, own);
  },
};

/** Classes that REDACT.md has; none where there is no such file, undefined where it cannot be read. */
function ownClasses(page: ProjectPage | undefined): ReadonlySet<string> | undefined {
  if (!page) return new Set();
  if (!page.document || findBlockProblems(page.document, true).length > 0) return undefined;
  return new Set(classesOf(page.document).map(({ name }) => name));
}

/** That PRIVACY.md cannot be read is said by privacy/mode, and what becomes of `mode`. */
function* checkPage({ role, path, document, fault }: ProjectPage, own: ReturnType<typeof ownClasses>) {
  const isPrivacy = role === 'privacy';
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (!document) {
    if (!isPrivacy) yield { path, line: 1, column: 1, message: `${name} ${fault}`, key: 'unreadable' };
    return;
  }
  const problems = findBlockProblems(document, true);
  if (problems.length > 0) {
    for (const { start, end, message, key } of isPrivacy ? [] : problems)
      yield { path, ...document.place(start, end), message: `${name} ${message}`, key };
    return;
  }
  yield* checkFaults(document, isPrivacy);
  yield* checkSchema(document, role, name);
  if (isPrivacy) yield* checkStripped(document);
  if (role === 'redact') yield* checkClasses(document);
  if (role === 'sharing-policy') yield* checkRedactClasses(document, own);
}

/** What YAML readers disagree on. */
function* checkFaults({ path, place, frontmatter }: Document, isPrivacy: boolean): Iterable<Finding> {
  for (const { code, offset, end = offset, field = '', message } of frontmatter.faults) {
    if (isPrivacy && field === 'mode') continue;
    const subject = code === 'duplicate-key' ? '' : `\`${field}\`: `;
    yield { path, ...place(offset, end), message: `${subject}${message}`, key: `${code} ${field}` };
  }
}

function* checkSchema(document: Document, role: ProjectPage['role'], name: string): Iterable<Finding> {
  const { fields } = document.frontmatter;
  const schema = policySchema(role);
  const known = Object.keys((schema.schema as { properties: object }).properties);
  for (const fault of schemaFaults(schema, plainObject(fields), name)) {
    const { pointer } = fault;
    const keys = segments(pointer);
    if (fault.kind === 'unknown' && keys.length === 1) {
      const meant = nearest(keys[0]!, known);
      // A key of another tool's, or of a later version; and one that privacy/mode speaks of.
      if (meant === undefined || (meant === 'mode' && !fields.has('mode'))) continue;
    }
    if (role === 'privacy' && pointer === '/mode') continue;
    const field = fieldAt(fields, pointer);
    if (!field || !isDistorted(document, field)) yield findingOf(document, fault, field);
  }
}

/** A value behind a tag or an alias is not known, and that is said of it. */
const isDistorted = ({ text }: Document, { style, valueStart }: FrontmatterField): boolean =>
  style === 'plain' && /[!&*]/.test(text.charAt(valueStart));

function findingOf(
  document: Document,
  { kind, pointer, part, message }: SchemaFault,
  field: FrontmatterField | undefined,
): Finding {
  const key = `${withoutNumbers(pointer)} ${kind}`;
  if (!field) return atFence(document, message, key);
  const said = message + (kind === 'value' ? readAsText(field, message) : '');
  const finding = atField(document, field, part, said, `${key} ${showValue(field.value)}`);
  return kind === 'unknown' ? { ...finding, severity: 'warning' } : finding;
}

/** Why a word that was meant as a switch is none. */
function readAsText({ value, style }: FrontmatterField, message: string): string {
  if (typeof value !== 'string' || !message.endsWith('it must be true or false')) return '';
  if (/^(?:true|false)$/i.test(value)) return style === 'quoted' ? ', without quotes' : '';
  return /^(?:on|off|yes|no|y|n)$/i.test(value) ? ': YAML reads this word as text' : '';
}

function* checkStripped(document: Document): Iterable<Finding> {
  const field = document.frontmatter.fields.get('abstract_rules')?.children?.get('strip_credentials');
  if (field?.value !== false) return;
  const message = 'credentials are always replaced: `strip_credentials: false` has no effect';
  yield atField(document, field, 'value', message, 'credentials off');
}
