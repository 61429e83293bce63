import fs from 'node:fs';
import path from 'node:path';
import { findRepository, slashed } from './find-roots.ts';

/** Asks git. @param folders relative to `top` @returns paths relative to `top` */
type Ask = (top: string, folders: readonly string[]) => Promise<readonly string[]>;

/** Which files of memory roots git ignores: one question a repository, for all of its roots that are known before. */
export class IgnoredFiles {
  readonly #roots: readonly string[];
  /** Top level of a repository -> folders of roots in it. */
  #folders: Map<string, Set<string>> | undefined;
  readonly #answers = new Map<string, Promise<readonly string[]>>();

  /** @param roots absolute folders */
  constructor(roots: readonly string[]) {
    this.#roots = roots;
  }

  /**
   * @param root absolute folder in a repository
   * @returns root-relative paths @throws what `ask` throws
   */
  async below(root: string, ask: Ask): Promise<readonly string[]> {
    const place = placeOf(root);
    if (place === undefined) return [];
    const { top, folder } = place;
    const together = this.#together(top);
    const isKnown = together.has(folder);
    const answer = (isKnown && this.#answers.get(top)) || ask(top, isKnown ? [...together] : [folder]);
    if (isKnown) this.#answers.set(top, answer);
    const prefix = folder === '.' ? '' : `${folder}/`;
    const files = (await answer).filter((name) => name.startsWith(prefix));
    return files.map((name) => name.slice(prefix.length));
  }

  /** Folders of one repository that are asked about at once. */
  #together(top: string): ReadonlySet<string> {
    if (this.#folders === undefined) {
      this.#folders = new Map();
      for (const place of this.#roots.map(placeOf)) {
        if (place === undefined) continue;
        const folders = this.#folders.get(place.top) ?? new Set();
        this.#folders.set(place.top, folders.add(place.folder));
      }
    }
    return this.#folders.get(top) ?? new Set();
  }
}

/** The repository of a folder and its place there, links followed: git looks through none. */
function placeOf(dir: string): { top: string; folder: string } | undefined {
  try {
    const real = fs.realpathSync(dir);
    const top = findRepository(real);
    return top === undefined ? undefined : { top, folder: slashed(path.relative(top, real)) || '.' };
  } catch {
    return undefined;
  }
}
