import { findHiddenBlock } from '../../parse/frontmatter-hidden.ts';
import type { FileRule } from '../../types.ts';
import { ALL_LAYOUTS, findingAt, isFact } from './_facts.ts';

export const rule: FileRule = {
  id: 'frontmatter/before-comment',
  scope: 'file',
  summary: 'something stands before the opening fence',
  severity: 'error',
  layouts: ALL_LAYOUTS,
  why: 'Frontmatter begins on line 1 or not at all. Behind a comment or a blank line agents see none, while the author thinks it is there.',
  fix: 'Move the comment below the closing fence, or remove the blank lines.',
  examples: {
    path: 'feedback_tests.md',
    bad: '<!-- reviewed -->\n---\nname: Test first\ndescription: Write the failing test first\ntype: feedback\n---\n\nA test comes first.\n',
    ok: '---\nname: Test first\ndescription: Write the failing test first\ntype: feedback\n---\n<!-- reviewed -->\n\nA test comes first.\n',
  },
  *check(document) {
    if (!isFact(document) || document.frontmatter.state !== 'none') return;
    const hidden = findHiddenBlock(document.text);
    if (!hidden) return;
    const { line } = document.place(hidden.offset);
    const remedy =
      hidden.behind === 'a comment' ? 'move the comment below the closing fence' : 'remove the blank lines';
    const message = `the frontmatter on line ${line} stands behind ${hidden.behind}, so agents see none; ${remedy}`;
    yield findingAt(document, 0, hidden.offset, message, 'hidden');
  },
};
