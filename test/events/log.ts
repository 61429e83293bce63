import { createHash } from 'node:crypto';
import { buildCatalogue, type TeamEvent } from '../../core/events/catalogue.ts';
import { readLog } from '../../core/events/read-log.ts';
import type { EventLine, LogSummary } from '../../core/types.ts';
import { tempFolder, writeTree } from '../helpers/tree.ts';
import { type PartialConfig, validate } from '../helpers/validate.ts';

const LOG = 'memory/patterns/PATTERNS.jsonl';

/** Skills of the vectors' registry (spec/zeref-os.md 18); its six agents are the default. */
const SKILLS = [
  'wiki-maintenance',
  'budget-governor',
  'project-setup',
  'contradiction-resolution',
  'evidence-grader',
  'handoff-compiler',
  'memory-import-export',
  'parent-sync',
  'pattern-to-skill',
  'skill-router',
  'fleet-activator',
  'prompt-context-engine',
  'caveman-handoff',
  'privacy-abstraction',
];

export interface Found {
  readonly rule: string;
  readonly severity: string;
  readonly line: number;
  readonly column: number;
  readonly endColumn: number | undefined;
  readonly message: string;
  readonly key: string;
}

interface Setting {
  readonly config?: PartialConfig;
  readonly registry?: boolean;
  readonly teamEvents?: readonly TeamEvent[];
}

/** What the real engine finds in a log on disk, the rules of the group `patterns` alone. */
export async function lint(
  log: string | Buffer,
  { config, registry, teamEvents }: Setting = {},
): Promise<Found[]> {
  const folder = tempFolder();
  const skills = SKILLS.map((skill) => ({ skill }));
  writeTree(folder, {
    'memory/MEMORY.md': '# Notes\n',
    [LOG]: { base64: Buffer.from(log).toString('base64') },
    ...(registry && { 'zeref-registry.json': JSON.stringify({ skills }) }),
  });
  const report = await validate(folder, config, teamEvents && { project: { teamEvents } });
  return report.diagnostics
    .filter(({ ruleId }) => ruleId.startsWith('patterns/'))
    .map(({ ruleId, severity, line, column, endColumn, message, key }) => ({
      rule: ruleId.slice('patterns/'.length),
      severity,
      line,
      column,
      endColumn,
      message,
      key,
    }));
}

/** `line:column rule` of each finding. */
export const places = (found: readonly Found[]): string[] =>
  found.map(({ line, column, rule }) => `${line}:${column} ${rule}`);

/** One line of a log with its right hash (payloads of strings and plain numbers alone). */
export function event(
  name: string,
  payload: Record<string, unknown>,
  changes: Record<string, unknown> = {},
): string {
  return JSON.stringify({
    ts: '2026-06-08T14:00:00Z',
    agent: 'memory-keeper',
    event: name,
    target: 'memory/DECISIONS.md',
    payload,
    hash: hashOf(payload),
    ...changes,
  });
}

export const note = (summary: string, changes: Record<string, unknown> = {}): string =>
  event('wiki-write', { summary }, changes);

/** A payload's hash, for flat payloads. */
function hashOf(payload: Record<string, unknown>): string {
  const sorted = Object.fromEntries(Object.entries(payload).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `sha256:${createHash('sha256').update(JSON.stringify(sorted)).digest('hex')}`;
}

/** Reads a log from memory, in chunks of one reused buffer. */
export async function read(
  log: string | Buffer,
  chunk = 64 * 1024,
): Promise<{ summary: LogSummary; lines: EventLine[] }> {
  const lines: EventLine[] = [];
  const summary = await readLog({
    path: LOG,
    open: () => reusing(Buffer.from(log), chunk),
    events: await buildCatalogue('all', []),
    found: (line) => lines.push(line),
  });
  return { summary, lines };
}

export async function* reusing(bytes: Buffer, size: number): AsyncIterable<Buffer> {
  const buffer = Buffer.alloc(size);
  for (let at = 0; at < bytes.length; at += size)
    yield buffer.subarray(0, bytes.copy(buffer, 0, at, at + size));
}
