/** Settings of zeref and git for a new memory. */

import { LOCAL_SCHEMA, LOG_PATH } from '../../roots/table.ts';
import type { InitLayout } from '../choice.ts';

/**
 * The text of zeref.config.json. A new log has honest hashes from its first line, so that wrong ones are errors.
 * @param schema whether the schema is installed in the project, so that an editor finds it
 */
export function configText(layout: InitLayout, schema: boolean): string {
  const settings = layout === 'flat' ? { patterns: { hash: 'verify' } } : { extraTypes: [] };
  return `${JSON.stringify({ ...(schema && { $schema: LOCAL_SCHEMA }), ...settings }, null, 2)}\n`;
}

/**
 * Lines of .gitattributes. Bytes of memory are hashed and compared, so git changes no line ends in it; the log is
 * joined line by line when two branches both wrote to it.
 */
export function attributeLines(layout: InitLayout): readonly string[] {
  return ['memory/** -text', ...(layout === 'flat' ? [`memory/${LOG_PATH} merge=union`] : [])];
}

/** What writers leave beside the notes for a moment. */
export const GITIGNORE = `/.lock
.zeref-*.tmp
`;
