import { showName } from '../../parse/path-name.ts';
import { isQuietFolder } from '../../roots/quiet.ts';
import { roleOf } from '../../roots/roles.ts';
import type { Finding, MemoryRoot, RootRule } from '../../types.ts';

export const rule: RootRule = {
  id: 'layout/ignored-by-git',
  scope: 'root',
  summary: 'a part of the memory is left out of git by an ignore rule',
  severity: 'warning',
  layouts: ['flat', 'typed', 'untyped'],
  why: 'It is there on this machine only: clones and CI lack it, links to it are broken there, and nothing keeps its history. Often a rule against secrets such as `*token*` hits a note by its name.',
  fix: 'Narrow the ignore rule, or take the file back in with a `!` line behind it. If the file is meant to stay private, keep it out of the memory.',
  examples: {
    path: '.',
    bad: '$ cat .gitignore\n*token*\n$ ls\nMEMORY.md  token-rotation.md\n',
    ok: '$ cat .gitignore\n*token*\n!token-rotation.md\n$ ls\nMEMORY.md  token-rotation.md\n',
  },
  *check(root) {
    // Memory of one machine is left out of git by design.
    if (/(^|\/)agent-memory-local\//.test(root.path)) return;
    const members = root.entries.filter(({ path, kind }) => kind === 'file' && isMember(root, path));
    const ignored = members.filter(({ path }) => root.git.ignored.has(path)).map(({ path }) => path);
    if (ignored.length === 0) return;
    for (const [source, paths] of groupByRule(root, ignored)) {
      const tops = paths.map((path) => ignoredTop(root, path));
      yield describe(source, tops, paths.length === members.length);
    }
  },
};

/** Notes, registers, the log and what is kept of them; not drafts, and not what tools leave beside them. */
function isMember({ layout }: MemoryRoot, path: string): boolean {
  const role = roleOf(layout, path);
  if (role === 'kept') return !path.startsWith('raw/');
  return role !== undefined && !isQuietFolder(path);
}

function groupByRule({ git }: MemoryRoot, paths: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const source = git.ignored.get(path)!;
    const group = groups.get(source);
    if (group) group.push(path);
    else groups.set(source, [path]);
  }
  return groups;
}

/** The file, or the highest folder above it that git ignores as a whole. */
function ignoredTop({ git }: MemoryRoot, path: string): string {
  for (let slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1))
    if (git.ignored.has(path.slice(0, slash))) return path.slice(0, slash);
  return path;
}

/**
 * One finding for an ignore rule, at what it hits first.
 * @param tops what is ignored, one for each file
 * @param all whether the rule takes every file of the memory
 */
function describe(source: string, tops: readonly string[], all: boolean): Finding {
  const [, place, pattern] = /^(.*?:\d+): (.*)$/s.exec(source) ?? ['', source, source];
  const by = `${place} (${pattern})`;
  const first = tops[0]!;
  const shown = showName(first);
  const at = { path: first, line: 1, column: 1, key: pattern! };
  if (all) {
    const message = `nothing of this memory is in git: ${by} ignores it; clones and hooks do not see it`;
    return { ...at, path: '', message, severity: 'info' };
  }
  if (tops.length === 1) return { ...at, message: `ignored by ${by}, so it is missing in every clone` };
  const files = tops.every((top) => top === first)
    ? `${tops.length} files in ${shown}/`
    : `${tops.length} files (${shown}, …)`;
  return { ...at, message: `${files} are ignored by ${by}, so they are missing in every clone` };
}
