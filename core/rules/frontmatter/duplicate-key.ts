import type { FileRule } from '../../types.ts';
import { ALL_LAYOUTS, fieldsOf, findingAt } from './_facts.ts';

export const rule: FileRule = {
  id: 'frontmatter/duplicate-key',
  scope: 'file',
  summary: 'a key occurs twice in the frontmatter',
  severity: 'error',
  layouts: ALL_LAYOUTS,
  why: 'One reader takes the first value, another the last, and strict ones drop the whole block.',
  fix: 'Keep one of the two lines.',
  examples: {
    path: 'feedback_tests.md',
    bad: '---\nname: Test first\ndescription: Write the failing test first\ntype: feedback\ntype: project\n---\n\nA test comes first.\n',
    ok: '---\nname: Test first\ndescription: Write the failing test first\ntype: feedback\n---\n\nA test comes first.\n',
  },
  *check(document) {
    for (const { code, offset, end, field = '' } of fieldsOf(document)?.faults ?? []) {
      if (code !== 'duplicate-key') continue;
      yield findingAt(
        document,
        offset,
        end ?? offset,
        `\`${field}\` stands there twice; keep one of the two`,
        field,
      );
    }
  },
};
