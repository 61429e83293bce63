import { FLAT_FOLDERS } from '../../roots/table.ts';
import type { Finding, MemoryRoot, Repair, RootRule } from '../../types.ts';
import { isScaffold } from './_scaffold.ts';

export const rule: RootRule = {
  id: 'layout/required-folder',
  scope: 'root',
  summary: 'a folder that every flat memory has is missing, or would be missing in a clone',
  severity: 'error',
  layouts: ['flat'],
  fixable: true,
  why: 'Snapshots, archived entries and rolled-up notes go to these folders. Git keeps no empty folder, so one without a `.gitkeep` is gone in every clone.',
  fix: 'Create the folder with an empty `.gitkeep` in it; `zeref init` in the project does so for its `memory/`. Only the working tree is judged.',
  examples: {
    path: '.',
    bad: 'archive/.gitkeep\npatterns/PATTERNS.jsonl\nraw/.gitkeep\nsync/outbound/.gitkeep\nsync/parent/.gitkeep\n',
    ok: 'archive/.gitkeep\npatterns/PATTERNS.jsonl\nraw/.gitkeep\nsnapshots/.gitkeep\nsync/outbound/.gitkeep\nsync/parent/.gitkeep\n',
  },
  *check(root) {
    if (root.source !== 'worktree' || isScaffold(root)) return;
    const filled = filledFolders(root);
    for (const name of FLAT_FOLDERS) yield* judge(name, root.present.get(name), filled.has(name));
  },
};

function* judge(name: string, kind: string | undefined, filled: boolean): Iterable<Finding> {
  const at = { path: name, line: 1, column: 1, key: name };
  const repair: Repair = { kind: 'create', path: `${name}/.gitkeep`, text: '' };
  if (kind === undefined)
    yield { ...at, repair, message: `the folder ${name}/ is missing: create it with a .gitkeep in it` };
  else if (kind === 'file' || kind === 'other')
    yield { ...at, message: `${name} is a file where a folder is due: move it and create the folder` };
  else if (kind === 'dir' && !filled)
    yield {
      ...at,
      repair,
      severity: 'warning',
      message: `${name}/ is empty and git keeps no empty folder: add a .gitkeep`,
    };
}

/** Folders that hold anything at all. */
function filledFolders({ present }: MemoryRoot): Set<string> {
  const filled = new Set<string>();
  for (const path of present.keys()) {
    const slash = path.lastIndexOf('/');
    if (slash > 0) filled.add(path.slice(0, slash));
  }
  return filled;
}
