import { FACT_TYPES, typeField } from '../../parse/fact.ts';
import { withoutHidden } from '../../parse/frontmatter-characters.ts';
import { retypedBy11 } from '../../parse/yaml-11.ts';
import type { FileRule, Severity } from '../../types.ts';
import { clip, fieldsOf, findingAt, isBlank, TYPED_LAYOUTS } from './_facts.ts';
import { nearMiss } from './_near-miss.ts';
import { conflictOf } from './_types.ts';

export const rule: FileRule = {
  id: 'frontmatter/type-unknown',
  scope: 'file',
  summary: 'a type that agents do not know',
  severity: 'error',
  layouts: TYPED_LAYOUTS,
  why: 'Agents know four types. A note of any other is listed without a kind. A word of the team that is far from the four is a warning only.',
  fix: "Write one of `user`, `feedback`, `project`, `reference`, or name the team's own types in `extraTypes` of zeref.config.json.",
  examples: {
    path: 'feedback_tests.md',
    bad: '---\nname: Test first\ndescription: Write the failing test first\ntype: feedbak\n---\n\nA test comes first.\n',
    ok: '---\nname: Test first\ndescription: Write the failing test first\ntype: feedback\n---\n\nA test comes first.\n',
  },
  *check(document, { config }) {
    const frontmatter = fieldsOf(document);
    const found = frontmatter && typeField(frontmatter);
    if (!found || isBlank(found.field) || conflictOf(frontmatter)) return;
    const { field, path } = found;
    if (typeof field.value !== 'string' || (field.style === 'plain' && retypedBy11(field.value))) return;
    const known = [...FACT_TYPES, ...config.extraTypes];
    if (known.includes(field.value)) return;
    const { advice, severity } = judge(field.value, known);
    const message = `\`${path}: ${clip(field.value, 60)}\` is not a known type; ${advice}`;
    yield {
      ...findingAt(document, field.valueStart, field.valueEnd, message, `${path} ${clip(field.value, 60)}`),
      severity,
    };
  },
};

function judge(value: string, known: readonly string[]): { advice: string; severity: Severity } {
  if (isTemplate(value))
    return { advice: `this is the template: keep one of ${FACT_TYPES.join(', ')}`, severity: 'error' };
  const seen = withoutHidden(value);
  if (seen && known.includes(seen.bare))
    return {
      advice: `it holds a hidden character, ${seen.hidden}: write \`${seen.bare}\``,
      severity: 'error',
    };
  const near = nearMiss(value, known);
  if (near !== undefined) return { advice: `did you mean \`${near}\`?`, severity: 'error' };
  const advice = `use one of ${FACT_TYPES.join(', ')}, or add it to extraTypes in zeref.config.json`;
  return { advice, severity: 'warning' };
}

/** `user | feedback | project | reference`, as the instructions to agents have it, in whole or in part. */
function isTemplate(value: string): boolean {
  const words = value.split(/[|,/]| or /).map((word) => word.trim());
  return words.length > 1 && words.filter((word) => FACT_TYPES.some((type) => type === word)).length > 1;
}
