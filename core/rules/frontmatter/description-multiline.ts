import type { FileRule } from '../../types.ts';
import { ALL_LAYOUTS, fieldsOf, findingAt } from './_facts.ts';

export const rule: FileRule = {
  id: 'frontmatter/description-multiline',
  scope: 'file',
  summary: 'a description spans lines',
  severity: 'warning',
  layouts: ALL_LAYOUTS,
  why: 'Agents list one note a line. A description with a line break can pass for the entry of another note, and readers that go by lines lose the rest of it.',
  fix: 'Write the description on one line; what does not fit belongs in the text.',
  examples: {
    path: 'feedback_tests.md',
    bad: '---\nname: Test first\ndescription: |\n  Write the failing test first,\n  then the code\ntype: feedback\n---\n\nA test comes first.\n',
    ok: '---\nname: Test first\ndescription: Write the failing test first\ntype: feedback\n---\n\nA test comes first.\n',
  },
  *check(document) {
    const field = fieldsOf(document)?.fields.get('description');
    if (typeof field?.value !== 'string') return;
    const written = document.text.slice(field.valueStart, field.valueEnd);
    if (!written.includes('\n') && !field.value.includes('\n')) return;
    const message = 'the description spans lines; write it on one line';
    yield findingAt(document, field.valueStart, field.valueEnd, message, 'description');
  },
};
