import { isFact } from '../../parse/fact.ts';
import { conflictIn } from '../../parse/frontmatter-conflict.ts';
import type { Document, FileRule, FrontmatterFault } from '../../types.ts';
import { ALL_LAYOUTS, clip, findingAt, isMendable, lineWith, mendedBy } from './_facts.ts';

export const rule: FileRule = {
  id: 'frontmatter/yaml',
  scope: 'file',
  summary: 'the frontmatter is not valid YAML',
  severity: 'error',
  layouts: ALL_LAYOUTS,
  fixable: true,
  why: 'A strict reader drops every field of a block that it cannot parse: type and description vanish, and nothing tells the author. The usual cause is one value that needs quotes.',
  fix: 'Quote the value that the message names. In single quotes a single quote is written twice.',
  examples: {
    path: 'feedback_tests.md',
    bad: '---\nname: Test first\ndescription: Testing: write the failing test first\ntype: feedback\n---\n\nA test comes first.\n',
    ok: '---\nname: Test first\ndescription: "Testing: write the failing test first"\ntype: feedback\n---\n\nA test comes first.\n',
  },
  *check(document) {
    if (!isFact(document)) return;
    const faults = document.frontmatter.faults.filter(
      ({ code }) => code === 'yaml' || code === 'not-a-mapping',
    );
    // A merge conflict is reported once, by layout/conflict-marker.
    if (faults.length === 0 || conflictIn(document.text, document.frontmatter) !== undefined) return;
    // Half of the repairs would leave the block as unreadable as it is.
    const isWhole = isMendable(document.frontmatter);
    for (const fault of faults) {
      const { offset, end = offset, code, field = 'block', repair } = fault;
      const finding = findingAt(document, offset, end, explain(document, fault), `${field} ${code}`);
      const edits = repair === undefined ? [] : [{ start: offset, end, text: repair }];
      yield isWhole ? mendedBy(document, edits, finding) : finding;
    }
  },
};

function explain({ text }: Document, { offset, end, field, message, repair }: FrontmatterFault): string {
  const what = field === undefined ? message : `\`${field}\`: ${message}`;
  if (end === undefined) return what;
  const source = clip(lineWith(text, offset, end, text.slice(offset, end)), 100);
  if (repair === undefined) return `${what}; the line reads \`${source}\``;
  const advice = /^["']/.test(repair) ? 'quote the value' : 'write';
  return `${what}, in \`${source}\`; ${advice}: \`${lineWith(text, offset, end, repair)}\``;
}
