import { isEditable } from '../../parse/conflict.ts';
import type { Document, FileRule } from '../../types.ts';

export const rule: FileRule = {
  id: 'layout/encoding',
  scope: 'file',
  summary: 'a note is not plain UTF-8 text',
  severity: 'error',
  layouts: ['flat', 'typed', 'untyped'],
  fixable: true,
  why: 'Agents and git read notes as UTF-8. Other bytes turn into replacement marks, a NUL makes git treat the note as binary, and a byte order mark hides the frontmatter from some readers.',
  fix: 'Save the file as UTF-8 without a byte order mark (`iconv -f windows-1252 -t utf-8`, or `-f utf-16`).',
  examples: { path: 'glossary.md', bad: '# Glossary\n\nnull: \0\n', ok: '# Glossary\n\nnull: nothing\n' },
  *check(document) {
    const { path, text, encoding } = document;
    const { bom, invalidAt, nulAt } = encoding;
    if (bom) {
      const message =
        'the file begins with a byte order mark, which some readers take for text: save it without one';
      const repair = isEditable(document) && { repair: { kind: 'drop-bom', path } as const };
      yield { path, line: 1, column: 1, message, key: 'bom', severity: 'warning', ...repair };
    }
    if (looksLikeUtf16(document)) {
      const at = document.place(Math.min(invalidAt ?? text.length, nulAt ?? text.length));
      yield { path, ...at, message: 'the file looks like UTF-16: save it as UTF-8', key: 'utf-16' };
      return;
    }
    if (invalidAt !== undefined) {
      const message =
        'bytes that are not UTF-8, so the text is damaged from here on for every reader: save the file as UTF-8';
      yield { path, ...document.place(invalidAt), message, key: 'invalid' };
    }
    if (nulAt !== undefined) {
      const message = 'a NUL character, which makes git and other tools treat the note as binary: delete it';
      yield { path, ...document.place(nulAt), message, key: 'nul' };
    }
  },
};

/** Its byte order mark is two invalid bytes, and every second byte of Latin text in it is NUL. */
function looksLikeUtf16({ text, encoding }: Document): boolean {
  if (encoding.invalidAt === undefined && encoding.nulAt === undefined) return false;
  if (encoding.invalidAt === 0 && text.startsWith('\ufffd\ufffd')) return true;
  const start = text.slice(0, 1000);
  return start.split('\0').length - 1 >= start.length * 0.3;
}
