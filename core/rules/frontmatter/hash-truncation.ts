import { findCuts } from '../../parse/frontmatter-cuts.ts';
import type { FileRule } from '../../types.ts';
import { ALL_LAYOUTS, fieldsOf, findingAt, isMendable, lineWith, mendedBy } from './_facts.ts';

export const rule: FileRule = {
  id: 'frontmatter/hash-truncation',
  scope: 'file',
  summary: 'a value loses its end to ` #`',
  severity: 'warning',
  layouts: ALL_LAYOUTS,
  fixable: true,
  why: 'In YAML a blank and `#` open a comment, so the rest of an unquoted value is dropped. No reader complains: the agent gets half a sentence.',
  fix: 'Quote the value.',
  examples: {
    path: 'feedback_tests.md',
    bad: '---\nname: Test first\ndescription: Fix flaky tests #123 before new ones\ntype: feedback\n---\n\nA test comes first.\n',
    ok: '---\nname: Test first\ndescription: "Fix flaky tests #123 before new ones"\ntype: feedback\n---\n\nA test comes first.\n',
  },
  *check(document) {
    const frontmatter = fieldsOf(document);
    if (!frontmatter) return;
    for (const { field, start, end, repair, kept, written } of findCuts(document.text, frontmatter)) {
      const right = lineWith(document.text, start, end, repair);
      const message = `\`${field}\`: \`#\` opens a comment, so ${written - kept} of ${written} characters are lost; quote the value: \`${right}\``;
      const finding = findingAt(document, start, end, message, field);
      yield isMendable(frontmatter) ? mendedBy(document, [{ start, end, text: repair }], finding) : finding;
    }
  },
};
