import { ZerefError } from '../errors.ts';
import { createFile } from '../store/create-file.ts';
import { isTaken } from '../store/is-taken.ts';
import type { PlannedFile } from './plan.ts';

/** What became of a planned file, or would. */
export interface Outcome {
  readonly file: PlannedFile;
  readonly state: 'created' | 'exists';
}

/**
 * Which of the files are there already.
 * @param folder absolute
 * @throws ZerefError when one of them could not be written: a folder on its way is a link, or a file
 */
export function foresee(folder: string, files: readonly PlannedFile[]): Outcome[] {
  return files.map((file) => ({ file, state: isTaken(folder, file.path) ? 'exists' : 'created' }));
}

/**
 * Writes the files that are not there. Each is there as a whole or not at all; those that are there are left alone.
 * @param folder absolute; it is made if it does not exist
 * @param done is told of each file
 * @throws ZerefError that names the file that could not be written
 */
export function create(
  folder: string,
  files: readonly PlannedFile[],
  done: (outcome: Outcome) => void,
): void {
  for (const file of files) done({ file, state: createOne(folder, file) });
}

function createOne(folder: string, { path, text }: PlannedFile): Outcome['state'] {
  try {
    return createFile(folder, path, text);
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new ZerefError('cannot-write', `${path} could not be written: ${error.message}`);
  }
}
