import { DENIED_SEGMENTS, normaliseSegment } from '../../parse/path-name.ts';

const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[1-9\u00b9\u00b2\u00b3])\s*(?:\.|:|$)/i;
const BIDI = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Joiners shape the words of many scripts, and emoji; there they are parts of letters, not disguises. */
const JOINED =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}]/u;

/** What is wrong with one path segment, each as the end of "the name …". */
export function nameFaults(segment: string): string[] {
  const faults: string[] = [];
  if (segment.includes('\ufffd')) faults.push('is not valid UTF-8');
  if (/[\0-\x1f\x7f-\x9f\u2028\u2029]/.test(segment)) faults.push('holds a control character');
  if (BIDI.test(segment))
    faults.push('holds a mark that turns the direction of text, so it is not what it looks like');
  else if (holdsInvisible(segment)) faults.push('holds a character that cannot be seen');
  const forbidden = /[<>:"|?*\\]/.exec(segment);
  if (forbidden) faults.push(`holds ${forbidden[0]}, which Windows allows in no name`);
  if (RESERVED.test(segment)) faults.push('is a device on Windows, where no file can have it');
  if (/[.\p{White_Space}]$/u.test(segment)) faults.push('ends in a dot or a blank, which Windows drops');
  const normal = normaliseSegment(segment);
  if (normal !== null && DENIED_SEGMENTS.has(normal))
    faults.push(`stands for ${normal}, which git, editors or agents give a meaning of its own`);
  return faults;
}

function holdsInvisible(segment: string): boolean {
  for (const { 0: unit, index } of segment.matchAll(INVISIBLE)) {
    const joiner = unit === '\u200c' || unit === '\u200d' || unit === '\ufe0f' || unit === '\ufe0e';
    if (!joiner || !JOINED.test(previousCharacter(segment, index))) return true;
  }
  return false;
}

function previousCharacter(text: string, index: number): string {
  const pair = (text.charCodeAt(index - 1) & 0xfc00) === 0xdc00;
  return text.slice(index - (pair ? 2 : 1), index);
}
