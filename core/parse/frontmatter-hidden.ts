import type { Frontmatter } from '../types.ts';
import { findFences, isFence } from './frontmatter-fences.ts';
import { lineAt } from './frontmatter-lines.ts';

/** Keys that make a block between two rules frontmatter rather than prose. */
const KEYS =
  /^(?:name|description|type|metadata|title|tags|aliases|permalink|node_type|originSessionId|created|updated|modified|date|status|id):(?:\s|$)/;

/** A block of fields that agents do not see, since it does not begin on line 1. */
export interface HiddenBlock {
  readonly offset: number;
  readonly behind: 'blank lines' | 'a comment';
}

/** Frontmatter behind blank lines or HTML comments at the start of a text without any. */
export function findHiddenBlock(text: string): HiddenBlock | undefined {
  const { at, comments } = skipBlanksAndComments(text, 0);
  if (at === 0 || !opensBlock(text, at)) return undefined;
  return { offset: at, behind: comments > 0 ? 'a comment' : 'blank lines' };
}

/** Offset of a second block of fields right below the first, where no reader looks. */
export function findSecondBlock(text: string, { state, end }: Frontmatter): number | undefined {
  if (state !== 'closed') return undefined;
  const { at } = skipBlanksAndComments(text, lineAt(text, end).next);
  return opensBlock(text, at) ? at : undefined;
}

/** A fence with fields right below it, and a closing one. A rule in a text has a blank line or prose below it. */
function opensBlock(text: string, at: number): boolean {
  const fence = lineAt(text, at);
  if (!isFence(fence.line) || !/^[A-Za-z_][\w-]*:/.test(lineAt(text, fence.next).line)) return false;
  const rest = text.slice(at);
  const { state, start, end } = findFences(rest);
  return (
    state === 'closed' &&
    rest
      .slice(start, end)
      .split('\n')
      .some((line) => KEYS.test(line))
  );
}

/** The start of the first line that is neither blank nor part of an HTML comment. */
function skipBlanksAndComments(text: string, from: number): { at: number; comments: number } {
  let comments = 0;
  for (let at = from; at < text.length; ) {
    const { line, next } = lineAt(text, at);
    if (line.trim() === '') at = next;
    else if (line.trimStart().startsWith('<!--')) {
      const close = text.indexOf('-->', at);
      const after = close < 0 ? text.length : lineAt(text, close).next;
      if (close < 0 || text.slice(close + 3, after).trim() !== '') return { at, comments };
      comments++;
      at = after;
    } else return { at, comments };
  }
  return { at: text.length, comments };
}
