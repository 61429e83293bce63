import { firstMarker } from '../../parse/conflict.ts';
import type { FileRule } from '../../types.ts';

export const rule: FileRule = {
  id: 'layout/conflict-marker',
  scope: 'file',
  summary: 'a merge conflict was committed without being resolved',
  severity: 'error',
  layouts: ['flat', 'typed', 'untyped'],
  why: 'Between the markers stand two versions of the same lines. An agent reads both and believes whichever it meets.',
  fix: 'Keep the right lines, delete the markers (`<<<<<<<`, `|||||||`, `=======`, `>>>>>>>`), and look at the rest of the file too.',
  examples: {
    path: 'glossary.md',
    bad: '# Glossary\n\n<<<<<<< HEAD\n- fact: a note\n=======\n- fact: one note\n>>>>>>> other\n',
    ok: '# Glossary\n\n- fact: one note\n',
  },
  *check(document) {
    const at = firstMarker(document);
    if (at === undefined) return;
    const { text, path } = document;
    const end = text.indexOf('\n', at);
    yield { path, ...document.place(at, end < 0 ? text.length : end), message: MESSAGE, key: 'conflict' };
  },
  *checkEvent({ path, line, refused }) {
    if (refused?.marker) yield { path, line, column: 1, message: LOG_MESSAGE, key: 'conflict' };
  },
};

const MESSAGE = 'a merge conflict was left here: keep the right lines and delete the markers';
const LOG_MESSAGE =
  'a merge conflict was left here: keep the lines of both sides, each once, and delete the markers';
