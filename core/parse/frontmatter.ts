import type { Frontmatter, FrontmatterFault } from '../types.ts';
import { conflictIn } from './frontmatter-conflict.ts';
import { readPlain } from './frontmatter-fast.ts';
import { findFences } from './frontmatter-fences.ts';
import type { Fields } from './frontmatter-field.ts';
import { findHiddenBlock } from './frontmatter-hidden.ts';
import { BLOCK_LIMIT, isTooDeep } from './frontmatter-limits.ts';
import { readNested } from './frontmatter-nested.ts';

const NO_FIELDS: Fields = new Map();

/** The frontmatter of a text without a byte order mark. Never throws. */
export async function parseFrontmatter(text: string): Promise<Frontmatter> {
  const frontmatter = await parseFrontmatterAt(text, 0);
  const hidden = frontmatter.state === 'none' ? findHiddenBlock(text) : undefined;
  if (!hidden) return frontmatter;
  const block = await parseFrontmatterAt(text, hidden.offset);
  const linesAbove = text.slice(0, hidden.offset).split('\n').length - 1;
  return { ...block, state: 'hidden', closeLine: block.closeLine - linesAbove };
}

/** The same, with the opening fence on the line that starts at an offset. */
export async function parseFrontmatterAt(text: string, from: number): Promise<Frontmatter> {
  const fences = findFences(text, from);
  if (fences.state !== 'closed') return { ...fences, fields: NO_FIELDS, faults: [] };
  return { ...fences, ...(await readBlock(text, fences)) };
}

/** The fields between the fences. The `yaml` library is loaded for what the line readers decline. */
async function readBlock(
  text: string,
  fences: Pick<Frontmatter, 'start' | 'end'>,
): Promise<Pick<Frontmatter, 'fields' | 'faults'>> {
  const offset = fences.start;
  const block = text.slice(offset, fences.end);
  if (block.length > BLOCK_LIMIT) {
    return refused(
      offset,
      `the block is larger than ${BLOCK_LIMIT / 1024} KiB; the text belongs below the closing fence`,
    );
  }
  const fields = readPlain(block, offset) ?? readNested(block, offset);
  if (fields) return { fields, faults: [] };
  const conflict = conflictIn(text, fences);
  if (conflict !== undefined) return refused(conflict, 'a merge conflict was left here');
  if (isTooDeep(block)) return refused(offset, 'values are nested too deeply to be read');
  const { readYaml } = await import('./yaml.ts');
  return readYaml(block, offset);
}

function refused(offset: number, message: string): { fields: Fields; faults: FrontmatterFault[] } {
  return { fields: NO_FIELDS, faults: [{ code: 'yaml', offset, message }] };
}
