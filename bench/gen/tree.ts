import fs from 'node:fs';
import path from 'node:path';
import { indexOf, notes } from './notes.ts';
import { Rng } from './prng.ts';
import { sentence } from './words.ts';
import { writeLog } from './write-log.ts';

export interface TreeOptions {
  /** Markdown facts. */
  readonly facts: number;
  /** Lines of the event log; flat trees only. */
  readonly events?: number;
  readonly seed?: number;
}

const FLAT_FOLDERS = ['patterns', 'snapshots', 'archive', 'raw', 'sync/outbound', 'sync/parent'];
/** An index of more entries is longer than agents load. */
const FACTS_PER_AGENT = 150;

/** A flat memory without a fault: seven files and the glossary, facts beside them, and the event log. */
export function writeFlatTree(top: string, { facts, events = 0, seed = 1 }: TreeOptions): void {
  const rng = new Rng(seed);
  const memory = path.join(top, 'memory');
  for (const folder of FLAT_FOLDERS) write(memory, `${folder}/.gitkeep`, '');
  const all = notes(rng, facts);
  for (const { file, text } of all) write(memory, file, text);
  const days = Array.from({ length: 20 }, (_, i) => `2026-05-${String(30 - i).padStart(2, '0')}`);
  write(
    memory,
    'MEMORY.md',
    `${indexOf('MEMORY', all)}\n## Notes\n\n### 2026-06-08 — start\n\n${sentence(rng, 30)}.\n`,
  );
  write(
    memory,
    'hot.md',
    `# memory/hot.md\n\n> Where things stand.\n\n## Session 2026-06-08 — ${sentence(rng, 4)}\n\n- ${sentence(rng, 20)}.\n`,
  );
  write(memory, 'index.md', domainMap(rng));
  write(
    memory,
    'DECISIONS.md',
    register('DECISIONS', days, (day) => decision(rng, day)),
  );
  write(
    memory,
    'OPEN_QUESTIONS.md',
    register('OPEN QUESTIONS', days, (day, i) => question(rng, day, i)),
  );
  write(
    memory,
    'RISKS.md',
    register('RISKS', days, (day, i) => risk(rng, day, i)),
  );
  write(memory, 'CONFLICTS.md', '# CONFLICTS\n\n(No conflicts yet.)\n');
  write(
    memory,
    'glossary.md',
    '# Glossary\n\n| Term | Meaning |\n|---|---|\n| register | a page of entries |\n',
  );
  writeLog(path.join(memory, 'patterns/PATTERNS.jsonl'), { events, seed });
}

/** Typed memories of as many agents as the facts need, each with an index that fits what agents load. */
export function writeTypedTree(top: string, { facts, seed = 1 }: TreeOptions): void {
  const rng = new Rng(seed);
  for (let agent = 0; agent * FACTS_PER_AGENT < facts; agent++) {
    const memory = path.join(top, '.claude/agent-memory', `agent-${agent}`);
    const all = notes(rng, Math.min(FACTS_PER_AGENT, facts - agent * FACTS_PER_AGENT));
    for (const { file, text } of all) write(memory, file, text);
    write(memory, 'MEMORY.md', indexOf('Memory Index', all));
  }
}

function write(top: string, name: string, text: string): void {
  const file = path.join(top, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

const register = (
  title: string,
  days: readonly string[],
  entry: (day: string, index: number) => string,
): string => `# ${title}\n\nAppend-only at top.\n\n---\n\n${days.map(entry).join('\n')}`;

const fields = (heading: string, pairs: Readonly<Record<string, string>>): string =>
  `${[heading, ...Object.entries(pairs).map(([label, value]) => `**${label}**: ${value}`)].join('\n')}\n`;

function decision(rng: Rng, day: string): string {
  const said = { Decided: sentence(rng, 12), Why: sentence(rng, 20) };
  return fields(`### ${day} — ${sentence(rng, 5)}`, {
    ...said,
    Evidence: 'high',
    Provenance: `session ${day}`,
  });
}

function question(rng: Rng, day: string, index: number): string {
  const asked = { 'Asked by': 'agent', Blocks: sentence(rng, 4), Owner: 'user' };
  return fields(`### Q${20 - index} — ${day} — ${sentence(rng, 6)}`, { ...asked, Notes: sentence(rng, 15) });
}

function risk(rng: Rng, day: string, index: number): string {
  const weighed = { Severity: 'medium', Likelihood: 'low', Impact: sentence(rng, 8) };
  return fields(`### R${20 - index} — ${day} — ${sentence(rng, 5)}`, {
    ...weighed,
    Mitigation: sentence(rng, 10),
    Status: 'open',
  });
}

function domainMap(rng: Rng): string {
  const rows = ['DECISIONS', 'OPEN_QUESTIONS', 'RISKS', 'CONFLICTS', 'glossary'].map(
    (page) => `| ${page.toLowerCase()} | \`${page}.md\` | 2026-06-08 | high | ${sentence(rng, 8)} |`,
  );
  return `# INDEX (domain map)\n\n## Domains\n\n| Domain | Page | Last Updated | Evidence | Summary |\n|---|---|---|---|---|\n${rows.join('\n')}\n`;
}
