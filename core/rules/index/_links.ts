import { type Link, scanDocument } from '../../parse/markdown.ts';
import type { Document } from '../../types.ts';

/** The links of a document that name a file by a relative path, without placeholders such as `{a,b}.md` or `<name>.md`. */
export function fileLinks(document: Document): Link[] {
  return scanDocument(document).links.filter((link) => isFileLink(document.text, link));
}

function isFileLink(text: string, { kind, start, target }: Link): boolean {
  if (target.kind !== 'relative' || /[{}*<>|$`"…]|\.\.\.|[\0-\x1f]/.test(target.path)) return false;
  // `[TODO]: later` is a remark, and `list[0](event)` is code.
  if (kind === 'definition') return target.path.endsWith('.md');
  return /[./]/.test(target.path) || !/\w/.test(text[start - 1] ?? '');
}

/** What a target may mean, the likeliest first: decoded, as written, without a query. */
export function spellings({ target: { path, raw } }: Link): string[] {
  const written = raw.split('#', 1)[0]!;
  return [...new Set([path, written, path.split('?', 1)[0]!])].filter((spelling) => spelling !== '');
}
