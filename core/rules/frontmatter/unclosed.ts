import { isFact } from '../../parse/fact.ts';
import { isFence } from '../../parse/frontmatter-fences.ts';
import { lineAt } from '../../parse/frontmatter-lines.ts';
import type { FileRule } from '../../types.ts';
import { ALL_LAYOUTS, clip, findingAt } from './_facts.ts';

export const rule: FileRule = {
  id: 'frontmatter/unclosed',
  scope: 'file',
  summary: 'the frontmatter is opened and never closed',
  severity: 'error',
  layouts: ALL_LAYOUTS,
  why: 'Without a closing fence no reader knows where the fields end. Agents then see a note without type and description, or take the whole text for fields.',
  fix: 'Put a line that holds three dashes alone, `---`, below the last field.',
  examples: {
    path: 'feedback_tests.md',
    bad: '---\nname: Test first\ndescription: Write the failing test first\ntype: feedback\n...\n\nA test comes first.\n',
    ok: '---\nname: Test first\ndescription: Write the failing test first\ntype: feedback\n---\n\nA test comes first.\n',
  },
  *check(document) {
    if (!isFact(document) || document.frontmatter.state !== 'unclosed') return;
    const message = `the fence on line 1 is never closed: put \`---\` alone on a line below the last field${almostFence(document.text)}`;
    yield findingAt(document, 0, 3, message, 'unclosed');
  },
};

/** The first line that was probably meant to close the block. */
function almostFence(text: string): string {
  let number = 2;
  for (let at = lineAt(text, 0).next; at < text.length; number++) {
    const { line, next } = lineAt(text, at);
    const bare = line.trim();
    if (!isFence(line) && /^(?:-{2,}|\.{3}|[\u2013\u2014]+|\+{3})$/.test(bare))
      return ` (\`${clip(bare, 20)}\`${line === bare ? '' : ', indented,'} on line ${number} does not close it)`;
    at = next;
  }
  return '';
}
