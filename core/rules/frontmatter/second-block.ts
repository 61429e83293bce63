import { isFact } from '../../parse/fact.ts';
import { findSecondBlock } from '../../parse/frontmatter-hidden.ts';
import type { FileRule } from '../../types.ts';
import { ALL_LAYOUTS, findingAt } from './_facts.ts';

export const rule: FileRule = {
  id: 'frontmatter/second-block',
  scope: 'file',
  summary: 'a second frontmatter block follows the first',
  severity: 'error',
  layouts: ALL_LAYOUTS,
  why: 'A tool put a new block over the old one. Readers take the first and show the second, with the real fields, as text.',
  fix: 'Merge the two blocks into one.',
  examples: {
    path: 'feedback_tests.md',
    bad: '---\npermalink: notes/test-first\n---\n\n---\nname: Test first\ndescription: Write the failing test first\ntype: feedback\n---\n\nA test comes first.\n',
    ok: '---\nname: Test first\ndescription: Write the failing test first\ntype: feedback\n---\n\nA test comes first.\n',
  },
  *check(document) {
    if (!isFact(document)) return;
    const offset = findSecondBlock(document.text, document.frontmatter);
    if (offset === undefined) return;
    const message =
      'two frontmatter blocks: readers take the first and miss the fields of this one; merge them into one block';
    yield findingAt(document, offset, offset + 3, message, 'second');
  },
};
