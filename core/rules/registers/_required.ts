import { type Entry, fieldOf } from '../../parse/entries.ts';
import { looseFields } from '../../parse/entries-field-slip.ts';
import { isBlank } from '../../parse/entries-value.ts';
import type { Document, Finding, Severity } from '../../types.ts';
import { findingIn, nameOf } from './_entries.ts';

/**
 * Findings for fields that an entry lacks or leaves empty. `# TODO` is a value: the format asks for it rather than for an
 * invented one. A field that is there but written otherwise is registers/grammar's.
 */
export function* requiredFindings(
  document: Document,
  entry: Entry,
  labels: readonly string[],
  severity?: Severity,
): Iterable<Finding> {
  const otherwise = new Set(looseFields(entry, labels).map(({ label }) => label));
  for (const label of labels) {
    const field = fieldOf(entry, label);
    if (field ? !isBlank(field.value.text) : otherwise.has(label)) continue;
    const what = field ? `has nothing in its field ${label}` : `has no field **${label}**`;
    const message = `${nameOf(entry)} ${what}: fill it in, or write "# TODO" where the answer is not known yet`;
    const fault = { entry, ...(field && { at: field.label }), message, about: `no ${label}` };
    yield findingIn(document, { ...fault, ...(severity && { severity }) });
  }
}
