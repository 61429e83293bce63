import { isFact } from '../../parse/fact.ts';
import { beginsWithMarker } from '../../parse/frontmatter-conflict.ts';
import { findSecondBlock } from '../../parse/frontmatter-hidden.ts';
import { lineAt } from '../../parse/frontmatter-lines.ts';
import { isPartOf } from '../../roots/paths.ts';
import type { Document, RootRule, Severity } from '../../types.ts';
import { ALL_LAYOUTS, clip, findingAt } from './_facts.ts';

export const rule: RootRule = {
  id: 'frontmatter/missing',
  scope: 'root',
  summary: 'a note has no frontmatter',
  severity: 'error',
  layouts: ALL_LAYOUTS,
  why: 'Agents list a note by the type and description of its frontmatter. Without one they see a file name. Where no note of the root has frontmatter, it is a warning.',
  fix: 'Begin the note with `---` on line 1, then `name:`, `description:` and `type:`, then `---`.',
  examples: {
    path: 'tests.md',
    bad: 'memory/tests.md      # Test first\nmemory/release.md    --- name: Release steps ...\n',
    ok: 'memory/tests.md      --- name: Test first ...\nmemory/release.md    --- name: Release steps ...\n',
  },
  *check(root) {
    const facts = root.documents.filter(isFact);
    const severity: Severity = facts.some(hasFields) ? 'error' : 'warning';
    for (const document of facts) {
      const reason = isPartOf(root.only, document.path) ? reasonOf(document) : undefined;
      if (reason === undefined) continue;
      const message = `${reason}; a note begins with \`---\`, its fields and \`---\``;
      yield { ...findingAt(document, 0, 0, message, 'missing'), severity };
    }
  },
};

/** Fields, if only ones that do not parse. */
const hasFields = ({ frontmatter: { state, fields, faults } }: Document): boolean =>
  (state === 'closed' || state === 'hidden') && fields.size + faults.length > 0;

/** Why a note has no frontmatter, as exactly as can be said; undefined where it has one, or another rule speaks. */
function reasonOf(document: Document): string | undefined {
  const { text, frontmatter } = document;
  const isEmpty = frontmatter.state === 'closed' && !hasFields(document);
  if (isEmpty && findSecondBlock(text, frontmatter) === undefined) return 'the frontmatter holds no field';
  if (frontmatter.state !== 'none') return undefined;
  if (beginsWithMarker(text)) return undefined;
  if (text.trim() === '') return 'the file is empty';
  if (!text.includes('\n') && /^---[ \t]*\r/.test(text))
    return 'its lines end in bare CR, so all of it is one line and the fence is not seen: save it with LF or CRLF';
  const first = lineAt(text, 0).line.trim();
  if (first === '' && lineAt(text.trimStart(), 0).line.trim() === '---')
    return 'line 1 is blank, and the fence must be on line 1';
  return almostFence(first) ?? 'no frontmatter';
}

/** What keeps line 1 from being a fence. */
function almostFence(first: string): string | undefined {
  if (first === '---') return 'the fence on line 1 is indented, and must stand at the left';
  if (first === '+++') return 'line 1 is `+++`: agents read no TOML';
  const shown = `line 1 is \`${clip(first, 40)}\``;
  if (/^--?$/.test(first)) return `${shown}, and a fence has three dashes`;
  if (/^-{4,}$/.test(first)) return `${shown}, and a fence has three dashes exactly`;
  return first.startsWith('---') ? `${shown}, and a fence is three dashes alone` : undefined;
}
