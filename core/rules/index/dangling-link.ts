import { foldPath, showName, showStart } from '../../parse/path-name.ts';
import type { Document, Finding, RootRule } from '../../types.ts';
import { fileLinks, isPlaceholder, spellings } from './_links.ts';
import { type Found, Targets } from './_targets.ts';

export const rule: RootRule = {
  id: 'index/dangling-link',
  scope: 'root',
  summary: 'the index links to a file that does not exist',
  severity: 'error',
  layouts: ['flat', 'typed', 'untyped'],
  why: 'The index is all that an agent sees at first. It opens what a line promises, finds nothing, and goes on without the fact, or makes it up.',
  fix: 'Correct the path, restore the file from git (`git log -- <file>`), or delete the line. Targets are read from the folder of the linking file; case counts.',
  examples: {
    path: 'MEMORY.md',
    bad: '- [Style](feedback_styles.md) — how to write\n',
    ok: '- [Style](feedback_style.md) — how to write\n',
  },
  *check(root) {
    const indexes = root.documents.filter(({ role }) => role === 'index' || role === 'hub');
    if (indexes.length === 0) return;
    const targets = new Targets(root);
    for (const document of indexes) yield* judge(document, targets);
  },
};

/** Each target once, where it is linked first; a definition by itself is shown to nobody and links nothing. */
function* judge(document: Document, targets: Targets): Iterable<Finding> {
  const { path } = document;
  const seen = new Set<string>();
  for (const link of fileLinks(document)) {
    if (link.kind === 'wiki' || link.kind === 'definition') continue;
    if (isPlaceholder(link) || seen.has(link.target.raw)) continue;
    seen.add(link.target.raw);
    const found = targets.find(path, spellings(link));
    const message = describe(link.target.path, found);
    if (message === undefined) continue;
    const key = `${path}: ${link.target.path}`;
    const weak = found.state === 'elsewhere';
    yield {
      path,
      ...document.place(link.start, link.end),
      message,
      key,
      ...(weak && { severity: 'warning' }),
    };
  }
}

function describe(target: string, found: Found): string | undefined {
  const shown = showStart(target, 200);
  switch (found.state) {
    case 'there':
    case 'unknown':
      return undefined;
    case 'missing':
      return `${shown} does not exist: correct the path, restore the file, or delete the line`;
    case 'no-folder':
      return `${shown} ends in a slash, but ${showName(found.path)} is a file: drop the slash`;
    case 'elsewhere':
      return `${shown} is not there seen from this file: write the path relative to it (${showName(found.path)} from the top of this memory)`;
    case 'otherwise-spelt': {
      const folds = foldPath(found.path).endsWith(foldPath(target.replace(/^(?:\.\/)+/, '')));
      const how = folds
        ? 'it differs in case or Unicode form, so the link works on some systems only'
        : 'the ending is missing';
      return `${shown} does not exist, but ${showName(found.path)} does: ${how}; write it as the file is named`;
    }
  }
}
