import type { Layout } from '../types.ts';
import { FLAT_FILES, FLAT_FOLDERS, FLAT_SIGNS, INDEX_NAME, LOG_PATH } from './table.ts';

/**
 * Chooses the layout of a root.
 * @param folder path of the root with `/`, absolute or not; only its ending counts
 * @param has whether the root holds this root-relative path
 */
export function detectLayout(
  folder: string,
  has: (path: string) => boolean,
): { layout: Layout; why: string } {
  for (const sign of [LOG_PATH, 'hot.md']) if (has(sign)) return { layout: 'flat', why: `${sign} exists` };
  const signs = FLAT_SIGNS.filter(has);
  if (signs.length >= 2) return { layout: 'flat', why: `${signs[0]} and ${signs[1]} exist` };
  if (/(^|\/)\.agents\/memory$/.test(folder)) return { layout: 'untyped', why: 'a .agents/memory folder' };
  if (has(INDEX_NAME)) return { layout: 'typed', why: `${INDEX_NAME} and facts` };
  const folders = FLAT_FOLDERS.filter(has);
  if (folders.length >= 2) return { layout: 'flat', why: `${folders[0]}/ and ${folders[1]}/ exist` };
  return { layout: 'typed', why: 'facts with frontmatter' };
}

export const isFlatFile = (name: string): boolean => FLAT_FILES.some((file) => file === name);
export const isFlatFolder = (name: string): boolean => FLAT_FOLDERS.some((folder) => folder === name);
