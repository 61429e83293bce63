import fs from 'node:fs';
import path from 'node:path';
import { type ReadFault, ZerefError } from '../errors.ts';
import { REGISTRY_NAME } from '../roots/table.ts';
import type { Registry } from '../types.ts';
import { readSmallJson } from './small-file.ts';

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
 * @throws ZerefError when it cannot be read or has another shape
 */
export function loadRegistry(folder: string): Registry {
  const value = readValue(path.join(folder, REGISTRY_NAME));
  const skills = namesOf(value, 'skills', 'skill') ?? [];
  const agents = namesOf(value, 'agents', 'agent') ?? DEFAULT_AGENTS;
  const present = skills.filter((skill) =>
    fs.existsSync(path.join(folder, 'skills', skill, 'SKILL.md')),
  ).length;
  return { path: REGISTRY_NAME, skills, leads: new Set([...skills, ...agents]), present };
}

function readValue(file: string): unknown {
  try {
    return readSmallJson(file);
  } catch (error) {
    throw bad((error as ReadFault).message);
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
