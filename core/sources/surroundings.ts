import fs from 'node:fs';
import path from 'node:path';
import { findConfig } from '../config.ts';
import { detectLayout } from '../roots/layout.ts';
import { CONFIG_NAME, LOCAL_SCHEMA } from '../roots/table.ts';
import type { Layout } from '../types.ts';
import type { ConfiguredAt } from './discover.ts';
import {
  ancestors,
  findRepository,
  hasKnownName,
  holdsMemory,
  isNamedRoot,
  isOfOneAgent,
  namedRootsIn,
  slashed,
} from './find-roots.ts';

/** What stands in and around a folder in which a memory is about to begin. */
export interface Surroundings {
  /** Whether the folder's name is taken by something that is no folder. */
  readonly taken: boolean;
  /** The memory that the folder itself is, or lies in. */
  readonly inside: string | undefined;
  /** Another memory of the same project; those that belong to one agent alone do not count. */
  readonly elsewhere: { readonly dir: string; readonly why: 'found' | 'configured' } | undefined;
  /** What `memory/` is taken for; undefined when it is not there, or holds no memory. */
  readonly memory: { readonly layout: Layout; readonly why: string } | undefined;
  /** Names in `memory/`, also where it is no memory. */
  readonly names: readonly string[];
  /** The config that holds for the folder, unless it is a zeref.config.json of its own. */
  readonly config: string | undefined;
  /** A PRIVACY.md in a folder above. */
  readonly privacy: string | undefined;
  /** Whether the folder has zeref among its packages, and with it the schema of the config. */
  readonly schema: boolean;
}

/**
 * Looks around a folder, up to the top of its repository. All paths are absolute.
 * @param folder absolute; it need not exist
 */
export function surroundings(folder: string, configuredAt: ConfiguredAt): Surroundings {
  const levels = ancestors(folder, findRepository(folder) ?? folder);
  const memory = path.join(folder, 'memory');
  const configured = configuredAt(folder);
  const own = configured.find(({ dir }) => dir === memory);
  const config = findConfig(ancestors(folder, findRepository(folder)));
  return {
    taken: fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false,
    inside: hasKnownName(folder) ? folder : levels.find(isNamedRoot),
    elsewhere: own ? undefined : elsewhere(memory, levels, configured[0]?.dir),
    memory: memoryAt(memory, own?.layout),
    names: namesIn(memory),
    config: config === path.join(folder, CONFIG_NAME) ? undefined : config,
    privacy: levels
      .slice(1)
      .map((level) => path.join(level, 'PRIVACY.md'))
      .find((file) => fs.existsSync(file)),
    schema: fs.existsSync(path.join(folder, LOCAL_SCHEMA)),
  };
}

/** Where the config names roots, these are all there are. */
function elsewhere(
  memory: string,
  levels: readonly string[],
  configured: string | undefined,
): Surroundings['elsewhere'] {
  if (configured !== undefined) return { dir: configured, why: 'configured' };
  const dir = levels.flatMap(namedRootsIn).find((root) => root !== memory && !isOfOneAgent(root));
  return dir === undefined ? undefined : { dir, why: 'found' };
}

function memoryAt(memory: string, layout: Layout | undefined): Surroundings['memory'] {
  if (isLink(memory) || !holdsMemory(memory)) return undefined;
  if (layout) return { layout, why: 'the config says so' };
  return detectLayout(slashed(memory), (name) => fs.existsSync(path.join(memory, name)));
}

/** Nothing is written through a link, wherever it leads. */
function isLink(name: string): boolean {
  try {
    return fs.lstatSync(name).isSymbolicLink();
  } catch {
    return false;
  }
}

function namesIn(folder: string): string[] {
  try {
    return fs.readdirSync(folder);
  } catch {
    return [];
  }
}
