import { type Link, scanDocument } from '../../parse/markdown.ts';
import type { Document } from '../../types.ts';

/** The links of a document that name a file by a relative path. */
export function fileLinks(document: Document): Link[] {
  return scanDocument(document).links.filter((link) => isFileLink(document.text, link));
}

function isFileLink(text: string, { kind, start, target }: Link): boolean {
  if (target.kind !== 'relative' || /[\0-\x1f]/.test(target.raw)) return false;
  // `[TODO]: later` is a remark, and `list[0](event)` is code.
  if (kind === 'definition') return target.path.endsWith('.md');
  return /[./]/.test(target.path) || !/\w/.test(text[start - 1] ?? '');
}

/** Whether a target such as `{a,b}.md` or `<name>.md` stands for many files, unless one is called so. */
export function isPlaceholder({ target: { path } }: Link): boolean {
  return /[{}*<>|$`"\u2026]|\.\.\./.test(path);
}

/** What a target may mean, the likeliest first: decoded, as written, without a query; a backslash may be a slash. */
export function spellings({ target: { path, raw } }: Link): string[] {
  // Nearly all are written as they are meant.
  if (path === raw && !/[#?\\]/.test(raw)) return raw === '' ? [] : [raw];
  const written = raw.split('#', 1)[0]!;
  const all = [path, written, path.split('?', 1)[0]!].flatMap((it) => [it, it.replaceAll('\\', '/')]);
  return [...new Set(all)].filter((spelling) => spelling !== '');
}

/** What file systems, Markdown, URLs, messages or this program would read as something else than a part of a name. */
const SPECIAL =
  /^~|[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}%#?&:"`()<>[\]{}|\\*\u2026]|\.(?=\.\.)/gu;

/** A path as the target of a link that leads there. */
export const targetFor = (path: string): string => path.replace(SPECIAL, encodeCharacter);

function encodeCharacter(character: string): string {
  const encoded = encodeURIComponent(character);
  return encoded === character ? `%${character.charCodeAt(0).toString(16).toUpperCase()}` : encoded;
}
