import { posix } from 'node:path';
import type { Piece } from '../../parse/entries.ts';
import { cellText } from '../../parse/entries-table.ts';
import type { Link } from '../../parse/markdown.ts';
import { FLAT_FILES } from '../../roots/table.ts';
import type { MemoryRoot } from '../../types.ts';
import { isPlaceholder, spellings } from '../index/_links.ts';
import { Targets } from '../index/_targets.ts';

/** A path and nothing else: no braces, blanks, stars or other signs that stand for more than one file. */
const PLAIN = /^(?:\.\/)*(?:[\p{L}\p{M}\p{N}._@+-]+\/)*[\p{L}\p{M}\p{N}._@+-]+\.md$/u;
/** The same in ASCII, which most paths are: it takes a tenth of the time to compile. */
const PLAIN_ASCII = /^(?:\.\/)*(?:[\w.@+-]+\/)*[\w.@+-]+\.md$/;
const isPlain = (path: string): boolean => PLAIN_ASCII.test(path) || PLAIN.test(path);
/** What a cell says of pages beside the memory: `(root)`, `(repo root)`. */
const ELSEWHERE = /\((?:[^()]{0,20}\b)?(?:root|repo|repository|project|outside)\b[^()]{0,20}\)/i;
/** Folders that the layout gives to the memory; a page of one lies nowhere else. */
const OWN_FOLDERS = /^(?:(?:patterns|archive|raw|snapshots|sync\/outbound|sync\/parent)\/|projects\/[^/]+$)/;
const OWN_FILES: ReadonlySet<string> = new Set<string>([...FLAT_FILES, 'glossary.md']);

export interface LostPage {
  /** As it is written in the cell. */
  readonly shown: string;
  /** What the page is called that it is spelt like. */
  readonly like?: string;
  /** Whether it may yet lie beside the memory. */
  readonly unsure?: true;
}

/**
 * Tells which pages of a cell are not there. Only what must lie in the root can be judged: rules do not see beside it, and
 * `AGENTS.md` or `docs/x.md` may be there. Links are read from index.md, as every reader does.
 */
export class Pages {
  readonly #targets: Targets;
  readonly #home: string;

  constructor(root: MemoryRoot) {
    this.#targets = new Targets(root);
    this.#home = root.path === '.' ? 'memory' : posix.basename(root.path);
  }

  /** @param links those of index.md that stand in the cell */
  lost(cell: Piece, links: readonly Link[]): LostPage[] {
    const linked = links.filter((link) => !isPlaceholder(link)).map((link) => this.#link(link));
    const named = ELSEWHERE.test(cell.text) ? [] : namesIn(cell, links).map((name) => this.#name(name));
    return [...linked, ...named].filter((page): page is LostPage => page !== undefined);
  }

  #link(link: Link): LostPage | undefined {
    const found = this.#targets.find('index.md', spellings(link));
    if (found.state === 'otherwise-spelt') return { shown: link.target.path, like: found.path };
    return found.state === 'missing' ? { shown: link.target.path } : undefined;
  }

  #name(name: string): LostPage | undefined {
    const path = posix.normalize(name);
    const inHome = path.startsWith(`${this.#home}/`);
    const own = inHome ? path.slice(this.#home.length + 1) : path;
    const found = this.#targets.find('index.md', [own]);
    const isOwn = inHome || OWN_FOLDERS.test(own) || OWN_FILES.has(own);
    if (found.state === 'otherwise-spelt')
      return { shown: name, like: found.path, ...(!isOwn && { unsure: true }) };
    return found.state === 'missing' && isOwn ? { shown: name } : undefined;
  }
}

/** Plain paths in a cell, as code or bare, outside of links. */
function namesIn(cell: Piece, links: readonly Link[]): string[] {
  let text = '';
  let at = cell.start;
  for (const { start, end } of links) {
    text += cell.text.slice(at - cell.start, start - cell.start);
    at = end;
  }
  text += cell.text.slice(at - cell.start);
  const words = cellText({ start: 0, text }).split(/[\s`,;()]+/);
  return [...new Set(words.map((word) => word.split('#', 1)[0]!).filter((word) => isPlain(word)))];
}
