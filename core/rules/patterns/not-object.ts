import { showValue } from '../../schema/show.ts';
import type { EventRule } from '../../types.ts';
import { findingAt } from './_findings.ts';

export const rule: EventRule = {
  id: 'patterns/not-object',
  scope: 'event',
  summary: 'a line of the event log is JSON, but not an object',
  severity: 'error',
  layouts: ['flat'],
  why: 'An event is an object with `ts`, `agent`, `event`, `target`, `payload` and `hash`. A list or a bare value holds none of them.',
  fix: 'Correct the line if it is not committed yet. A committed line is never edited: append the event again, as one object on one line.',
  examples: {
    path: 'patterns/PATTERNS.jsonl',
    bad: '[{"ts":"2026-06-08T14:00:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"chose SQLite"},"hash":"sha256:aa5044ca1c639a53626a66308f3b6397838fe1a33b6ff28645f21fdc626b8f68"}]\n',
    ok: '{"ts":"2026-06-08T14:00:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"chose SQLite"},"hash":"sha256:aa5044ca1c639a53626a66308f3b6397838fe1a33b6ff28645f21fdc626b8f68"}\n',
  },
  *check(event) {
    const { value } = event;
    if (value === undefined || (typeof value === 'object' && value !== null && !Array.isArray(value))) return;
    yield findingAt(event, {
      pointer: '',
      message: `an event is an object, this line is ${showValue(value)}`,
    });
  },
};
