import path from 'node:path';
import { ZerefError } from '../errors.ts';
import { joinRoot } from '../roots/paths.ts';
import type { DiscoveredRoot } from '../sources/discover.ts';
import { findRepository, slashed } from '../sources/find-roots.ts';
import { createFile } from '../store/create-file.ts';
import { replaceFile } from '../store/replace-file.ts';
import { syncFolder } from '../store/temporary.ts';
import type { PlannedChange } from './plan-fixes.ts';

/** What became of one planned change. */
export interface Written {
  readonly change: PlannedChange;
  /** As shown to people. */
  readonly path: string;
  readonly outcome: 'written' | 'skipped' | 'failed';
  /** Why it was not written. */
  readonly reason?: string;
}

/** Writes each file as a whole or not at all. One that fails does not stop the others. */
export function writeChanges(changes: readonly PlannedChange[]): Written[] {
  const written = changes.map(writeOne);
  const kept = written.filter(({ outcome }) => outcome === 'written').map(({ change }) => change);
  const folders = kept.map(({ root, path: file }) => path.dirname(path.join(root.realDir, file)));
  for (const folder of new Set(folders)) syncFolder(folder);
  return written;
}

function writeOne(change: PlannedChange): Written {
  const shown = { change, path: joinRoot(change.root, change.path) };
  try {
    const reason = write(change);
    return reason === undefined ? { ...shown, outcome: 'written' } : { ...shown, outcome: 'skipped', reason };
  } catch (error) {
    return { ...shown, outcome: 'failed', reason: reasonOf(error) };
  }
}

/** @returns why it was not written */
function write({ root, path: file, before, after }: PlannedChange): string | undefined {
  const project = projectOf(root);
  const name = slashed(path.relative(project, path.join(root.dir, file)));
  const outcome =
    before === undefined
      ? createFile(project, name, after.toString())
      : replaceFile(project, name, before, after);
  return REASONS[outcome];
}

/**
 * The folder that a root belongs to. Between the two no link is followed either: a repository that somebody else wrote
 * may have one in the place of its memory.
 */
function projectOf({ path: shown, dir }: DiscoveredRoot): string {
  if (path.isAbsolute(shown)) return findRepository(dir) ?? path.dirname(dir);
  return path.resolve(dir, path.relative(shown, ''));
}

const REASONS: Readonly<Record<string, string>> = {
  exists: 'somebody wrote it in the meantime: run zeref again',
  changed: 'somebody changed it in the meantime: run zeref again',
  'read-only': 'it is read-only: its mode lets nobody write it',
};

/** @throws what is a bug */
function reasonOf(error: unknown): string {
  if (error instanceof ZerefError) return error.message;
  if (!(error instanceof Error) || !('syscall' in error)) throw error;
  const { code } = error as NodeJS.ErrnoException;
  return code === 'EACCES' || code === 'EPERM' ? 'permission denied' : error.message;
}
