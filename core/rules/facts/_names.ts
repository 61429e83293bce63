import { FACT_TYPES } from '../../parse/fact.ts';
import type { Document, FrontmatterField, MemoryRoot } from '../../types.ts';

/** Fields by which people call a note. */
const NAMING = ['name', 'title', 'aliases'];
/** Where a name may stand in a note whose fields are not known. */
const START = 4000;
const NAME_LINE = /^[ \t]*name:(.*)$/gm;

/** The names that wiki links of one root may use: of files, and those that notes give themselves. */
export class Names {
  /** As they are written; nearly every link is found here. */
  readonly #written = new Set<string>();
  readonly #prefixes: readonly string[];
  #keys: Set<string> | undefined;

  /** @param extraTypes the team's own, which may stand before a name like the known ones */
  constructor({ present, documents }: MemoryRoot, extraTypes: readonly string[]) {
    this.#prefixes = [...FACT_TYPES, ...extraTypes].map((type) => `${keyOf(type)}-`);
    for (const path of present.keys()) this.#written.add(lastPart(path).replace(/\.md$/i, ''));
    for (const document of documents) for (const name of namesIn(document)) this.#written.add(name);
  }

  /** Whether a target names a file or note: without regard to case, separators, folder, `.md` and a type in front. */
  has(target: string): boolean {
    if (this.#written.has(target)) return true;
    this.#keys ??= new Set([...this.#written].flatMap((name) => this.#keysOf(name)));
    const keys = this.#keys;
    return [target, lastPart(target)].some((name) => this.#keysOf(name).some((key) => keys.has(key)));
  }

  #keysOf(name: string): string[] {
    const key = keyOf(name);
    const prefix = this.#prefixes.find((one) => key.startsWith(one));
    return prefix === undefined ? [key] : [key, key.slice(prefix.length)];
  }
}

/** Letters and digits of a name, in one case; `-` stands for all else. */
export function keyOf(name: string): string {
  const stem = name.trim().replace(/\.md$/i, '');
  // Most names are: a pattern of Unicode classes takes longer to compile than all of them to read.
  if (isAscii(stem))
    return stem
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
  const plain = stem.normalize('NFKC').toLowerCase();
  return plain.replace(/[^\p{L}\p{N}\p{M}]+/gu, '-').replace(/^-|-$/g, '');
}

const isAscii = (text: string): boolean => !/[^\0-\x7f]/.test(text);

function lastPart(path: string): string {
  const end = path.endsWith('/') ? path.length - 1 : path.length;
  return path.slice(path.lastIndexOf('/', end - 1) + 1, end);
}

function namesIn({ text, frontmatter: { fields } }: Document): string[] {
  if (fields.size > 0) return NAMING.flatMap((key) => textsOf(fields.get(key)));
  return [...text.slice(0, START).matchAll(NAME_LINE)].map(([, name]) => name!);
}

function textsOf(field: FrontmatterField | undefined): string[] {
  const value: unknown = field?.value;
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return all.filter((one) => typeof one === 'string');
}
