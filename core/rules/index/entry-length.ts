import { entryLines, scanDocument } from '../../parse/markdown.ts';
import type { FileRule } from '../../types.ts';

export const rule: FileRule = {
  id: 'index/entry-length',
  scope: 'file',
  summary: 'entries of the index are long',
  severity: 'info',
  layouts: ['typed', 'untyped'],
  why: 'Every session pays for the whole index, and long entries fill its limit: at 200 characters an entry, 125 facts fit.',
  fix: 'Say in the entry what the fact is about, and leave the rest to the file that it links. The limit is config `limits.entryLength`.',
  examples: {
    path: 'MEMORY.md',
    bad: `- [Style](feedback_style.md) — ${'write short sentences, and '.repeat(8)}read them twice\n- [Release](release_steps.md)\n`,
    ok: '- [Style](feedback_style.md) — short sentences\n- [Release](release_steps.md)\n',
  },
  *check(document, { config }) {
    if (document.role !== 'index' && document.role !== 'hub') return;
    const entries = entryLines(document.text, scanDocument(document));
    const long = entries.filter(({ start, end }) => end - start > config.limits.entryLength);
    if (long.length === 0) return;
    const longest = long.reduce((a, b) => (b.end - b.start > a.end - a.start ? b : a));
    const { line } = document.place(longest.start);
    const message = `${long.length} of ${entries.length} entries ${long.length === 1 ? 'is' : 'are'} over ${config.limits.entryLength} characters, the longest ${longest.end - longest.start} (line ${line}): move detail into the files`;
    yield {
      path: document.path,
      ...document.place(long[0]!.start, long[0]!.end),
      message,
      key: 'long-entries',
    };
  },
};
