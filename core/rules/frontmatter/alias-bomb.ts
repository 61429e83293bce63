import type { FileRule } from '../../types.ts';
import { ALL_LAYOUTS, findingAt } from './_facts.ts';

export const rule: FileRule = {
  id: 'frontmatter/alias-bomb',
  scope: 'file',
  summary: 'the frontmatter uses a YAML alias or merge key',
  severity: 'error',
  layouts: ALL_LAYOUTS,
  why: 'A few lines of aliases unfold to gigabytes in a reader that follows them, and a merge key brings in fields that no one sees. Memory needs neither, so zeref never follows them and agents should not have to.',
  fix: 'Write the value out where it is needed.',
  examples: {
    path: 'feedback_tests.md',
    bad: '---\nname: &title Test first\ntitle: *title\ndescription: Write the failing test first\ntype: feedback\n---\n\nA test comes first.\n',
    ok: '---\nname: Test first\ndescription: Write the failing test first\ntype: feedback\n---\n\nA test comes first.\n',
  },
  *check(document) {
    for (const { code, offset, end, field, message } of document.frontmatter.faults) {
      if (code !== 'alias-bomb') continue;
      const text = `${message}; aliases and merge keys are never followed: write the value out`;
      yield findingAt(document, offset, end ?? offset, text, field ?? 'merge');
    }
  },
};
