import type { EventRule } from '../../types.ts';
import { faultFindings } from './_findings.ts';

export const rule: EventRule = {
  id: 'patterns/payload-missing',
  scope: 'event',
  summary: 'a required key of the payload is missing or empty',
  severity: 'error',
  layouts: ['flat'],
  why: 'The schema of each event names what it must say. `null` and blanks say nothing.',
  fix: 'Append the event again with a value for the key that the message names.',
  examples: {
    path: 'patterns/PATTERNS.jsonl',
    bad: '{"ts":"2026-06-08T14:00:00Z","agent":"budget-governor","event":"budget-gate","target":"task-17","payload":{"weight":"HIGH","tier":"SONNET"},"hash":"sha256:b316d23f1a934185d619deeeca16b575a208adcc6ef789f79c2b79b2921688a8"}\n',
    ok: '{"ts":"2026-06-08T14:00:00Z","agent":"budget-governor","event":"budget-gate","target":"task-17","payload":{"weight":"HIGH","tier":"SONNET","match":"OK"},"hash":"sha256:3733c73d3e306021a2508f4eaec62626fbda23a5ce6690d15a5e0eded66c2ffd"}\n',
  },
  check: (event) => faultFindings(event, 'patterns/payload-missing'),
};
