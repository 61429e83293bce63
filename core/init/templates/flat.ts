import type { FLAT_FILES, LOG_PATH } from '../../roots/table.ts';
import { HOT, INDEX, NOTES } from './pages.ts';
import { CONFLICTS, DECISIONS, OPEN_QUESTIONS, RISKS } from './registers.ts';

/** The required pages of a flat memory as they begin. The log is none of them: only its writer may make one. */
export const FLAT_PAGES: Readonly<Record<Exclude<(typeof FLAT_FILES)[number], typeof LOG_PATH>, string>> = {
  'hot.md': HOT,
  'index.md': INDEX,
  'MEMORY.md': NOTES,
  'DECISIONS.md': DECISIONS,
  'OPEN_QUESTIONS.md': OPEN_QUESTIONS,
  'RISKS.md': RISKS,
  'CONFLICTS.md': CONFLICTS,
};
