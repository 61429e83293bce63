import { LOG_PATH } from '../roots/table.ts';
import type { Repair } from '../types.ts';

/** Folders that are a record of what was, whatever the layout. */
const RECORDS = /^(?:snapshots|archive|sync)\//;

/** No fix changes the log or a record; a file that is not there may be made, so that git keeps the folder. */
export function isUntouchable({ kind, path }: Repair): boolean {
  return path === LOG_PATH || (RECORDS.test(path) && kind !== 'create');
}
