import type { FileRule } from '../../types.ts';
import { ALL_LAYOUTS, fieldsOf, findingAt } from './_facts.ts';

export const rule: FileRule = {
  id: 'frontmatter/fence-too-far',
  scope: 'file',
  summary: 'the frontmatter closes below the lines that agents look at',
  severity: 'warning',
  layouts: ALL_LAYOUTS,
  why: 'Agents list a note by its first 30 lines. When the closing fence is below them, they see neither type nor description.',
  fix: 'Shorten the frontmatter; what is long belongs in the text below it.',
  examples: {
    path: 'feedback_tests.md',
    bad: '---\nname: Test first\ndescription: Write the failing test first\ntype: feedback\ntags:\n  - tag1\n  - tag2\n  - tag3\n  - tag4\n  - tag5\n  - tag6\n  - tag7\n  - tag8\n  - tag9\n  - tag10\n  - tag11\n  - tag12\n  - tag13\n  - tag14\n  - tag15\n  - tag16\n  - tag17\n  - tag18\n  - tag19\n  - tag20\n  - tag21\n  - tag22\n  - tag23\n  - tag24\n  - tag25\n  - tag26\n---\n\nA test comes first.\n',
    ok: '---\nname: Test first\ndescription: Write the failing test first\ntype: feedback\n---\n\nA test comes first.\n',
  },
  *check(document, { config }) {
    const frontmatter = fieldsOf(document);
    const limit = config.limits.fenceLine;
    if (!frontmatter || frontmatter.closeLine <= limit) return;
    const { end, closeLine } = frontmatter;
    const message = `the closing fence is on line ${closeLine}, and agents look at ${limit} lines only: they see no type and no description`;
    yield findingAt(document, end, end + 3, message, 'fence');
  },
};
