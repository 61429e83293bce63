import { lineAt } from '../../parse/frontmatter-lines.ts';
import type { FileRule } from '../../types.ts';
import { ALL_LAYOUTS, clip, findingAt } from './_facts.ts';

export const rule: FileRule = {
  id: 'frontmatter/engine',
  scope: 'file',
  summary: 'the opening fence names a language',
  severity: 'error',
  layouts: ALL_LAYOUTS,
  why: 'Some readers pick a parser by the word after the dashes, and with `---js` they run what stands below. zeref parses nothing behind such a fence, and agents see no fields.',
  fix: 'Open the block with `---` alone and write the fields as YAML.',
  examples: {
    path: 'feedback_tests.md',
    bad: "---js\n({ name: 'Test first', type: 'feedback' })\n---\n\nA test comes first.\n",
    ok: '---\nname: Test first\ndescription: Write the failing test first\ntype: feedback\n---\n\nA test comes first.\n',
  },
  *check(document) {
    if (document.frontmatter.state !== 'engine') return;
    const { line } = lineAt(document.text, 0);
    const word = clip(line.slice(3).trim(), 40);
    const message = `the fence names a language (\`${word}\`), so the block is neither read nor run; write \`---\` alone, and the fields as YAML`;
    yield findingAt(document, 0, line.length, message, word);
  },
};
