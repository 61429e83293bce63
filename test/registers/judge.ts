import { DEFAULT_CONFIG } from '../../core/defaults.ts';
import { parseDocument } from '../../core/parse/document.ts';
import { roleOf } from '../../core/roots/roles.ts';
import { rules } from '../../core/rules/index.ts';
import type { Finding, MemoryRoot } from '../../core/types.ts';

/** What the rules on registers say of one page of a flat root, as `rule: message`. */
export async function judgePage(path: string, text: string): Promise<(Finding & { id: string })[]> {
  const document = await parseDocument(path, roleOf('flat', path)!, Buffer.from(text));
  const root: MemoryRoot = {
    path: 'memory',
    layout: 'flat',
    why: '',
    source: 'worktree',
    entries: [{ path, kind: 'file' }],
    present: new Map([[path, 'file']]),
    documents: [document],
    git: { ignored: new Map() },
  };
  const context = { config: DEFAULT_CONFIG, root };
  return rules.flatMap((rule) => {
    if (!rule.id.startsWith('registers/')) return [];
    if (rule.scope !== 'file' && rule.scope !== 'root') return [];
    const found = rule.scope === 'file' ? rule.check(document, context) : rule.check(root, context);
    return [...found].map((finding) => ({ ...finding, id: rule.id }));
  });
}
