import { posix } from 'node:path';
import { entryLines, scanDocument } from '../../parse/markdown.ts';
import type { Document, MemoryRoot } from '../../types.ts';
import { fileLinks, isPlaceholder, spellings } from './_links.ts';
import { Targets } from './_targets.ts';

/** A linked page with so many entries of its own is an index of the second level. */
const HUB_ENTRIES = 2;
/** Longer code is no name of a file. */
const MAX_NAME = 300;

/** What an agent can get to from the index of a root. */
export interface Reach {
  /** Root-relative paths of files. */
  readonly files: ReadonlySet<string>;
  /** Folders that are linked as a whole. */
  readonly folders: readonly string[];
  /** Root-relative paths that an index names without linking to them. */
  readonly named: ReadonlySet<string>;
  /** Keys of its wiki links. */
  readonly wiki: ReadonlySet<string>;
  /** Whether any index links to anything. */
  readonly hasLinks: boolean;
}

/**
 * Follows the links of the index and of hubs, and then of pages linked there that list others.
 * @param isEnough whether those of the first kind reach all; looking for the others reads every linked page
 */
export function reachOf(root: MemoryRoot, isEnough: (reach: Reach) => boolean): Reach {
  const walk = new Walk(root);
  for (const document of [...walk.pages]) walk.visit(document);
  if (isEnough(walk)) return walk;
  for (const page of walk.linked) if (isHub(page)) walk.visit(page);
  return walk;
}

class Walk implements Reach {
  readonly files = new Set<string>();
  readonly folders: string[] = [];
  readonly wiki = new Set<string>();
  hasLinks = false;
  /** Index pages. */
  readonly pages: Set<Document>;
  /** What they link to, index pages aside; it grows while those are visited. */
  readonly linked = new Set<Document>();
  #named: Set<string> | undefined;
  readonly #root: MemoryRoot;
  readonly #documents: ReadonlyMap<string, Document>;
  readonly #targets: Targets;

  constructor(root: MemoryRoot) {
    this.#root = root;
    this.#targets = new Targets(root);
    this.#documents = new Map(root.documents.map((document) => [document.path, document]));
    this.pages = new Set(root.documents.filter(({ role }) => role === 'index' || role === 'hub'));
  }

  /** Looked for only when links do not reach all: it reads every word of every index page. */
  get named(): ReadonlySet<string> {
    this.#named ??= new Set(
      [...this.pages].flatMap((page) => [...namedIn(page)].map((name) => pathFrom(page, name))),
    );
    return this.#named;
  }

  visit(document: Document): void {
    this.pages.add(document);
    for (const link of fileLinks(document)) {
      const found = this.#targets.find(document.path, spellings(link));
      if (found.state !== 'there' && isPlaceholder(link)) continue;
      this.hasLinks = true;
      if (link.kind === 'wiki') this.wiki.add(wikiKey(link.target.path));
      if (found.state !== 'missing' && found.state !== 'unknown') this.#reach(found.path);
    }
  }

  #reach(path: string): void {
    if (this.files.has(path)) return;
    this.files.add(path);
    if (this.#root.present.get(path) === 'dir') this.folders.push(`${path}/`);
    const page = this.#documents.get(path);
    if (page && !this.pages.has(page)) this.linked.add(page);
  }
}

function isHub(page: Document): boolean {
  if (!/\]\(|\]:|\[\[|<a\s/i.test(page.text)) return false;
  return page.role === 'free' || entryLines(page.text, scanDocument(page)).length >= HUB_ENTRIES;
}

const pathFrom = ({ path }: Document, name: string) => posix.normalize(posix.join(posix.dirname(path), name));

/** A name as wiki links are compared: without ending, case and the choice of separator. */
export function wikiKey(name: string): string {
  return name.replace(/\.md$/, '').toLowerCase().replace(/[\s_]/g, '-');
}

/** Names of `.md` files in the visible text, bare or as a code span of their own. */
function* namedIn(document: Document): Iterable<string> {
  const { text } = document;
  const { inline, hidden } = scanDocument(document);
  let next = 0;
  for (const { start, end } of inline) {
    let at = start;
    while (next < hidden.length && hidden[next]!.end <= start) next++;
    for (; next < hidden.length && hidden[next]!.start < end; next++) {
      const part = hidden[next]!;
      yield* namesIn(text.slice(at, part.start));
      if (part.kind === 'span') yield* nameInCode(text.slice(part.start, part.end));
      at = part.end;
    }
    yield* namesIn(text.slice(at, end));
  }
}

/** A code span that holds a name and nothing else. */
function nameInCode(code: string): string[] {
  const name = code.length > MAX_NAME ? '' : code.replaceAll('`', '').trim();
  return name.endsWith('.md') && !/[\s()[\]]/.test(name) ? [name] : [];
}

function namesIn(text: string): string[] {
  if (!text.includes('.md')) return [];
  const words = text.split(/[\s()[\]<>"'|,;*]+/).map((word) => word.replace(/[:.]$/, ''));
  return words.filter((word) => word.endsWith('.md'));
}
