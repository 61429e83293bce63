import type { EventRule } from '../../types.ts';
import { findingAt } from './_findings.ts';

const iso = (at: number): string => new Date(at).toISOString();

export const rule: EventRule = {
  id: 'patterns/order',
  scope: 'event',
  summary: 'an event is earlier than the one before it',
  severity: 'warning',
  layouts: ['flat'],
  why: 'The log is appended to, so its times go up. A step back means a merge, a wrong clock or an inserted line.',
  fix: 'After a merge nothing is to be done. Otherwise check the clock of the writer; a line is never moved.',
  examples: {
    path: 'patterns/PATTERNS.jsonl',
    bad: '{"ts":"2026-06-08T14:05:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"chose SQLite"},"hash":"sha256:aa5044ca1c639a53626a66308f3b6397838fe1a33b6ff28645f21fdc626b8f68"}\n{"ts":"2026-06-08T14:00:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"chose SQLite"},"hash":"sha256:aa5044ca1c639a53626a66308f3b6397838fe1a33b6ff28645f21fdc626b8f68"}\n',
    ok: '{"ts":"2026-06-08T14:00:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"chose SQLite"},"hash":"sha256:aa5044ca1c639a53626a66308f3b6397838fe1a33b6ff28645f21fdc626b8f68"}\n{"ts":"2026-06-08T14:05:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"chose SQLite"},"hash":"sha256:aa5044ca1c639a53626a66308f3b6397838fe1a33b6ff28645f21fdc626b8f68"}\n',
  },
  *check(event) {
    const { at, previousAt } = event;
    if (at === undefined || previousAt === undefined || at >= previousAt) return;
    const message = `${iso(at)} is earlier than the event before it (${iso(previousAt)})`;
    yield findingAt(event, { pointer: '/ts', message });
  },
};
