import { isFact } from '../../parse/fact.ts';
import { scanDocument } from '../../parse/markdown.ts';
import { showStart } from '../../parse/path-name.ts';
import { isPartOf } from '../../roots/paths.ts';
import type { Document, Finding, RootRule } from '../../types.ts';
import { keyOf, Names } from './_names.ts';

export const rule: RootRule = {
  id: 'facts/wiki-link',
  scope: 'root',
  summary: 'a wiki link leads to no note',
  severity: 'info',
  layouts: ['flat', 'typed', 'untyped'],
  why: 'An agent that follows `[[a name]]` looks for the note of that name. A link to nothing may mark what is still to be written, or be left over from a note that was renamed.',
  fix: 'Link a note by its file name or its `name`, or write the note. Case, `-` and `_`, `.md` and a type in front of the name make no difference.',
  examples: {
    path: 'feedback_tests.md',
    bad: 'memory/release.md    See [[how we test]].\nmemory/style.md      name: Style\n',
    ok: 'memory/release.md    See [[how we test]].\nmemory/tests.md      name: How we test\n',
  },
  *check(root, { config }) {
    const facts = root.documents.filter(
      (document) => isFact(document) && document.text.includes('[[') && isPartOf(root.only, document.path),
    );
    if (facts.length === 0) return;
    const names = new Names(root, config.extraTypes);
    for (const document of facts) yield* judge(document, names);
  },
};

/** Each target once, where it is linked first. */
function* judge(document: Document, names: Names): Iterable<Finding> {
  const { path } = document;
  const seen = new Set<string>();
  for (const { kind, start, end, target } of scanDocument(document).links) {
    if (kind !== 'wiki' || !isName(target.path) || names.has(target.path)) continue;
    const key = keyOf(target.path);
    if (seen.has(key)) continue;
    seen.add(key);
    const message = `\`[[${showStart(target.path)}]]\` leads to no note: write it, or link one by its file name or its \`name\``;
    yield { path, ...document.place(start, end), message, key: showStart(key, 100) };
  }
}

/** Code such as `[[ -f x ]]` or `[[1, 2]]` that stands in the text, addresses and placeholders name no note. */
function isName(target: string): boolean {
  return (
    (/[a-z]/i.test(target) || /\p{L}/u.test(target)) && !/^[-!]|[{}*<>|$`"=\u2026]|\.\.\.|:\/\//.test(target)
  );
}
