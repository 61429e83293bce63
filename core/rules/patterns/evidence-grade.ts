import type { EventRule } from '../../types.ts';
import { faultFindings } from './_findings.ts';

export const rule: EventRule = {
  id: 'patterns/evidence-grade',
  scope: 'event',
  summary: '`evidence_grade` is not high, medium or low',
  severity: 'error',
  layouts: ['flat'],
  why: 'DECISIONS takes high and medium alone, and sync takes them up; another word is neither.',
  fix: 'Write high, medium or low, or leave the member out.',
  examples: {
    path: 'patterns/PATTERNS.jsonl',
    bad: '{"ts":"2026-06-08T14:00:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"chose SQLite"},"hash":"sha256:aa5044ca1c639a53626a66308f3b6397838fe1a33b6ff28645f21fdc626b8f68","evidence_grade":"certain"}\n',
    ok: '{"ts":"2026-06-08T14:00:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"chose SQLite"},"hash":"sha256:aa5044ca1c639a53626a66308f3b6397838fe1a33b6ff28645f21fdc626b8f68","evidence_grade":"high"}\n',
  },
  check: (event) => faultFindings(event, 'patterns/evidence-grade'),
};
