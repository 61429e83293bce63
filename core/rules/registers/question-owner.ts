import { type Entry, fieldOf } from '../../parse/entries.ts';
import { readWord } from '../../parse/entries-value.ts';
import type { FileRule } from '../../types.ts';
import { judged } from './_entries.ts';
import { requiredFindings } from './_required.ts';

export const rule: FileRule = {
  id: 'registers/question-owner',
  scope: 'file',
  summary: 'an open question has no owner',
  severity: 'error',
  layouts: ['flat'],
  why: 'A question that nobody has to answer stays open, and what it blocks stays blocked.',
  fix: 'Write `**Owner**` with who decides: a person, a role or a team. `# TODO` stands for an owner who is not known yet.',
  examples: {
    path: 'OPEN_QUESTIONS.md',
    bad: '# OPEN QUESTIONS\n\n### Q1 — 2026-06-09 — Which database?\n\n**Asked by**: agent\n**Blocks**: the import\n',
    ok: '# OPEN QUESTIONS\n\n### Q1 — 2026-06-09 — Which database?\n\n**Asked by**: agent\n**Blocks**: the import\n**Owner**: the team\n',
  },
  *check(document) {
    for (const entry of judged(document, 'Q'))
      if (!isAnswered(entry)) yield* requiredFindings(document, entry, ['Owner']);
  },
};

/** Whether nobody has to decide it any more (spec/zeref-os.md 2.3: an answered question stays, with its status). */
function isAnswered(entry: Entry): boolean {
  const status = fieldOf(entry, 'Status');
  return status !== undefined && ANSWERED.test(readWord(status.value.text).word);
}

const ANSWERED = /^(?:resolved|answered|closed|decided)$/i;
