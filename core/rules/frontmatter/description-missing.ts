import type { FileRule } from '../../types.ts';
import { ALL_LAYOUTS, checkPresence } from './_facts.ts';

export const rule: FileRule = {
  id: 'frontmatter/description-missing',
  scope: 'file',
  summary: 'a note has no description',
  severity: 'warning',
  layouts: ALL_LAYOUTS,
  why: 'Agents choose by its description whether a note matters. Without one it is opened by luck.',
  fix: 'Add one line: `description: <what the note is about>`.',
  examples: {
    path: 'feedback_tests.md',
    bad: '---\nname: Test first\ntype: feedback\n---\n\nA test comes first.\n',
    ok: '---\nname: Test first\ndescription: Write the failing test first\ntype: feedback\n---\n\nA test comes first.\n',
  },
  check: (document) =>
    checkPresence(document, 'description', 'add one line that says what the note is about'),
};
