import type { FileRule } from '../../types.ts';
import { ALL_LAYOUTS, checkPresence } from './_facts.ts';

export const rule: FileRule = {
  id: 'frontmatter/name-missing',
  scope: 'file',
  summary: 'a note has no name',
  severity: 'warning',
  layouts: ALL_LAYOUTS,
  why: 'Other notes link to a note by its name, and people find it by it.',
  fix: 'Add `name: <a title>`.',
  examples: {
    path: 'feedback_tests.md',
    bad: '---\ndescription: Write the failing test first\ntype: feedback\n---\n\nA test comes first.\n',
    ok: '---\nname: Test first\ndescription: Write the failing test first\ntype: feedback\n---\n\nA test comes first.\n',
  },
  check: (document) => checkPresence(document, 'name', 'add a title that other notes can link to'),
};
