import type { EventRule } from '../../types.ts';
import { faultFindings, hashSeverity } from './_findings.ts';

export const rule: EventRule = {
  id: 'patterns/envelope',
  scope: 'event',
  summary: 'a member that every event has is missing, of the wrong type, or unknown',
  severity: 'error',
  layouts: ['flat'],
  why: 'Without `ts`, `agent`, `event`, `target`, `payload` and `hash` nobody can tell what was done, by whom and when. An unknown member (a warning) is often a misspelt one.',
  fix: 'Write all of `ts`, `agent`, `event`, `target`, `payload` and `hash`; `evidence_grade` is optional. Whatever else there is to say belongs in `payload`.',
  examples: {
    path: 'patterns/PATTERNS.jsonl',
    bad: '{"ts":"2026-06-08T14:00:00Z","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"chose SQLite"},"hash":"sha256:aa5044ca1c639a53626a66308f3b6397838fe1a33b6ff28645f21fdc626b8f68"}\n',
    ok: '{"ts":"2026-06-08T14:00:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"chose SQLite"},"hash":"sha256:aa5044ca1c639a53626a66308f3b6397838fe1a33b6ff28645f21fdc626b8f68"}\n',
  },
  *check(event, context) {
    for (const finding of faultFindings(event, 'patterns/envelope')) {
      yield finding.key.endsWith(' /hash') ? { ...finding, ...hashSeverity(context) } : finding;
    }
  },
};
