import fs from 'node:fs';
import path from 'node:path';
import type { ConfigFile } from '../schemas/generated/types.ts';
import { DEFAULT_CONFIG } from './defaults.ts';
import type { ReadFault } from './errors.ts';
import { readJson, spanOf } from './parse/json.ts';
import { placer } from './parse/text.ts';
import { CONFIG_NAME } from './roots/table.ts';
import { configSchema } from './schema/compiled.ts';
import { schemaFaults } from './schema/faults.ts';
import { segments } from './schema/pointer.ts';
import { readSmallFile } from './sources/small-file.ts';
import type { Config } from './types.ts';

/** Something wrong with a config: the run cannot go on. */
export interface ConfigProblem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export interface LoadedConfig {
  readonly config: Config;
  /** Absolute path of the file; undefined when the defaults hold. */
  readonly file?: string;
  readonly problems: readonly ConfigProblem[];
}

/**
 * The config file around a folder: the nearest zeref.config.json, or package.json with the key `zeref`.
 * @param folders absolute folders to look in, nearest first
 */
export function findConfig(folders: readonly string[]): string | undefined {
  for (const folder of folders) {
    const own = path.join(folder, CONFIG_NAME);
    if (fs.existsSync(own)) return own;
    const manifest = path.join(folder, 'package.json');
    if (fs.existsSync(manifest) && manifestHasConfig(manifest)) return manifest;
  }
  return undefined;
}

/** Reads and checks a config file. Never throws on its content. @param file absolute path, or none for the defaults */
export function loadConfig(file: string | undefined): LoadedConfig {
  if (file === undefined) return { config: DEFAULT_CONFIG, problems: [] };
  const text = readText(file);
  if (typeof text !== 'string') return { config: DEFAULT_CONFIG, file, problems: [text] };
  const json = readJson(text);
  const place = placer(text);
  const problem = (start: number, message: string): ConfigProblem => ({ file, ...place(start), message });
  if ('fault' in json) {
    return { config: DEFAULT_CONFIG, file, problems: [problem(json.fault.offset, json.fault.message)] };
  }
  const prefix = isManifest(file) ? ['zeref'] : [];
  const value = prefix.length > 0 ? (json.value as { zeref: unknown }).zeref : json.value;
  const own = spanOf(json.root, prefix, 'value');
  const problems = [
    ...json.duplicates
      .filter(({ start }) => start >= own.start && start < own.end)
      .map(({ key, start }) => problem(start, `the key \`${key}\` occurs twice`)),
    ...schemaFaults(configSchema(), value, 'the config').map(({ pointer, part, message }) =>
      problem(spanOf(json.root, [...prefix, ...segments(pointer)], part).start, message),
    ),
  ];
  return { config: problems.length > 0 ? DEFAULT_CONFIG : withDefaults(value as ConfigFile), file, problems };
}

function withDefaults({ roots = [], limits, budget, patterns, ...rest }: ConfigFile): Config {
  return {
    ...DEFAULT_CONFIG,
    ...rest,
    roots: roots.map((root) => (typeof root === 'string' ? { path: root } : root)),
    limits: { ...DEFAULT_CONFIG.limits, ...limits },
    budget: { ...DEFAULT_CONFIG.budget, ...budget },
    patterns: { ...DEFAULT_CONFIG.patterns, ...patterns },
  };
}

const isManifest = (file: string) => path.basename(file) === 'package.json';

/** A package.json that is broken is npm's to report, not ours. */
function manifestHasConfig(file: string): boolean {
  const text = readText(file);
  if (typeof text !== 'string' || !text.includes('"zeref"')) return false;
  const json = readJson(text);
  const { value } = 'fault' in json ? { value: undefined } : json;
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'zeref');
}

function readText(file: string): string | ConfigProblem {
  const problem = (message: string) => ({ file, line: 1, column: 1, message });
  try {
    return readSmallFile(file) ?? problem('there is no such file');
  } catch (error) {
    return problem((error as ReadFault).message);
  }
}
