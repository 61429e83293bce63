import path from 'node:path';
import { findConfig, loadConfig } from '../config.ts';
import { ZerefError } from '../errors.ts';
import type { Project, Registry } from '../types.ts';
import type { ConfiguredAt } from './discover.ts';
import { ancestors, findRepository } from './find-roots.ts';
import { ignorer } from './ignore.ts';
import { findRegistry, loadRegistry } from './registry.ts';
import { loadTeamEvents } from './team-events.ts';

interface FoundProject extends Project {
  /** Absolute folder that paths of the config are relative to. */
  readonly folder: string;
}

/** The projects around folders, each read once. */
export class Projects {
  readonly #cwd: string;
  readonly #override: string | false | undefined;
  readonly #known = new Map<string, FoundProject>();
  readonly #registries = new Map<string, Registry>();

  /** @param override absolute path of a config file that holds for all, or false for none */
  constructor(cwd: string, override?: string | false) {
    this.#cwd = cwd;
    this.#override = override;
  }

  /** The project that a folder belongs to. @throws ZerefError when its config, registry or event schemas are bad */
  at(folder: string): FoundProject {
    const folders = ancestors(folder, findRepository(folder));
    const file = this.#override === false ? undefined : (this.#override ?? findConfig(folders));
    const registry = findRegistry(folders);
    const key = `${file}\0${registry}`;
    const known = this.#known.get(key) ?? this.#load(file, registry);
    this.#known.set(key, known);
    return known;
  }

  readonly configuredAt: ConfiguredAt = (folder) => {
    const { config, folder: home } = this.at(folder);
    return config.roots.map(({ path: name, layout }) => ({ dir: path.resolve(home, name), layout }));
  };

  #load(file: string | undefined, registryFolder: string | undefined): FoundProject {
    const { config, problems } = loadConfig(file);
    if (problems.length > 0) throw badConfig(this.#cwd, problems);
    const folder = file === undefined ? this.#cwd : path.dirname(file);
    return {
      folder,
      config,
      ...(registryFolder !== undefined && { registry: this.#registryIn(registryFolder) }),
      teamEvents: loadTeamEvents(folder, config.patterns.schemas),
      isIgnored: ignorer(this.#cwd, folder, config.ignore),
    };
  }

  #registryIn(folder: string): Registry {
    const registry = this.#registries.get(folder) ?? loadRegistry(folder);
    this.#registries.set(folder, registry);
    return registry;
  }
}

function badConfig(cwd: string, problems: ReturnType<typeof loadConfig>['problems']): ZerefError {
  const lines = problems.map(({ file, line, column, message }) => {
    const shown = path.relative(cwd, file).startsWith('..') ? file : path.relative(cwd, file);
    return `${shown}:${line}:${column}: ${message}`;
  });
  return new ZerefError('bad-config', lines);
}
