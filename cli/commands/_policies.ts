import { ReadFault } from '../../core/errors.ts';
import { parseSettings } from '../../core/parse/document.ts';
import { readMode } from '../../core/privacy/mode.ts';
import { visible } from '../../core/reporters/visible.ts';
import type { Project, ProjectFile } from '../../core/types.ts';

/** The policies that govern a root, in one line; undefined where there is none. */
export async function describePolicies({ files }: Project): Promise<string | undefined> {
  const policies = files.filter(({ role }) => role !== 'skill');
  if (policies.length === 0) return undefined;
  const shown = policies.map(async (file) => `${visible(file.path)}${await modeOf(file)}`);
  return (await Promise.all(shown)).join(', ');
}

async function modeOf({ role, path, read }: ProjectFile): Promise<string> {
  if (role !== 'privacy') return '';
  try {
    const { mode, fault } = readMode(await parseSettings(path, read()));
    return ` (mode ${mode}${fault ? ', since it states none' : ''})`;
  } catch (error) {
    if (!(error instanceof ReadFault)) throw error;
    return ' (mode local-only, since it cannot be read)';
  }
}
