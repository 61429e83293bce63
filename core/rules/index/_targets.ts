import { posix } from 'node:path';
import { foldPath } from '../../parse/path-name.ts';
import { ROOT_FOLDERS } from '../../roots/table.ts';
import type { MemoryRoot } from '../../types.ts';

/** What stands where a link points to. */
export type Found =
  | { readonly state: 'there'; readonly path: string }
  /** The same but for case or Unicode form. */
  | { readonly state: 'otherwise-spelt'; readonly path: string }
  /** There when it is read from the root or from the top of the project, not from the linking file. */
  | { readonly state: 'elsewhere'; readonly path: string }
  | { readonly state: 'missing'; readonly path: string }
  /** A file, where the slash at the end of the target asks for a folder. */
  | { readonly state: 'no-folder'; readonly path: string }
  /** Outside of the root, below a link or in a folder that cannot be read. */
  | { readonly state: 'unknown' };

/** Answers what links of one root point to. */
export class Targets {
  readonly #root: MemoryRoot;
  #folded: Map<string, string> | undefined;
  readonly #opaque: ReadonlySet<string>;

  constructor(root: MemoryRoot) {
    this.#root = root;
    const links = [...root.present].filter(([, kind]) => kind === 'symlink').map(([path]) => path);
    const refused = root.entries.filter(({ kind, fault }) => kind === 'dir' && fault !== undefined);
    this.#opaque = new Set([...links, ...refused.map(({ path }) => path)]);
  }

  /**
   * @param from root-relative path of the file that links
   * @param spellings the target as it may be meant, the likeliest first
   */
  find(from: string, spellings: readonly string[]): Found {
    // Nearly every link: a file beside the index, written as it is named.
    const [first] = spellings;
    if (first !== undefined && !from.includes('/') && this.#root.present.has(first))
      return { state: 'there', path: first };
    const paths = spellings.map((target) => this.#resolve(from, target));
    const there = paths.findIndex((path) => path !== undefined && this.#isThere(path));
    if (there >= 0) return this.#judge(paths[there]!, spellings[there]!);
    if (paths.some((path) => path === undefined)) return { state: 'unknown' };
    const known = paths as string[];
    if (known.some((path) => this.#isOpaque(path))) return { state: 'unknown' };
    const spelt = known.map((path) => this.#nearest(path)).find((path) => path !== undefined);
    if (spelt !== undefined) return { state: 'otherwise-spelt', path: spelt };
    const elsewhere = spellings.flatMap(otherBases).find((path) => this.#root.present.has(path));
    if (elsewhere !== undefined) return { state: 'elsewhere', path: elsewhere };
    return { state: 'missing', path: known[0]! };
  }

  /** Root-relative path of a target; undefined outside of the root. */
  #resolve(from: string, target: string): string | undefined {
    const path = clean(posix.join(posix.dirname(from), target));
    if (path !== '..' && !path.startsWith('../')) return path;
    const home = this.#root.path;
    const whole = clean(posix.join(home, path));
    if (whole === home) return '';
    return whole.startsWith(`${home}/`) ? whole.slice(home.length + 1) : undefined;
  }

  #judge(path: string, spelling: string): Found {
    const isFile = /\/\.?$/.test(spelling) && this.#root.present.get(path) === 'file';
    return { state: isFile ? 'no-folder' : 'there', path };
  }

  #isThere(path: string): boolean {
    return path === '' || this.#root.present.has(path);
  }

  #nearest(path: string): string | undefined {
    if (this.#root.present.has(`${path}.md`)) return `${path}.md`;
    this.#folded ??= new Map([...this.#root.present.keys()].map((one) => [foldPath(one), one]));
    return this.#folded.get(foldPath(path));
  }

  #isOpaque(path: string): boolean {
    for (let slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1))
      if (this.#opaque.has(path.slice(0, slash))) return true;
    return false;
  }
}

/** Normal form of a relative path, without a slash at the end; empty for the folder itself. */
function clean(path: string): string {
  const normal = posix.normalize(path).replace(/\/$/, '');
  return normal === '.' ? '' : normal;
}

/** Root-relative readings of a target that was written from the root, or from the top of the project. */
function otherBases(target: string): string[] {
  const path = clean(target);
  const below = ROOT_FOLDERS.filter(({ path: home }) => path.startsWith(`${home}/`)).map(
    ({ path: home, each }) => {
      const rest = path.slice(home.length + 1);
      return each ? rest.slice(rest.indexOf('/') + 1) : rest;
    },
  );
  return [path, ...below];
}
