import type { EventRule } from '../../types.ts';
import { faultFindings } from './_findings.ts';

export const rule: EventRule = {
  id: 'patterns/event-unknown',
  scope: 'event',
  summary: 'the event has a name that is not on the list',
  severity: 'error',
  layouts: ['flat'],
  why: 'A misspelt name takes the event out of every count and check that looks for the right one.',
  fix: 'Use the name that the message suggests. An event of your own needs a schema: list its file under `patterns.schemas` in zeref.config.json.',
  examples: {
    path: 'patterns/PATTERNS.jsonl',
    bad: '{"ts":"2026-06-08T14:00:00Z","agent":"memory-keeper","event":"wiki_write","target":"memory/DECISIONS.md","payload":{"summary":"chose SQLite"},"hash":"sha256:aa5044ca1c639a53626a66308f3b6397838fe1a33b6ff28645f21fdc626b8f68"}\n',
    ok: '{"ts":"2026-06-08T14:00:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"chose SQLite"},"hash":"sha256:aa5044ca1c639a53626a66308f3b6397838fe1a33b6ff28645f21fdc626b8f68"}\n',
  },
  check: (event) => faultFindings(event, 'patterns/event-unknown'),
};
