import { type ActiveRule, activeRules } from './active-rules.ts';
import { ReadFault } from './errors.ts';
import type { EventCatalogue } from './events/catalogue.ts';
import { readLog } from './events/read-log.ts';
import { parseDocument } from './parse/document.ts';
import { isPartOf, joinRoot } from './roots/paths.ts';
import { roleOf } from './roots/roles.ts';
import type { RunRequest } from './run.ts';
import type { Settler } from './settle/settle.ts';
import type { DiscoveredRoot } from './sources/discover.ts';
import type {
  Document,
  Entry,
  EventLine,
  FileRule,
  Finding,
  LogSummary,
  MemoryRoot,
  Project,
  Role,
  Rule,
  RuleContext,
  Severity,
  Source,
} from './types.ts';

/** What has been checked. */
export interface Totals {
  files: number;
  events: number;
  bytes: number;
  logs: number;
}

/** The run over one root: its rules, and what has been seen so far. */
export class RootRun {
  readonly notes: string[] = [];
  readonly #source: Source;
  readonly #onProgress: RunRequest['onProgress'];
  readonly #project: Project;
  readonly #root: DiscoveredRoot;
  readonly #events: EventCatalogue;
  readonly #settler: Settler;
  readonly #context: RuleContext;
  readonly #active: readonly ActiveRule[];
  readonly #fileRules: readonly ActiveRule<FileRule>[];
  readonly #faults = new Map<string, string>();
  readonly #totals: Totals = { files: 0, events: 0, bytes: 0, logs: 0 };

  constructor(
    { source, onProgress }: RunRequest,
    root: DiscoveredRoot,
    project: Project,
    events: EventCatalogue,
    settler: Settler,
  ) {
    this.#source = source;
    this.#onProgress = onProgress;
    this.#root = root;
    this.#project = project;
    this.#events = events;
    this.#settler = settler;
    const { config, registry } = project;
    this.#context = { config, root, ...(registry && { registry }) };
    this.#active = activeRules(config, (rule): rule is Rule => rule.layouts.includes(root.layout));
    this.#fileRules = this.#active.filter((one): one is ActiveRule<FileRule> => one.rule.scope === 'file');
  }

  /** What has been checked; `notes` has what could not be. */
  async run(): Promise<Totals> {
    const listed = await this.#source.list(this.#root);
    const entries = listed.filter(({ path }) => !this.#project.isIgnored(joinRoot(this.#root, path)));
    // Asked now, awaited last: git answers while the files are read.
    const git = this.#source.git(
      this.#root,
      entries.map(({ path }) => path),
    );
    const documents = await this.#readDocuments(entries);
    const log = await this.#readLog(entries);
    const facts = await git;
    if (facts.fault !== undefined)
      this.notes.push(`git does not answer in ${this.#root.path}: ${facts.fault}`);
    this.#judgeRoot({
      ...this.#root,
      source: this.#source.kind,
      entries: entries.map((entry) => this.#withFault(entry)),
      present: new Map(listed.map(({ path, kind }) => [path, kind])),
      documents,
      git: facts,
      ...(log && { log }),
    });
    return this.#totals;
  }

  async #readDocuments(entries: readonly Entry[]): Promise<Document[]> {
    const documents: Document[] = [];
    const pages = entries.flatMap(({ path, kind }) => {
      const role = kind === 'file' ? roleOf(this.#root.layout, path) : undefined;
      return role === undefined || role === 'log' || role === 'kept' ? [] : [{ path, role }];
    });
    for (const [at, { path, role }] of pages.entries()) {
      const document = await this.#readDocument(path, role);
      if (document) documents.push(document);
      await this.#onProgress?.({ unit: 'file', done: at + 1, total: pages.length });
    }
    return documents;
  }

  async #readDocument(path: string, role: Role): Promise<Document | undefined> {
    const bytes = await this.#orFault(path, this.#source.read(this.#root, path));
    if (bytes === undefined) return undefined;
    const document = await parseDocument(path, role, bytes);
    if (!isPartOf(this.#root.only, path)) return document;
    this.#totals.files++;
    this.#totals.bytes += bytes.length;
    for (const { rule, level } of this.#fileRules)
      this.#report(rule, level, rule.check(document, this.#context));
    return document;
  }

  async #readLog(entries: readonly Entry[]): Promise<LogSummary | undefined> {
    const entry = entries.find(
      ({ path, kind }) => kind === 'file' && roleOf(this.#root.layout, path) === 'log',
    );
    if (!entry || !isPartOf(this.#root.only, entry.path)) return undefined;
    const { registry } = this.#context;
    const log = await this.#orFault(
      entry.path,
      readLog({
        path: entry.path,
        open: () => this.#watched(this.#source.stream(this.#root, entry.path)),
        events: this.#events,
        ...(registry && { leads: registry.leads }),
        found: (event) => {
          for (const { rule, level } of this.#active) {
            const findings =
              rule.scope === 'event'
                ? rule.check(event, this.#context)
                : checkEvent(rule, event, this.#context);
            if (findings) this.#report(rule, level, findings);
          }
        },
      }),
    );
    if (log === undefined) return undefined;
    this.#totals.files++;
    this.#totals.bytes += log.bytes;
    this.#totals.events += log.events;
    this.#totals.logs++;
    return log;
  }

  async *#watched(chunks: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
    let done = 0;
    for await (const chunk of chunks) {
      done += chunk.length;
      await this.#onProgress?.({ unit: 'byte', done, total: 0 });
      yield chunk;
    }
  }

  #judgeRoot(root: MemoryRoot): void {
    for (const { rule, level } of this.#active)
      if (rule.scope === 'root') this.#report(rule, level, rule.check(root, this.#context));
  }

  #report(rule: Rule, level: Severity, findings: Iterable<Finding>): void {
    for (const finding of findings)
      if (this.#concerns(finding)) this.#settler.add(rule, level, this.#root, finding);
  }

  /** A text is judged among its neighbours, and they are not: only what is wrong with it counts. */
  #concerns({ path }: Finding): boolean {
    return this.#source.kind !== 'text' || isPartOf(this.#root.only, path);
  }

  /** One file that cannot be read never hides the others: it is remembered, and layout/unreadable reports it. */
  async #orFault<T>(path: string, reading: Promise<T>): Promise<T | undefined> {
    try {
      return await reading;
    } catch (error) {
      if (!(error instanceof ReadFault)) throw error;
      this.#faults.set(path, error.message);
      return undefined;
    }
  }

  #withFault(entry: Entry): Entry {
    const fault = this.#faults.get(entry.path);
    return fault === undefined ? entry : { ...entry, fault };
  }
}

function checkEvent(rule: Rule, event: EventLine, context: RuleContext): Iterable<Finding> | undefined {
  return rule.scope === 'file' ? rule.checkEvent?.(event, context) : undefined;
}
