import { scanDocument } from '../../parse/markdown.ts';
import type { Document, FileRule } from '../../types.ts';
import { isHot } from './_hot.ts';

export const rule: FileRule = {
  id: 'hot/session-limit',
  scope: 'file',
  summary: 'hot.md keeps more sessions than are hot',
  severity: 'warning',
  layouts: ['flat'],
  why: 'hot.md says what the last three sessions were about, the newest first. Older ones cost each start and are seldom what is asked for.',
  fix: 'Move the oldest sections to MEMORY.md or to the page they belong to. The limit is config `limits.hotSessions`.',
  examples: {
    path: 'hot.md',
    bad: '# memory/hot.md\n\n## Session 2026-06-08 (later) — four\n\n- a\n\n## Session 2026-06-08 — three\n\n- b\n\n## Session 2026-06-07 — two\n\n- c\n\n## Session 2026-06-06 — one\n\n- d\n',
    ok: '# memory/hot.md\n\n## Session 2026-06-08 — three\n\n- b\n\n## Session 2026-06-07 — two\n\n- c\n\n## Session 2026-06-06 — one\n\n- d\n',
  },
  *check(document, { config }) {
    if (!isHot(document)) return;
    const limit = config.limits.hotSessions;
    const sessions = sessionsOf(document);
    const surplus = sessions[limit];
    if (!surplus) return;
    const message = `hot.md has ${sessions.length} sessions, over the limit of ${limit}: move the oldest to MEMORY.md or to the page they belong to`;
    yield { path: document.path, ...document.place(surplus.start, surplus.end), message, key: 'sessions' };
  },
};

/** Headings of session sections (spec/zeref-os.md 2.7): `## Session 2026-06-08 (earlier) — purpose`. */
function sessionsOf(document: Document): { start: number; end: number }[] {
  const { text } = document;
  return scanDocument(document).inline.filter(({ start, end }) => {
    const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
    return before.trim() === '' && /^##[ \t]+Session\b/i.test(text.slice(start, Math.min(end, start + 40)));
  });
}
