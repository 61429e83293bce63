import { isFact } from '../../parse/fact.ts';
import type { FileRule } from '../../types.ts';
import { ALL_LAYOUTS, findingAt } from './_facts.ts';

export const rule: FileRule = {
  id: 'frontmatter/tab-indent',
  scope: 'file',
  summary: 'a tab indents a field',
  severity: 'error',
  layouts: ALL_LAYOUTS,
  why: 'YAML forbids tabs as indentation. A strict reader drops every field of the block.',
  fix: 'Indent with two blanks.',
  examples: {
    path: 'feedback_tests.md',
    bad: '---\nname: Test first\ndescription: Write the failing test first\nmetadata:\n	type: feedback\n---\n\nA test comes first.\n',
    ok: '---\nname: Test first\ndescription: Write the failing test first\nmetadata:\n  type: feedback\n---\n\nA test comes first.\n',
  },
  *check(document) {
    if (!isFact(document)) return;
    for (const { code, offset, end } of document.frontmatter.faults) {
      if (code !== 'tab-indent') continue;
      yield findingAt(
        document,
        offset,
        end ?? offset,
        'a tab indents this line, which YAML forbids; indent with two blanks',
        'tab',
      );
    }
  },
};
