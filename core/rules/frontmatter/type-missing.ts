import { FACT_TYPES, typeField } from '../../parse/fact.ts';
import type { FileRule, Frontmatter } from '../../types.ts';
import { absence, findingAt, isBlank, TYPED_LAYOUTS, wholeFieldsOf } from './_facts.ts';
import { nearMiss } from './_near-miss.ts';

export const rule: FileRule = {
  id: 'frontmatter/type-missing',
  scope: 'file',
  summary: 'a note has no type',
  severity: 'error',
  layouts: TYPED_LAYOUTS,
  why: 'The type tells the agent how to use a note: as a fact on the user, a correction, the state of the project, or a pointer. Without one it is listed without a kind.',
  fix: 'Add `type: user`, `feedback`, `project` or `reference`, at the top level or under `metadata:`.',
  examples: {
    path: 'feedback_tests.md',
    bad: '---\nname: Test first\ndescription: Write the failing test first\n---\n\nA test comes first.\n',
    ok: '---\nname: Test first\ndescription: Write the failing test first\ntype: feedback\n---\n\nA test comes first.\n',
  },
  *check(document) {
    const frontmatter = wholeFieldsOf(document);
    if (!frontmatter) return;
    const field = typeField(frontmatter)?.field;
    if (!isBlank(field)) return;
    const advice = `add one of ${FACT_TYPES.join(', ')}`;
    if (field)
      yield findingAt(document, field.keyStart, field.keyStart + 4, `\`type\` is empty; ${advice}`, 'type');
    else {
      const message = absence(document, 'type', advice, misspelt(frontmatter));
      yield findingAt(document, 0, 3, message, 'type');
    }
  },
};

/** A key that was probably meant. */
function misspelt({ fields }: Frontmatter): string {
  const keys = [...fields.keys(), ...(fields.get('metadata')?.children?.keys() ?? [])];
  const near = keys.find((key) => key !== 'node_type' && nearMiss(key, ['type']));
  return near === undefined ? '' : ` (\`${near}\` is another key)`;
}
