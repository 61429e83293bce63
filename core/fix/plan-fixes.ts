import { isPartOf, joinRoot } from '../roots/paths.ts';
import { type RunRequest, run } from '../run.ts';
import type { DiscoveredRoot } from '../sources/discover.ts';
import { Overlay } from '../sources/overlay.ts';
import type { Diagnostic, Report } from '../types.ts';
import { byFile, changeFiles, type FileChange, type Mend } from './changes.ts';
import { findingId, findingIds, findingsWithout, hasMore } from './new-findings.ts';

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

/** Each try judges everything once more: so often at least, and as often as so many files allow. No tree that people write comes near it. */
const MAX_RUNS = 100;
const MAX_FILES = 100_000;

/**
 * Plans the repairs of all findings that have one, over again until none is left: a repair may bring another to light.
 * One that would make a new finding anywhere is left out.
 */
export async function planFixes(request: RunRequest): Promise<FixPlan> {
  const planner = new Planner(request);
  const before = await planner.start();
  while (await planner.pass());
  return { before, after: planner.after(), changes: planner.changes() };
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
  /** Path as shown -> the root that mends the file: one root may lie in another. */
  readonly #owners = new Map<string, DiscoveredRoot>();
  #changes: Changes = new Map();
  #runsLeft = MAX_RUNS;

  constructor(request: RunRequest) {
    this.#overlay = new Overlay(request.source);
    this.#request = { ...request, source: this.#overlay, maxFindings: Number.POSITIVE_INFINITY };
    this.#roots = new Map(request.roots.map(({ root }) => [root.path, root]));
  }

  async start(): Promise<Report> {
    this.report = await run(this.#request);
    this.#runsLeft = Math.max(MAX_RUNS, MAX_FILES / this.report.summary.files);
    return this.report;
  }

  /** @returns whether anything came of it */
  async pass(): Promise<boolean> {
    const before = this.#changes;
    const refused = this.#refused.size;
    const groups = this.#groups(this.report.diagnostics);
    if (groups.length > 0) await this.#tryGroups(groups);
    return (this.#changes !== before || this.#refused.size > refused) && this.#runsLeft > 0;
  }

  /** The report as it will be. A repair that was left out is none. */
  after(): Report {
    const diagnostics = this.report.diagnostics.map((diagnostic) => {
      const { repair, ...rest } = diagnostic;
      return repair === undefined || this.#isFixable(diagnostic) ? diagnostic : rest;
    });
    return { ...this.report, diagnostics };
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
      !this.#refused.has(findingId(diagnostic)) &&
      this.#isOwner(root, repair.path)
    );
  }

  #isOwner(root: DiscoveredRoot, path: string): boolean {
    const file = joinRoot(root, path);
    const owner = this.#owners.get(file) ?? root;
    this.#owners.set(file, owner);
    return owner === root;
  }

  /** All at once; where that makes a new finding, half of them, down to the one that does. */
  async #tryGroups(groups: readonly Group[]): Promise<void> {
    if (this.#runsLeft <= 0 || (await this.#adopt(groups))) return;
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

  /** @returns whether the repairs are sound: each takes its finding away, and none makes one; they are kept then */
  async #adopt(groups: readonly Group[]): Promise<boolean> {
    const changes = new Map(this.#changes);
    for (const root of this.#roots.values()) {
      const mends = groups.filter((group) => group.root === root).flatMap((group) => group.mends);
      if (mends.length === 0) continue;
      const done = changes.get(root) ?? new Map<string, FileChange>();
      changes.set(root, await changeFiles(this.#overlay, root, done, mends));
    }
    const mended = newMends(changes, this.#changes);
    if (mended.length === 0) return false;
    this.#cover(changes);
    this.#runsLeft--;
    const report = await run(this.#request);
    const ids = mended.map(({ id }) => id);
    const isSound = !hasMore(findingIds(report), findingsWithout(findingIds(this.report), ids));
    if (isSound) {
      this.#changes = changes;
      this.report = report;
    } else this.#cover(this.#changes);
    return isSound;
  }

  #cover(changes: Changes): void {
    const covers = [...changes].flatMap(([root, files]) =>
      [...files].map(([path, { after }]) => [joinRoot(root, path), after] as const),
    );
    this.#overlay.cover(new Map(covers));
  }
}

/** The repairs that have come on top. */
function newMends(after: Changes, before: Changes): Mend[] {
  return [...after].flatMap(([root, files]) =>
    [...files].flatMap(([path, { mends }]) => mends.slice(before.get(root)?.get(path)?.mends.length ?? 0)),
  );
}
