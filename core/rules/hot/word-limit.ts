import { countWords } from '../../parse/words.ts';
import type { FileRule } from '../../types.ts';
import { isHot } from './_hot.ts';

/** Share of the limit from which it is worth tidying up. */
const NEAR = 0.9;
/** Beyond so many times the limit nobody needs the exact number. */
const ENOUGH = 100;

export const rule: FileRule = {
  id: 'hot/word-limit',
  scope: 'file',
  summary: 'hot.md is longer than what is read at every start',
  severity: 'error',
  layouts: ['flat'],
  why: 'Agents read hot.md whole at the start of each session and before all else. What is old or long in it pushes out what is hot; 500 words are the limit, and from 90 % on it is a warning.',
  fix: 'Keep the last sessions in a few bullets, and move what is settled to the page it belongs to. The limit is config `limits.hotWords`. Words are what stands between blanks; Chinese, Japanese, Thai and other scripts without blanks are counted by their words.',
  examples: {
    path: 'hot.md',
    bad: `# memory/hot.md\n\n## Session 2026-06-08 — release\n\n${'- the build is green and the release is out\n'.repeat(60)}`,
    ok: '# memory/hot.md\n\n## Session 2026-06-08 — release\n\n- the build is green and the release is out\n',
  },
  *check(document, { config }) {
    if (!isHot(document)) return;
    const limit = config.limits.hotWords;
    const count = countWords(document.text, limit * ENOUGH);
    if (count < limit * NEAR) return;
    const shown = count > limit * ENOUGH ? `more than ${limit * ENOUGH}` : `${count}`;
    const over = count > limit;
    const state = over ? `over the limit of ${limit}` : `near the limit of ${limit}`;
    const message = `hot.md has ${shown} words, ${state}: shorten it, and move what is settled to the page it belongs to`;
    const at = { path: document.path, line: 1, column: 1 };
    yield over ? { ...at, message, key: 'over' } : { ...at, message, key: 'near', severity: 'warning' };
  },
};
