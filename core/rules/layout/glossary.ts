import type { RootRule } from '../../types.ts';
import { isScaffold } from './_scaffold.ts';

export const rule: RootRule = {
  id: 'layout/glossary',
  scope: 'root',
  summary: 'a flat memory has no glossary.md',
  severity: 'warning',
  layouts: ['flat'],
  why: "The glossary holds the project's own words. Without it an agent guesses what they mean, and each session guesses anew.",
  fix: 'Write `glossary.md`; a title line is enough to begin with, and `zeref init` writes one.',
  examples: {
    path: '.',
    bad: 'hot.md\nindex.md\nMEMORY.md\n',
    ok: 'glossary.md\nhot.md\nindex.md\nMEMORY.md\n',
  },
  *check(root) {
    const kind = root.present.get('glossary.md');
    if (kind === 'file' || kind === 'symlink' || isScaffold(root)) return;
    const message =
      kind === undefined
        ? 'glossary.md is missing: write one, a title line is enough to begin with'
        : 'glossary.md is not a file: replace it with one';
    yield { path: 'glossary.md', line: 1, column: 1, message, key: 'glossary.md' };
  },
};
