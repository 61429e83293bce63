import path from 'node:path';
import { ReadFault } from '../errors.ts';
import { readSmallFile } from '../sources/small-file.ts';
import type { InitLayout } from './choice.ts';
import { attributeLines } from './templates/settings.ts';

/**
 * The lines that the .gitattributes of a project should have and lacks; none where there is no such file, for it is
 * written then.
 * @param folder absolute
 */
export function missingAttributes(folder: string, layout: InitLayout): string[] {
  const text = textIn(folder);
  if (text === undefined) return [];
  const present = new Set(text.split('\n').map(wordsOf));
  return attributeLines(layout).filter((line) => !present.has(wordsOf(line)));
}

/** A file that cannot be read has none of them, as far as we can tell. */
function textIn(folder: string): string | undefined {
  try {
    return readSmallFile(path.join(folder, '.gitattributes'));
  } catch (error) {
    if (error instanceof ReadFault) return '';
    throw error;
  }
}

/** Git takes blanks and tabs in any number between the words of a line. */
const wordsOf = (line: string) =>
  line
    .trim()
    .split(/[ \t]+/)
    .join(' ');
