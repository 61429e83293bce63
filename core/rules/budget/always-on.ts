import { estimateTokens } from '../../budget/estimate.ts';
import type { RootRule } from '../../types.ts';

/** What is read at each start: the hot page, and the index where that does not suffice (spec/zeref-os.md 13.1). */
const PAGES = ['hot.md', 'index.md'];

export const rule: RootRule = {
  id: 'budget/always-on',
  scope: 'root',
  summary: 'what is read at every start is over the token target',
  severity: 'warning',
  layouts: ['flat'],
  why: 'hot.md and index.md are read at the start of each session, so each of their words is paid for every time and leaves less room for the work. The number of tokens is an estimate: a quarter for a plain character, one for a character of Chinese, Japanese or Korean.',
  fix: 'Shorten the heavier page: move detail to the pages that the index names, and old sessions out of hot.md. The target is config `budget.alwaysOnTokens`.',
  examples: {
    path: 'index.md',
    bad: 'memory/hot.md      900 tokens\nmemory/index.md    1400 tokens\n',
    ok: 'memory/hot.md      900 tokens\nmemory/index.md    800 tokens\n',
  },
  *check(root, { config }) {
    const pages = root.documents
      .filter(({ path }) => PAGES.includes(path))
      .map(({ path, text }) => ({ path, tokens: estimateTokens(text) }))
      .sort((a, b) => b.tokens - a.tokens);
    const target = config.budget.alwaysOnTokens;
    const total = pages.reduce((sum, { tokens }) => sum + tokens, 0);
    const [heaviest] = pages;
    if (!heaviest || total <= target) return;
    const shares = pages.map(({ path, tokens }) => `${path} ${tokens}`).join(', ');
    const message = `about ${total} tokens are read at every start (${shares}), over the target of ${target}: shorten ${heaviest.path} first`;
    yield { path: heaviest.path, line: 1, column: 1, message, key: 'always-on' };
  },
};
