import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPolicies } from '../../core/sources/project-files.ts';
import { Projects } from '../../core/sources/projects.ts';
import { loadRegistry } from '../../core/sources/registry.ts';
import { type Tree, tempFolder, writeTree } from '../helpers/tree.ts';

function project(tree: Tree): string {
  const folder = tempFolder();
  writeTree(folder, tree);
  return folder;
}

const found = (folder: string, root: string) =>
  findPolicies(path.join(folder, root)).map(({ file }) => path.relative(folder, file));

describe('policies', () => {
  it('are each the nearest, from the root itself up to the top of the repository', () => {
    const folder = project({
      'REDACT.md': '',
      'repo/.git/HEAD': '',
      'repo/PRIVACY.md': '',
      'repo/SHARING_POLICY.md': '',
      'repo/a/PRIVACY.md': '',
      'repo/a/b/memory/SHARING_POLICY.md': '',
    });
    expect(found(folder, 'repo/a/b/memory')).toEqual([
      'repo/a/PRIVACY.md',
      'repo/a/b/memory/SHARING_POLICY.md',
    ]);
    expect(found(folder, 'repo/c/memory')).toEqual(['repo/PRIVACY.md', 'repo/SHARING_POLICY.md']);
  });

  it.each([
    ['memory', 'PRIVACY.md'],
    ['.claude/memory', 'PRIVACY.md'],
    ['.claude/memory', '.claude/PRIVACY.md'],
    ['.claude/agent-memory/reviewer', 'PRIVACY.md'],
    ['notes', 'PRIVACY.md'],
  ])('of %s without a repository: %s', (root, file) => {
    expect(found(project({ [file]: '', [`${root}/MEMORY.md`]: '' }), root)).toEqual([file]);
  });

  it.each(['memory', '.claude/memory', '.claude/agent-memory/reviewer', 'notes'])(
    'of %s without a repository lie no further up than the project',
    (root) => {
      const folder = project({ 'PRIVACY.md': '', [`project/${root}/MEMORY.md`]: '' });
      expect(found(folder, `project/${root}`)).toEqual([]);
    },
  );

  it('are there whatever they are', () => {
    const folder = project({ 'PRIVACY.md': { dir: true }, 'REDACT.md': { symlink: 'nowhere' } });
    expect(found(folder, 'memory')).toEqual(['PRIVACY.md', 'REDACT.md']);
  });
});

describe('projects', () => {
  it('are one for roots that share all files, and two where a policy of their own governs one', () => {
    const folder = project({
      '.git/HEAD': '',
      'PRIVACY.md': '',
      'memory/MEMORY.md': '',
      '.agents/memory/MEMORY.md': '',
      '.claude/memory/PRIVACY.md': '',
    });
    const projects = new Projects(folder);
    const [a, b, c] = ['memory', '.agents/memory', '.claude/memory'].map((root) =>
      projects.at(path.join(folder, root)),
    );
    expect(a).toBe(b);
    expect(a?.files.map((file) => file.path)).toEqual(['PRIVACY.md']);
    expect(c?.files.map((file) => file.path)).toEqual(['.claude/memory/PRIVACY.md']);
  });

  it('show files relative to the working directory, or absolute outside of it', () => {
    const folder = project({
      'PRIVACY.md': '',
      'zeref-registry.json': '{"skills":[{"skill":"a"},{"skill":"a"}]}',
      'skills/a/SKILL.md': '',
      'memory/MEMORY.md': '',
    });
    const { files, registry } = new Projects(path.join(folder, 'memory')).at(path.join(folder, 'memory'));
    expect(files.map((file) => file.path)).toEqual([`${folder}/PRIVACY.md`, `${folder}/skills/a/SKILL.md`]);
    expect(registry?.shownPath).toBe(`${folder}/zeref-registry.json`);
  });
});

it('a skill is looked for below skills/ only, and by its exact name', () => {
  const folder = project({
    'outside/SKILL.md': '',
    'skills/a/SKILL.md': '',
    'skills/a/b/SKILL.md': '',
    'skills/empty/README.md': '',
    'zeref-registry.json': JSON.stringify({
      skills: ['../outside', 'a/b', '..', 'A', 'a', 'empty', 'gone'].map((skill) => ({ skill })),
    }),
  });
  const { entries, present, folders } = loadRegistry(folder);
  expect(entries.map(({ state }) => state)).toEqual([
    'unsafe',
    'unsafe',
    'unsafe',
    'no-folder',
    'present',
    'no-file',
    'no-folder',
  ]);
  expect([present, folders]).toEqual([1, ['a']]);
});

it('a name has its place in the registry, however the file is laid out', () => {
  const folder = project({ 'zeref-registry.json': '\ufeff{"a": 1,\r\n "skills": [{"x": 2, "skill": "b"}]}' });
  expect(loadRegistry(folder).entries).toMatchObject([
    { name: 'b', place: { line: 2, column: 31, endLine: 2, endColumn: 34 } },
  ]);
});
