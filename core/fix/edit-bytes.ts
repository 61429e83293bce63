import { mend } from '../parse/frontmatter-mend.ts';
import { decode } from '../parse/text.ts';
import type { Repair } from '../types.ts';

type Change = Exclude<Repair, { kind: 'create' }>;

const MARK = Buffer.from('\ufeff');

/**
 * The bytes of a file after repairs of it.
 * @returns undefined where two edits overlap, or the bytes are not all text: then nothing may be changed
 */
export function editBytes(before: Buffer, repairs: readonly Change[]): Buffer | undefined {
  const { text, encoding } = decode(before);
  if (encoding.invalidAt !== undefined || encoding.nulAt !== undefined) return undefined;
  const edits = repairs.flatMap((repair) => (repair.kind === 'edit' ? repair.edits : []));
  const after = mend(text, edits)?.text;
  if (after === undefined) return undefined;
  const keepsMark = encoding.bom && !repairs.some(({ kind }) => kind === 'drop-bom');
  return Buffer.concat([keepsMark ? MARK : Buffer.alloc(0), Buffer.from(after)]);
}
