import fs from 'node:fs';
import path from 'node:path';
import { ReadFault, ZerefError } from '../errors.ts';
import { spanOf } from '../parse/json.ts';
import { placer } from '../parse/text.ts';
import { REGISTRY_NAME } from '../roots/table.ts';
import type { Place, Registry } from '../types.ts';
import { showPath } from './show-path.ts';
import { findSkill, skillFolders } from './skills.ts';
import { readSmallJsonText } from './small-file.ts';

/** The six agents of Zeref OS, for registries that list none (spec/zeref-os.md 18). */
const DEFAULT_AGENTS = [
  'memory-keeper',
  'privacy-guardian',
  'sync-coordinator',
  'evidence-curator',
  'pattern-observer',
  'handoff-orchestrator',
];

/** The nearest of these absolute folders that holds a zeref-registry.json. */
export function findRegistry(folders: readonly string[]): string | undefined {
  return folders.find((folder) => fs.existsSync(path.join(folder, REGISTRY_NAME)));
}

/**
 * Reads zeref-registry.json: `{ skills: [{ skill }], agents?: [{ agent }] }`.
 * @param folder absolute folder it stands in
 * @param base absolute folder that its path is shown relative to
 * @throws ZerefError when it cannot be read or has another shape
 */
export function loadRegistry(folder: string, base = folder): Registry {
  const file = path.join(folder, REGISTRY_NAME);
  const { value, size, placeOf } = readValue(file);
  const skills = namesOf(value, 'skills', 'skill') ?? [];
  const agents = namesOf(value, 'agents', 'agent') ?? DEFAULT_AGENTS;
  const folders = skillFolders(folder);
  const entries = skills.map((name, at) => ({
    name,
    place: placeOf(at),
    state: findSkill(folder, folders, name),
  }));
  return {
    path: REGISTRY_NAME,
    shownPath: showPath(base, file),
    size,
    skills,
    entries,
    folders: [...folders],
    leads: new Set([...skills, ...agents]),
    present: entries.filter(({ state }) => state === 'present').length,
  };
}

/** What the file holds, and where the name of the nth skill stands in it. */
function readValue(file: string): { value: unknown; size: number; placeOf: (at: number) => Place } {
  try {
    const found = readSmallJsonText(file);
    if (found === undefined) throw bad('is a link that leads nowhere');
    const { text, json } = found;
    const place = placer(text);
    const placeOf = (at: number) => {
      const { start, end } = spanOf(json.root, ['skills', String(at), 'skill'], 'value');
      return place(start, end);
    };
    return { value: json.value, size: Buffer.byteLength(text), placeOf };
  } catch (error) {
    if (!(error instanceof ReadFault)) throw error;
    throw bad(error.message);
  }
}

/** `value[list][i][name]` as strings; undefined when the list is absent. */
function namesOf(value: unknown, list: string, name: string): string[] | undefined {
  const items = own(value, list);
  if (items === undefined && list !== 'skills') return undefined;
  if (!Array.isArray(items)) throw bad(`has no list \`${list}\``);
  return items.map((item, at) => {
    const found = own(item, name);
    if (typeof found !== 'string' || found.trim() === '') throw bad(`needs a name in ${list}[${at}].${name}`);
    return found;
  });
}

function own(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}

function bad(what: string): ZerefError {
  return new ZerefError(
    'bad-registry',
    `${REGISTRY_NAME} ${what}`,
    'It holds { "skills": [{ "skill": "name" }] }.',
  );
}
