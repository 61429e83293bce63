import { ReadFault } from '../errors.ts';
import type { Repair, RootInfo, Source } from '../types.ts';
import { editBytes } from './edit-bytes.ts';

/** What a file held, and what it is to hold; `before` is undefined for one that is not there. */
export interface FileChange {
  readonly before: Buffer | undefined;
  readonly after: Buffer;
  /** What it mends, the earlier first. */
  readonly mends: readonly Mend[];
}

/** One finding that can be mended, in one root. */
export interface Mend {
  readonly ruleId: string;
  readonly repair: Repair;
  /** Names the finding among all of a run. */
  readonly id: string;
}

/**
 * The changes of one root after more repairs. Those that do not fit with the ones before them are left for another pass.
 * @param source what the repairs were made for: the files with `done` over them
 * @param done changes so far, by root-relative path
 */
export async function changeFiles(
  source: Source,
  root: RootInfo,
  done: ReadonlyMap<string, FileChange>,
  mends: readonly Mend[],
): Promise<Map<string, FileChange>> {
  const changes = new Map(done);
  for (const [path, ofFile] of byFile(mends)) {
    const known = done.get(path);
    const current = known?.after ?? (await readIfThere(source, root, path));
    const next = current === undefined ? newFile(ofFile) : editedFile(current, ofFile);
    if (next === undefined || (current !== undefined && next.after.equals(current))) continue;
    const before = known ? known.before : current;
    changes.set(path, { before, after: next.after, mends: [...(known?.mends ?? []), ...next.used] });
  }
  return changes;
}

interface Next {
  readonly after: Buffer;
  readonly used: readonly Mend[];
}

function newFile(mends: readonly Mend[]): Next | undefined {
  const mend = mends.find(({ repair }) => repair.kind === 'create');
  return mend?.repair.kind === 'create' ? { after: Buffer.from(mend.repair.text), used: [mend] } : undefined;
}

/** All edits at once where they fit together; else the first that fits, and the others wait. */
function editedFile(current: Buffer, mends: readonly Mend[]): Next | undefined {
  const fits = (used: readonly Mend[]): Next | undefined => {
    const changes = used.flatMap(({ repair }) => (repair.kind === 'create' ? [] : [repair]));
    const after = changes.length < used.length ? undefined : editBytes(current, changes);
    return after && { after, used };
  };
  const whole = fits(mends);
  if (whole) return whole;
  for (const mend of mends) {
    const next = fits([mend]);
    if (next) return next;
  }
  return undefined;
}

/** Mends by the file that they change, in the order given. */
export function byFile(mends: readonly Mend[]): Map<string, Mend[]> {
  const files = new Map<string, Mend[]>();
  for (const mend of mends) {
    const ofFile = files.get(mend.repair.path);
    if (ofFile) ofFile.push(mend);
    else files.set(mend.repair.path, [mend]);
  }
  return files;
}

async function readIfThere(source: Source, root: RootInfo, path: string): Promise<Buffer | undefined> {
  try {
    return await source.read(root, path);
  } catch (error) {
    if (error instanceof ReadFault) return undefined;
    throw error;
  }
}
