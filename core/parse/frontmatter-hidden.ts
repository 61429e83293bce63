import type { Frontmatter } from '../types.ts';
import { findFences, isFence } from './frontmatter-fences.ts';
import { lineAt } from './frontmatter-lines.ts';

/** Keys that make a block between two rules frontmatter rather than prose. */
const KEYS =
  /^(?:name|description|type|metadata|title|tags|aliases|permalink|node_type|originSessionId|created|updated|modified|date|status|id):(?:\s|$)/;

/** A block of fields that agents do not see, since it does not begin on line 1. */
export interface HiddenBlock {
  /** Offsets of its opening and of its closing fence. */
  readonly offset: number;
  readonly end: number;
  readonly behind: 'blank lines' | 'a comment';
}

/** Frontmatter behind blank lines or HTML comments at the start of a text without any. */
export function findHiddenBlock(text: string): HiddenBlock | undefined {
  const { at, comments } = skipBlanksAndComments(text, 0);
  const end = at === 0 ? undefined : blockEnd(text, at);
  return end === undefined
    ? undefined
    : { offset: at, end, behind: comments > 0 ? 'a comment' : 'blank lines' };
}

/** Offset of a second block of fields right below the first, where no reader looks. */
export function findSecondBlock(text: string, { state, end }: Frontmatter): number | undefined {
  if (state !== 'closed' && state !== 'hidden') return undefined;
  const { at } = skipBlanksAndComments(text, lineAt(text, end).next);
  return blockEnd(text, at) === undefined ? undefined : at;
}

/**
 * Offset of the closing fence of a block that opens here: a fence with fields right below it. A rule in a text has a
 * blank line or prose below it.
 */
function blockEnd(text: string, at: number): number | undefined {
  const fence = lineAt(text, at);
  if (!isFence(fence.line) || !/^[A-Za-z_][\w-]*:/.test(lineAt(text, fence.next).line)) return undefined;
  const rest = text.slice(at);
  const { state, start, end } = findFences(rest);
  const lines = rest.slice(start, end).split('\n');
  return state === 'closed' && lines.some((line) => KEYS.test(line)) ? at + end : undefined;
}

/** The start of the first line that is neither blank nor part of an HTML comment. */
export function skipBlanksAndComments(text: string, from: number): { at: number; comments: number } {
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
