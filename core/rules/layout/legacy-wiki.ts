import { showName } from '../../parse/path-name.ts';
import type { RootRule } from '../../types.ts';

const LEFT_BEHIND = new Set(['.gitkeep', 'README-MOVED.md']);

export const rule: RootRule = {
  id: 'layout/legacy-wiki',
  scope: 'root',
  summary: 'the old wiki/ folder still holds pages',
  severity: 'warning',
  layouts: ['flat'],
  why: 'Earlier versions of the layout kept pages in `wiki/`. Nothing reads that folder any more, so what is left there is lost to the agent.',
  fix: 'Move the pages to `projects/` or into the registers, then leave only `.gitkeep` or `README-MOVED.md` in `wiki/`.',
  examples: { path: '.', bad: 'hot.md\nwiki/overview.md\n', ok: 'hot.md\nwiki/README-MOVED.md\n' },
  *check(root) {
    const left = root.entries.filter(({ path, kind }) => {
      const name = path.slice(path.lastIndexOf('/') + 1);
      return kind !== 'dir' && path.startsWith('wiki/') && !LEFT_BEHIND.has(name);
    });
    if (left.length === 0) return;
    const files = left.length === 1 ? '1 file' : `${left.length} files`;
    const message = `wiki/ still holds ${files} (${showName(left[0]!.path)}${left.length > 1 ? ', …' : ''}) that nothing reads any more: move them to projects/ or into the registers`;
    yield { path: 'wiki', line: 1, column: 1, message, key: 'wiki' };
  },
};
