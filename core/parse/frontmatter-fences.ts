import type { Frontmatter } from '../types.ts';
import { lineAt } from './frontmatter-lines.ts';

type Fences = Pick<Frontmatter, 'state' | 'start' | 'end' | 'closeLine'>;

/** Three dashes that own their line. Blanks after them are accepted: editors leave them, and they change nothing. */
const FENCE = /^---[ \t]*$/;
/** A fence that names a language, as readers with script engines take it. */
const ENGINE = /^---[ \t]*[A-Za-z][\w.+-]*[ \t]*$/;

export const isFence = (line: string): boolean => FENCE.test(line);

/**
 * Where the frontmatter of a text opens and closes. Only LF and CRLF end a line; `...` closes nothing.
 * @param text without a byte order mark
 * @param from offset of the line that the opening fence must stand on
 */
export function findFences(text: string, from = 0): Fences {
  const first = lineAt(text, from);
  if (!isFence(first.line)) {
    return { state: ENGINE.test(first.line) ? 'engine' : 'none', start: 0, end: 0, closeLine: 0 };
  }
  let number = text.slice(0, from).split('\n').length + 1;
  for (let at = first.next; at < text.length; number++) {
    const { line, next } = lineAt(text, at);
    if (isFence(line)) return { state: 'closed', start: first.next, end: at, closeLine: number };
    at = next;
  }
  return { state: 'unclosed', start: first.next, end: text.length, closeLine: 0 };
}
