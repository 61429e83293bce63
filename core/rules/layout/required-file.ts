import { FLAT_PAGES } from '../../init/templates/flat.ts';
import { FLAT_FILES, LOG_PATH } from '../../roots/table.ts';
import type { MemoryRoot, Repair, RootRule } from '../../types.ts';
import { isScaffold, otherCase } from './_scaffold.ts';

export const rule: RootRule = {
  id: 'layout/required-file',
  scope: 'root',
  summary: 'a file that every flat memory has is missing',
  severity: 'error',
  layouts: ['flat'],
  fixable: true,
  why: 'Agents and tools open these files by name. Where one is missing they start an empty one of their own, or go on without what it held.',
  fix: 'Restore the file from git (`git log -- <file>` shows when it went). If it never was there, `zeref init` in the project writes what its `memory/` lacks; the log starts empty.',
  examples: {
    path: '.',
    bad: 'CONFLICTS.md\nDECISIONS.md\nhot.md\nindex.md\nMEMORY.md\nOPEN_QUESTIONS.md\npatterns/PATTERNS.jsonl\n',
    ok: 'CONFLICTS.md\nDECISIONS.md\nhot.md\nindex.md\nMEMORY.md\nOPEN_QUESTIONS.md\npatterns/PATTERNS.jsonl\nRISKS.md\n',
  },
  *check(root) {
    if (isScaffold(root)) return;
    for (const name of FLAT_FILES) {
      const message = faultOf(root, name);
      if (message === undefined) continue;
      yield { path: name, line: 1, column: 1, message, key: name, ...repairOf(root, name) };
    }
  },
};

/** An empty page in the place of one that git still has would take its text out of sight. */
function repairOf(root: MemoryRoot, name: (typeof FLAT_FILES)[number]): { repair?: Repair } {
  const isFree = !root.present.has(name) && otherCase(root, name) === undefined;
  const isKnown = root.git.fault !== undefined || (root.git.tracked?.has(name) ?? false);
  if (name === LOG_PATH || !isFree || isKnown) return {};
  return { repair: { kind: 'create', path: name, text: FLAT_PAGES[name] } };
}

/** A link counts as there, for layout/symlink reports it; so does a FIFO, which layout/unreadable reports. */
function faultOf(root: MemoryRoot, name: string): string | undefined {
  const kind = root.present.get(name);
  if (kind === 'file' || kind === 'symlink' || kind === 'other') return undefined;
  if (kind === 'dir')
    return `${name} is a folder where a file is due: move what it holds elsewhere and restore the file`;
  const other = otherCase(root, name);
  if (other !== undefined) return `${name} is missing; ${other} differs from it in case: rename it`;
  return root.git.tracked?.has(name)
    ? `${name} is missing, and git has it: \`git restore\` brings it back`
    : `${name} is missing: restore it from git, or write an empty one`;
}
