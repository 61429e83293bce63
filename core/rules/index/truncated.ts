import { showStart } from '../../parse/path-name.ts';
import { type FormattedIndex, formatIndex, NEAR_LIMIT } from '../../recall/index-format.ts';
import type { Config, Document, FileRule, Finding } from '../../types.ts';

type Limits = Config['limits'];

export const rule: FileRule = {
  id: 'index/truncated',
  scope: 'file',
  summary: 'the index is longer than what agents load',
  severity: 'error',
  layouts: ['flat', 'typed', 'untyped'],
  why: 'Agents load the first 200 lines and 25,000 characters of MEMORY.md and drop the rest without a word. The newest lines stand at the end, so they are lost first.',
  fix: 'Shorten the entries, move groups of them into a hub such as `MEMORY-reference.md` that the index links, and delete what is no longer true. Limits: config `limits.indexLines`, `indexUnits`, `indexBytes`.',
  examples: {
    path: 'MEMORY.md',
    bad: `# Memory\n\n${'- [Style](feedback_style.md) — how to write\n'.repeat(199)}`,
    ok: '# Memory\n\n- [Style](feedback_style.md) — how to write\n- [Release steps](release_steps.md) — release\n',
  },
  *check(document, { config, root }) {
    if (document.role !== 'index') return;
    for (const finding of judge(document, formatIndex(document.text, config.limits), config.limits))
      yield root.layout === 'flat' ? { ...finding, severity: 'warning' } : finding;
  },
};

function* judge(document: Document, index: FormattedIndex, limits: Limits): Iterable<Finding> {
  if (index.firstLost !== undefined) {
    yield cut(document, index, index.firstLost, limits);
    return;
  }
  const at = { path: document.path, line: 1, column: 1, severity: 'warning' as const };
  const near = [
    ...share(index.totalLines, limits.indexLines, 'lines'),
    ...share(index.totalUnits, limits.indexUnits, 'characters'),
  ];
  if (near.length > 0) {
    const message = `the index has ${near.join(' and ')} that agents load: shorten it or move entries into a hub before lines are lost`;
    yield { ...at, message, key: 'near' };
  }
  if (index.totalBytes > limits.indexBytes) {
    const message = `the index has ${index.totalBytes} bytes; an agent that counts bytes loads ${limits.indexBytes} of them: shorten it or move entries into a hub`;
    yield { ...at, message, key: 'bytes' };
  }
}

const share = (count: number, limit: number, unit: string): string[] =>
  count >= limit * NEAR_LIMIT ? [`${count} of the ${limit} ${unit}`] : [];

function cut({ text, path, place }: Document, index: FormattedIndex, lost: number, limits: Limits): Finding {
  const first = lost + (/^\s*/.exec(text.slice(lost, lost + 10_000))?.[0].length ?? 0);
  const lf = text.indexOf('\n', first);
  const end = lf < 0 ? text.length : lf;
  const entry = showStart(text.slice(first, Math.min(end, first + 100)).trim(), 60);
  const over = [
    ...(index.totalLines > limits.indexLines
      ? [`${index.totalLines} lines (limit ${limits.indexLines})`]
      : []),
    ...(index.totalUnits > limits.indexUnits
      ? [`${index.totalUnits} characters (limit ${limits.indexUnits})`]
      : []),
  ];
  const message = `the index has ${over.join(' and ')}: agents do not load it from here on, first lost entry "${entry}"; shorten it or move entries into a hub`;
  return { path, ...place(first, end), message, key: 'over' };
}
