import path from 'node:path';
import { findConfig, loadConfig } from '../config.ts';
import { ZerefError } from '../errors.ts';
import type { Project, Registry } from '../types.ts';
import type { ConfiguredAt } from './discover.ts';
import { ancestors, findRepository } from './find-roots.ts';
import { ignorer } from './ignore.ts';
import { findPolicies, projectFile } from './project-files.ts';
import { findRegistry, loadRegistry } from './registry.ts';
import { skillFile } from './skills.ts';
import { loadTeamEvents } from './team-events.ts';

interface FoundProject extends Project {
  /** Absolute folder that paths of the config are relative to. */
  readonly folder: string;
  /** Names the files that make it. */
  readonly key: string;
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

  /**
   * The project of a memory root, or of any other folder; one for all that share its files.
   * @throws ZerefError when its config, registry or event schemas are bad
   */
  at(folder: string): FoundProject {
    const outer = this.#ungoverned(folder);
    const policies = findPolicies(folder);
    const key = [outer.key, ...policies.map(({ file }) => file)].join('\0');
    const files = policies.map(({ role, file }) => projectFile(role, file, this.#cwd));
    return this.#once(key, () => ({ ...outer, key, files: [...files, ...outer.files] }));
  }

  readonly configuredAt: ConfiguredAt = (folder) => {
    const { config, folder: home } = this.#ungoverned(folder);
    return config.roots.map(({ path: name, layout }) => ({ dir: path.resolve(home, name), layout }));
  };

  /** The project without its policies, which are not needed to find roots. */
  #ungoverned(folder: string): FoundProject {
    const folders = ancestors(folder, findRepository(folder));
    const file = this.#override === false ? undefined : (this.#override ?? findConfig(folders));
    const registry = findRegistry(folders);
    const key = `${file}\0${registry}`;
    return this.#once(key, () => this.#load(key, file, registry));
  }

  #once(key: string, make: () => FoundProject): FoundProject {
    const project = this.#known.get(key) ?? make();
    this.#known.set(key, project);
    return project;
  }

  #load(key: string, file: string | undefined, registryFolder: string | undefined): FoundProject {
    const { config, problems } = loadConfig(file);
    if (problems.length > 0) throw badConfig(this.#cwd, problems);
    const folder = file === undefined ? this.#cwd : path.dirname(file);
    return {
      folder,
      key,
      config,
      ...this.#registered(registryFolder),
      teamEvents: loadTeamEvents(folder, config.patterns.schemas),
      isIgnored: ignorer(this.#cwd, folder, config.ignore),
    };
  }

  /** The registry, and the files of the skills in it. */
  #registered(folder: string | undefined): Pick<FoundProject, 'registry' | 'files'> {
    if (folder === undefined) return { files: [] };
    const registry = this.#registries.get(folder) ?? loadRegistry(folder, this.#cwd);
    this.#registries.set(folder, registry);
    const present = registry.entries.filter(({ state }) => state === 'present');
    const names = new Set(present.map(({ name }) => name));
    return { registry, files: [...names].map((name) => skillFile(folder, name, this.#cwd)) };
  }
}

function badConfig(cwd: string, problems: ReturnType<typeof loadConfig>['problems']): ZerefError {
  const lines = problems.map(({ file, line, column, message }) => {
    const shown = path.relative(cwd, file).startsWith('..') ? file : path.relative(cwd, file);
    return `${shown}:${line}:${column}: ${message}`;
  });
  return new ZerefError('bad-config', lines);
}
