import { isPartOf, joinRoot } from '../roots/paths.ts';
import { type RunRequest, run } from '../run.ts';
import type { DiscoveredRoot } from '../sources/discover.ts';
import { Overlay } from '../sources/overlay.ts';
import type { Diagnostic, Report } from '../types.ts';
import { byFile, changeFiles, type FileChange, type Mend } from './changes.ts';
import { findingId, findingIds, hasMore } from './new-findings.ts';
import { isUntouchable } from './untouchable.ts';

/** What mending would do; nothing is written yet. */
export interface FixPlan {
  /** As things are, and as they will be. */
  readonly before: Report;
  readonly after: Report;
  readonly changes: readonly PlannedChange[];
}

export interface PlannedChange extends FileChange {
  readonly root: DiscoveredRoot;
  /** Relative to the root. */
  readonly path: string;
}

/** Each try judges everything once more. No tree that people write comes near it. */
const MAX_RUNS = 100;

/**
 * Plans the repairs of all findings that have one, over again until none is left: a repair may bring another to light.
 * One that would make a new finding anywhere is left out.
 */
export async function planFixes(request: RunRequest): Promise<FixPlan> {
  const planner = new Planner(request);
  const before = await planner.start();
  while (await planner.pass());
  return { before, after: planner.report, changes: planner.changes() };
}

/** The mends of one file of one root. */
interface Group {
  readonly root: DiscoveredRoot;
  readonly mends: readonly Mend[];
}

type Changes = ReadonlyMap<DiscoveredRoot, ReadonlyMap<string, FileChange>>;

class Planner {
  report!: Report;
  readonly #request: RunRequest;
  readonly #overlay: Overlay;
  readonly #roots: ReadonlyMap<string, DiscoveredRoot>;
  readonly #refused = new Set<string>();
  #changes: Changes = new Map();
  #runs = 0;

  constructor(request: RunRequest) {
    this.#overlay = new Overlay(request.source);
    this.#request = { ...request, source: this.#overlay, maxFindings: Number.POSITIVE_INFINITY };
    this.#roots = new Map(request.roots.map(({ root }) => [root.path, root]));
  }

  async start(): Promise<Report> {
    this.report = await run(this.#request);
    return this.report;
  }

  /** @returns whether anything came of it */
  async pass(): Promise<boolean> {
    const before = this.#changes;
    const refused = this.#refused.size;
    const groups = this.#groups(this.report.diagnostics);
    if (groups.length > 0) await this.#tryGroups(groups);
    return (this.#changes !== before || this.#refused.size > refused) && this.#runs < MAX_RUNS;
  }

  changes(): PlannedChange[] {
    return [...this.#changes].flatMap(([root, files]) =>
      [...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, change]) => ({ root, path, ...change })),
    );
  }

  /** A line that the index gets is made of the fields of a note, so notes are mended first. */
  #groups(diagnostics: readonly Diagnostic[]): Group[] {
    const fixable = diagnostics.filter((it) => this.#isFixable(it));
    const own = fixable.filter(({ path, root, repair }) => path === joinRoot({ path: root }, repair!.path));
    const mends = new Map<DiscoveredRoot, Mend[]>();
    for (const diagnostic of own.length > 0 ? own : fixable) {
      const root = this.#roots.get(diagnostic.root)!;
      const mend = { ruleId: diagnostic.ruleId, repair: diagnostic.repair!, id: findingId(diagnostic) };
      const ofRoot = mends.get(root);
      if (ofRoot) ofRoot.push(mend);
      else mends.set(root, [mend]);
    }
    return [...mends].flatMap(([root, all]) => [...byFile(all).values()].map((of) => ({ root, mends: of })));
  }

  #isFixable(diagnostic: Diagnostic): boolean {
    const { repair, root: path } = diagnostic;
    const root = this.#roots.get(path);
    return (
      repair !== undefined &&
      root !== undefined &&
      isPartOf(root.only, repair.path) &&
      !isUntouchable(repair) &&
      !this.#refused.has(findingId(diagnostic))
    );
  }

  /** All at once; where that makes a new finding, half of them, down to the one that does. */
  async #tryGroups(groups: readonly Group[]): Promise<void> {
    if (this.#runs >= MAX_RUNS || (await this.#adopt(groups))) return;
    const [first] = groups;
    const middle = groups.length >> 1;
    if (middle > 0) {
      await this.#tryGroups(groups.slice(0, middle));
      await this.#tryGroups(groups.slice(middle));
    } else if (first!.mends.length === 1) {
      this.#refused.add(first!.mends[0]!.id);
    } else {
      // The places of the others hold no longer after these: they wait for the next pass.
      const mends = first!.mends.slice(0, first!.mends.length >> 1);
      await this.#tryGroups([{ root: first!.root, mends }]);
    }
  }

  /** @returns whether the repairs are sound; they are kept then */
  async #adopt(groups: readonly Group[]): Promise<boolean> {
    const changes = new Map(this.#changes);
    for (const { root, mends } of groups) {
      const done = changes.get(root) ?? new Map<string, FileChange>();
      changes.set(root, await changeFiles(this.#overlay, root, done, mends));
    }
    if (!differs(changes, this.#changes)) return false;
    this.#cover(changes);
    this.#runs++;
    const report = await run(this.#request);
    const isSound = !hasMore(findingIds(report), findingIds(this.report));
    if (isSound) {
      this.#changes = changes;
      this.report = report;
    } else this.#cover(this.#changes);
    return isSound;
  }

  #cover(changes: Changes): void {
    for (const root of this.#roots.values()) {
      const files = [...(changes.get(root) ?? [])].map(([path, { after }]) => [path, after] as const);
      this.#overlay.cover(root, new Map(files));
    }
  }
}

function differs(after: Changes, before: Changes): boolean {
  return [...after].some(([root, files]) => {
    const old = before.get(root);
    return [...files].some(([path, change]) => old?.get(path) !== change);
  });
}
