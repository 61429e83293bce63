import { isFact, typeField } from '../../parse/fact.ts';
import { bodyStart, scanDocument } from '../../parse/markdown.ts';
import type { Document, FileRule } from '../../types.ts';
import { missingParts, type Part } from './_labels.ts';

export const rule: FileRule = {
  id: 'facts/why-how',
  scope: 'file',
  summary: 'a correction or decision without its reason',
  severity: 'info',
  layouts: ['flat', 'typed'],
  why: 'A rule without its reason is applied where it does not belong, and nobody can tell when it no longer holds. Agents are told to write notes of type `feedback` and `project` with both.',
  fix: 'Below the rule or fact write a line `**Why:**` with the reason, and a line `**How to apply:**` that says when to act on it.',
  examples: {
    path: 'feedback_tests.md',
    bad: '---\nname: Test first\ndescription: Write the failing test first\ntype: feedback\n---\n\nA test comes first.\n',
    ok: '---\nname: Test first\ndescription: Write the failing test first\ntype: feedback\n---\n\nA test comes first.\n\n**Why:** a test that never failed proves nothing.\n\n**How to apply:** with each change of behaviour.\n',
  },
  *check(document) {
    const type = isFact(document) && typeField(document.frontmatter)?.field.value;
    if (type !== 'feedback' && type !== 'project') return;
    const missing = missingIn(document);
    if (missing.length === 0) return;
    const { path, text } = document;
    const labels = missing.map((part) => `\`**${part}:**\``).join(' and no ');
    const asks = missing.map((part) => ASKS[part]).join(', and ');
    const message = `the ${type} note has no ${labels}: say ${asks}`;
    const at = firstWord(document);
    const lf = text.indexOf('\n', at);
    yield { path, ...document.place(at, lf < 0 ? text.length : lf), message, key: missing.join(', ') };
  },
};

const ASKS: Readonly<Record<Part, string>> = {
  Why: 'why it holds',
  'How to apply': 'when to act on it',
};

/** What begins code or a comment. */
const HIDING = ['`', '~', '<!--', '\n ', '\n\t'];

/** Code and comments are looked for only where a part may stand in them. */
function missingIn(document: Document): Part[] {
  const body = document.text.slice(bodyStart(document));
  const missing = missingParts(body);
  const mayHide = missing.length < 2 && HIDING.some((mark) => body.includes(mark));
  return mayHide ? missingParts(shownBody(document)) : missing;
}

function shownBody(document: Document): string {
  let shown = '';
  let at = bodyStart(document);
  for (const { start, end, kind } of scanDocument(document).hidden) {
    if (kind === 'html' || start < at) continue;
    shown += document.text.slice(at, start);
    at = end;
  }
  return shown + document.text.slice(at);
}

/** Offset of the first word below the frontmatter; of the closing fence where there is none. */
function firstWord(document: Document): number {
  const from = bodyStart(document);
  const blanks = document.text.slice(from).search(/\S/);
  return blanks < 0 ? document.frontmatter.end : from + blanks;
}
