import type { EventRule } from '../../types.ts';
import { faultFindings } from './_findings.ts';

export const rule: EventRule = {
  id: 'patterns/classification',
  scope: 'event',
  summary: 'the class of a prompt-gate is not STRUCTURED, SEMI-STRUCTURED or UNSTRUCTURED',
  severity: 'warning',
  layouts: ['flat'],
  why: 'Whoever counts the gates knows these three classes; a fourth word falls out of the count.',
  fix: 'Write STRUCTURED, SEMI-STRUCTURED or UNSTRUCTURED.',
  examples: {
    path: 'patterns/PATTERNS.jsonl',
    bad: '{"ts":"2026-06-08T14:00:00Z","agent":"memory-keeper","event":"prompt-gate","target":"memory/DECISIONS.md","payload":{"classification":"structured"},"hash":"sha256:79f40a4e821b13176967ba26958e480e834eb6239ab0fed688a4aac742782e58"}\n',
    ok: '{"ts":"2026-06-08T14:00:00Z","agent":"memory-keeper","event":"prompt-gate","target":"memory/DECISIONS.md","payload":{"classification":"STRUCTURED"},"hash":"sha256:2f19ca5530ebab3ffabda87d2505ccfae27fee37afae8dcd7f79c1034a5301b1"}\n',
  },
  check: (event) => faultFindings(event, 'patterns/classification'),
};
