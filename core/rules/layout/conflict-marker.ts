import { scanDocument } from '../../parse/markdown.ts';
import type { Document, FileRule } from '../../types.ts';

/** As git writes them: seven marks and a label. The middle one alone underlines a heading, so it is no sign. */
const MARKER = /^(?:<{7,} \S|>{7} \S|\|{7} \S)/;
const CANDIDATE = /^(?:<{7}|>{7}|\|{7})/gm;
const BARE_OPEN = /^<{7}\r?$/;

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
    const message = 'a merge conflict was left here: keep the right lines and delete the markers';
    yield { path, ...document.place(at, end < 0 ? text.length : end), message, key: 'conflict' };
  },
};

function firstMarker(document: Document): number | undefined {
  const { text } = document;
  const candidates = [...text.matchAll(CANDIDATE)].map(({ index }) => index);
  if (candidates.length === 0) return undefined;
  const isPaired = bareOpenIsPaired(text);
  const fences = scanDocument(document).hidden.filter(({ kind }) => kind === 'fence');
  let fence = 0;
  return candidates.find((at) => {
    while (fence < fences.length && fences[fence]!.end <= at) fence++;
    const fenced = fence < fences.length && fences[fence]!.start <= at;
    const line = text.slice(at, at + 100).split('\n', 1)[0]!;
    return !fenced && (MARKER.test(line) || (BARE_OPEN.test(line) && isPaired(at)));
  });
}

/** An opener without a label, as some merge tools write it, counts where the other two marks follow. */
function bareOpenIsPaired(text: string): (at: number) => boolean {
  const close = text.lastIndexOf('\n>>>>>>>');
  const middle = close < 0 ? -1 : text.lastIndexOf('\n=======', close);
  return (at) => at < middle;
}
