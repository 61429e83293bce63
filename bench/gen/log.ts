import { createHash } from 'node:crypto';
import { PAYLOADS } from './payloads.ts';
import { Rng } from './prng.ts';
import { NOUNS, sentence } from './words.ts';

const AGENTS = [
  'memory-keeper',
  'privacy-guardian',
  'sync-coordinator',
  'evidence-curator',
  'pattern-observer',
  'handoff-orchestrator',
];
const TARGETS = ['DECISIONS', 'OPEN_QUESTIONS', 'RISKS', 'MEMORY', 'hot', 'glossary', 'CONFLICTS'];
/** How often agents write each event, in percent. */
const FREQUENCIES = [
  ['wiki-write', 40],
  ['skill-route', 14],
  ['budget-gate', 14],
  ['prompt-gate', 10],
  ['tool-probe', 8],
  ['session-start', 5],
  ['handoff-compress', 4],
  ['memory-drift-detected', 2],
  ['tier-change', 1],
  ['grep-with-context', 1],
  ['log-cutover', 1],
] as const;

export interface LogOptions {
  readonly events: number;
  readonly seed?: number;
  /** Share of lines that are broken, each kind of defect in turn. */
  readonly bad?: number;
  /** Share of wiki-writes that repeat a task. */
  readonly repeat?: number;
  /** Mean seconds between two events. */
  readonly step?: number;
}

export interface LogLine {
  /** Without its LF. */
  readonly text: string;
  /** What was broken on purpose. */
  readonly defect?: string;
}

/** An event log. With equal options a shorter log is the beginning of a longer one. */
export function* eventLog({
  events,
  seed = 1,
  bad = 0,
  repeat = 0.3,
  step = 20,
}: LogOptions): Iterable<LogLine> {
  const rng = new Rng(seed);
  const tasks = recurringTasks(new Rng(seed ^ 0x5eed));
  let seconds = Date.UTC(2026, 5, 1) / 1000;
  let broken = 0;
  for (let i = 0; i < events; i++) {
    seconds += rng.below(step * 2 + 1);
    const text = eventLine(rng, seconds, () => summary(rng, tasks, repeat));
    if (bad === 0 || !rng.chance(bad)) yield { text };
    else {
      const { name, apply } = DEFECTS[broken++ % DEFECTS.length]!;
      yield { text: apply(text), defect: name };
    }
  }
}

function eventLine(rng: Rng, seconds: number, summary: () => string): string {
  const event = rng.weighted(FREQUENCIES);
  const payload = PAYLOADS[event]!(rng, summary);
  return JSON.stringify({
    ts: new Date(seconds * 1000).toISOString().replace('.000Z', 'Z'),
    agent: rng.pick(AGENTS),
    event,
    target: `memory/${rng.pick(TARGETS)}.md`,
    payload,
    hash: `sha256:${createHash('sha256').update(canonical(payload)).digest('hex')}`,
    evidence_grade: rng.pick(['high', 'medium', 'low']),
  });
}

/** Long sentences that come again and again, as a task does that nobody has made a skill of. */
const recurringTasks = (rng: Rng): readonly string[] =>
  Array.from({ length: 400 }, () => sentence(rng, rng.between(14, 26)));

function summary(rng: Rng, tasks: readonly string[], repeat: number): string {
  if (!rng.chance(repeat)) return sentence(rng, rng.between(8, 24));
  const task = rng.pick(tasks);
  return rng.chance(0.5) ? task : task.slice(0, task.lastIndexOf(' ') + 1) + rng.pick(NOUNS);
}

/** RFC 8785 for the flat payloads used here, whose keys are ASCII. */
const canonical = (payload: Record<string, unknown>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(payload).sort(([a], [b]) => (a < b ? -1 : 1))));

interface Defect {
  readonly name: string;
  apply(line: string): string;
}

const replacing = (name: string, pattern: string | RegExp, by: string): Defect => ({
  name,
  apply: (line) => line.replace(pattern, by),
});

const DEFECTS: readonly Defect[] = [
  { name: 'truncated', apply: (line) => line.slice(0, -1) },
  replacing('duplicate-key', '"agent":', '"agent":"twin","agent":'),
  replacing('unknown-event', /"event":"[^"]*"/, '"event":"not-listed"'),
  replacing('bad-date-time', /"ts":"[^"]*"/, '"ts":"2026-13-45T25:61:00Z"'),
  {
    name: 'wrong-hash',
    apply: (line) =>
      line.replace(/sha256:..../, (old) => (old === 'sha256:0000' ? 'sha256:ffff' : 'sha256:0000')),
  },
  replacing('unknown-key', '"payload":{', '"payload":{"unknown_key":1,'),
  replacing('enum', /"evidence_grade":"[^"]*"/, '"evidence_grade":"certain"'),
  { name: 'crlf', apply: (line) => `${line}\r` },
];
