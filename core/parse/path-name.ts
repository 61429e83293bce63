/** Names that tools, git and hooks give a meaning to: no note may stand under one (spec of the path guard, "Sensitive segments"). */
export const DENIED_SEGMENTS: ReadonlySet<string> = new Set([
  '.git',
  'hooks',
  '.husky',
  '.githooks',
  'node_modules',
  '.vscode',
  '.idea',
  'head',
  'config',
  'objects',
  'refs',
  '.claude',
  '.zcode',
  'skills',
  'commands',
  'agents',
  '.cargo',
  '.devcontainer',
  '.yarn',
  '.mvn',
]);

const CONTROL = /[\0-\x1f\x7f-\x9f\u2028\u2029]/;
const LONE_SURROGATE = /\p{Surrogate}/u;
const IGNORABLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
const IGNORABLES = new RegExp(IGNORABLE, 'gu');
const WHITE = /^\p{White_Space}$/u;

/**
 * The strict normal form of one path segment: what a file system, or a reader, may take it for.
 * @returns null for an empty, ill-formed or control-holding segment. Never percent-decodes.
 */
export function normaliseSegment(segment: string): string | null {
  if (segment === '' || CONTROL.test(segment) || LONE_SURROGATE.test(segment)) return null;
  const folded = segment.normalize('NFKC').replace(IGNORABLES, '').toLowerCase().normalize('NFKC');
  const colon = folded.indexOf(':');
  return trimEdges(colon < 0 ? folded : folded.slice(0, colon));
}

/** Without leading white space and without trailing white space and dots. */
function trimEdges(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && WHITE.test(text[start]!)) start++;
  while (end > start && (text[end - 1] === '.' || WHITE.test(text[end - 1]!))) end--;
  return text.slice(start, end);
}

/** Whether the strict guard refuses a path segment; stricter than what `layout/unsafe-name` reports of names that exist. */
export function isDeniedSegment(segment: string): boolean {
  const normal = normaliseSegment(segment);
  if (normal === null || normal === '' || DENIED_SEGMENTS.has(normal)) return true;
  if (IGNORABLE.test(segment) || segment.normalize('NFKC') !== segment.normalize('NFC')) return true;
  const last = segment[segment.length - 1]!;
  return /[:\\/]|~\d|^\./.test(segment) || last === '.' || WHITE.test(segment[0]!) || WHITE.test(last);
}

/** Whether a text is the name of one file or folder, so that below a folder it stays in it. */
export const isPlainSegment = (name: string): boolean =>
  name !== '' && name !== '.' && name !== '..' && !/[/\\]/.test(name) && !CONTROL.test(name);

/** A name for a message: what cannot be seen, or would turn the text around it, as an escape. */
export function showName(name: string): string {
  return name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, escapeUnit);
}

const escapeUnit = (unit: string) => `\\u{${unit.codePointAt(0)!.toString(16)}}`;

/** A path as file systems that ignore case and Unicode form compare it: two paths with one fold are one file there. */
export function foldPath(path: string): string {
  if (!/[^\0-\x7f]/.test(path)) return path.toLowerCase();
  return path.normalize('NFC').toLowerCase().replaceAll('ſ', 's').replaceAll('ς', 'σ').normalize('NFC');
}

/** A text of any length for a message: its beginning, as `showName` shows it. */
export function showStart(text: string, length = 80): string {
  const end = (text.charCodeAt(length - 1) & 0xfc00) === 0xd800 ? length - 1 : length;
  return text.length <= length ? showName(text) : `${showName(text.slice(0, end))}…`;
}
