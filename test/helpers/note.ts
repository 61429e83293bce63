import { DEFAULT_CONFIG } from '../../core/defaults.ts';
import { parseDocument } from '../../core/parse/document.ts';
import { rules } from '../../core/rules/index.ts';
import type { Document, Finding, MemoryRoot, TextEdit } from '../../core/types.ts';

/** A finding with its rule. */
export interface Found {
  readonly id: string;
  readonly finding: Finding;
}

const NOTE = 'n.md';

/** What all rules say of one note in a typed root of its own, without a disk. */
export async function judgeNote(text: string | Buffer): Promise<Found[]> {
  const document = await parseDocument(NOTE, 'fact', Buffer.from(text));
  const root = rootOf(document);
  const context = { config: DEFAULT_CONFIG, root };
  return rules.flatMap((rule) => {
    if ((rule.scope !== 'file' && rule.scope !== 'root') || !rule.layouts.includes('typed')) return [];
    const found = rule.scope === 'file' ? rule.check(document, context) : rule.check(root, context);
    return [...found].map((finding) => ({ id: rule.id, finding }));
  });
}

function rootOf(document: Document): MemoryRoot {
  return {
    path: 'memory',
    layout: 'typed',
    why: '',
    source: 'worktree',
    entries: [{ path: document.path, kind: 'file' }],
    present: new Map([[document.path, 'file']]),
    documents: [document],
    git: { ignored: new Map() },
  };
}

/** The edits of the note that the repairs of findings name. */
export function editsOf(found: readonly Found[]): TextEdit[] {
  return found.flatMap(({ finding: { path, repair } }) =>
    path === NOTE && repair?.kind === 'edit' ? repair.edits : [],
  );
}

/** A text with these edits made. @throws Error where two overlap, or one lies outside */
export function edited(text: string, edits: readonly TextEdit[]): string {
  let out = '';
  let from = 0;
  for (const { start, end, text: instead } of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < from || end < start || end > text.length) throw new Error(`no place for ${start} to ${end}`);
    out += text.slice(from, start) + instead;
    from = end;
  }
  return out + text.slice(from);
}
