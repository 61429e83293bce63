import type { FileRule } from '../../types.ts';

export const rule: FileRule = {
  id: 'index/frontmatter-in-index',
  scope: 'file',
  summary: 'the index opens with frontmatter',
  severity: 'warning',
  layouts: ['flat', 'typed', 'untyped'],
  why: 'Agents drop the frontmatter of the index before they show it, so what stands there is never read. Where the block is no frontmatter but text between two rules (`---`), that text is lost.',
  fix: 'Delete the block, or move what it says below it. To draw a line at the top, use `***`.',
  examples: {
    path: 'MEMORY.md',
    bad: '---\nname: index\n---\n\n- [Style](feedback_style.md)\n- [Release](release_steps.md)\n',
    ok: '# Memory\n\n- [Style](feedback_style.md)\n- [Release](release_steps.md)\n',
  },
  *check(document) {
    const { role, path, frontmatter } = document;
    if (role !== 'index' || frontmatter.state !== 'closed') return;
    const message = `the index opens with a frontmatter block (lines 1 to ${frontmatter.closeLine}) that agents are not shown: delete it`;
    yield { path, line: 1, column: 1, message, key: 'frontmatter' };
  },
};
