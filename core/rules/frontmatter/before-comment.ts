import { isFact } from '../../parse/fact.ts';
import { findHiddenBlock, type HiddenBlock } from '../../parse/frontmatter-hidden.ts';
import { lineAt } from '../../parse/frontmatter-lines.ts';
import type { FileRule, TextEdit } from '../../types.ts';
import { ALL_LAYOUTS, findingAt, mendedBy } from './_facts.ts';

export const rule: FileRule = {
  id: 'frontmatter/before-comment',
  scope: 'file',
  summary: 'something stands before the opening fence',
  severity: 'error',
  layouts: ALL_LAYOUTS,
  fixable: true,
  why: 'Frontmatter begins on line 1 or not at all. Behind a comment or a blank line agents see none, while the author thinks it is there.',
  fix: 'Move the comment below the closing fence, or remove the blank lines.',
  examples: {
    path: 'feedback_tests.md',
    bad: '<!-- reviewed -->\n---\nname: Test first\ndescription: Write the failing test first\ntype: feedback\n---\n\nA test comes first.\n',
    ok: '---\nname: Test first\ndescription: Write the failing test first\ntype: feedback\n---\n<!-- reviewed -->\n\nA test comes first.\n',
  },
  *check(document) {
    if (!isFact(document) || document.frontmatter.state !== 'hidden') return;
    const hidden = findHiddenBlock(document.text);
    if (!hidden) return;
    const { line } = document.place(hidden.offset);
    const remedy =
      hidden.behind === 'a comment' ? 'move the comment below the closing fence' : 'remove the blank lines';
    const message = `the frontmatter on line ${line} stands behind ${hidden.behind}, so agents see none; ${remedy}`;
    const finding = findingAt(document, 0, hidden.offset, message, 'hidden');
    yield mendedBy(document, moveBelow(document.text, hidden), finding);
  },
};

/** Moves what stands before the block below it, unit for unit. */
function moveBelow(text: string, { offset, end }: HiddenBlock): TextEdit[] {
  const before = text.slice(0, offset);
  const fence = lineAt(text, end);
  const at = end + fence.line.length;
  const isLast = fence.next === at;
  // The last line of a file may have no line end: then the moved text gives up its own.
  const lineEnd = before.endsWith('\r\n') ? '\r\n' : '\n';
  const moved = isLast ? lineEnd + before.slice(0, -lineEnd.length) : before;
  const target = isLast ? at : fence.next;
  return [
    { start: 0, end: offset, text: '' },
    { start: target, end: target, text: moved },
  ];
}
