import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT_FOLDERS } from '../../core/roots/table.ts';
import { type ConfiguredAt, discover } from '../../core/sources/discover.ts';
import { type Tree, tempFolder, writeTree } from '../helpers/tree.ts';

const FACT = '---\nname: a\ndescription: d\ntype: user\n---\nA fact.\n';

function project(tree: Tree): string {
  const folder = tempFolder();
  writeTree(folder, tree);
  return folder;
}

function found(cwd: string, paths: string[] = [], configured: ConfiguredAt = () => []) {
  return discover(cwd, paths, configured).roots.map(({ path: name, layout }) => `${name} ${layout}`);
}

describe('known names', () => {
  it.each(ROOT_FOLDERS.map(({ path: name, each }) => (each ? `${name}/reviewer` : name)))('%s', (name) => {
    const folder = project({ [`${name}/MEMORY.md`]: '# Index\n' });
    expect(found(folder)).toEqual([`${name} ${name === '.agents/memory' ? 'untyped' : 'typed'}`]);
  });

  it('takes all of one level, in the order of the table', () => {
    const folder = project({
      '.claude/agent-memory/b/x.md': FACT,
      '.claude/agent-memory/a/x.md': FACT,
      'memory/MEMORY.md': '# Index\n',
    });
    expect(found(folder)).toEqual([
      'memory typed',
      '.claude/agent-memory/a typed',
      '.claude/agent-memory/b typed',
    ]);
  });

  it('takes a folder with such a name only if it holds a memory', () => {
    expect(
      found(project({ 'memory/allocator.c': 'int main;\n', 'memory/README.md': '# Allocator\n' })),
    ).toEqual([]);
    expect(found(project({ 'memory/fact.md': FACT }))).toEqual(['memory typed']);
    expect(found(project({ 'memory/fact.md': `\ufeff${FACT}` }))).toEqual(['memory typed']);
    expect(found(project({ 'memory/raw/.gitkeep': '', 'memory/archive/.gitkeep': '' }))).toEqual([
      'memory flat',
    ]);
  });
});

describe('without a path', () => {
  it('goes upwards to the top of the repository and no further', () => {
    const folder = project({ 'memory/MEMORY.md': '# Index\n', 'repo/.git/HEAD': '', 'repo/a/b/x.ts': '' });
    expect(found(path.join(folder, 'repo/a/b'))).toEqual([]);
    writeTree(folder, { 'repo/memory/MEMORY.md': '# Index\n' });
    expect(found(path.join(folder, 'repo/a/b'))).toEqual([`${folder}/repo/memory typed`]);
  });

  it('stops at the folder itself where there is no repository', () => {
    const folder = project({ 'memory/MEMORY.md': '# Index\n', 'a/x.ts': '' });
    expect(found(path.join(folder, 'a'))).toEqual([]);
  });

  it('takes the root around the working directory whole', () => {
    const folder = project({ '.git/HEAD': '', 'memory/MEMORY.md': '# Index\n', 'memory/drafts/x.md': FACT });
    const [root] = discover(path.join(folder, 'memory/drafts'), [], () => []).roots;
    expect(root).toMatchObject({ dir: path.join(folder, 'memory'), layout: 'typed' });
    expect(root).not.toHaveProperty('only');
  });

  it('never takes the top level of a repository for a memory', () => {
    const folder = project({ '.git/HEAD': '', 'MEMORY.md': '# Index\n', 'docs/a.md': FACT });
    expect(found(folder)).toEqual([]);
    expect(found(folder, ['.'])).toEqual([]);
  });
});

describe('with paths', () => {
  const tree: Tree = {
    '.git/HEAD': '',
    'memory/MEMORY.md': '# Index\n',
    'memory/a.md': FACT,
    'memory/sub/b.md': FACT,
    'notes/MEMORY.md': '# Index\n',
    'notes/c.md': FACT,
    'src/x.ts': '',
  };

  it('takes the root named, by any name', () => {
    const folder = project(tree);
    expect(found(folder, ['memory'])).toEqual(['memory typed']);
    expect(found(folder, ['notes/'])).toEqual(['notes typed']);
    expect(found(folder, [path.join(folder, 'notes')])).toEqual(['notes typed']);
    expect(found(path.join(folder, 'memory'), ['.'])).toEqual(['. typed']);
  });

  it('takes single files and folders as parts of their root', () => {
    const folder = project(tree);
    const { roots, strayFiles } = discover(
      folder,
      ['memory/a.md', 'memory/sub', 'notes/c.md', 'src/x.ts'],
      () => [],
    );
    expect(roots.map((root) => [root.path, [...(root.only ?? [])]])).toEqual([
      ['memory', ['a.md', 'sub/']],
      ['notes', ['c.md']],
    ]);
    expect(strayFiles).toEqual(['src/x.ts']);
  });

  it('takes the whole root when it is named beside a part', () => {
    const folder = project(tree);
    for (const paths of [
      ['memory', 'memory/a.md'],
      ['memory/a.md', 'memory'],
    ]) {
      expect(discover(folder, paths, () => []).roots.map(({ only }) => only)).toEqual([undefined]);
    }
  });

  it('says which folders hold no memory, and throws for what does not exist', () => {
    const folder = project(tree);
    expect(discover(folder, ['src'], () => []).strayFolders).toEqual(['src']);
    expect(() => discover(folder, ['nope.md'], () => [])).toThrow('nope.md: no such file or folder');
  });

  it('keeps odd names', () => {
    const name = `we "ird\n ñ-名前`;
    const folder = project({ [`${name}/memory/MEMORY.md`]: '# Index\n' });
    expect(found(folder, [name])).toEqual([`${name}/memory typed`]);
  });
});

describe('the config', () => {
  it('names roots and layouts in the place of discovery', () => {
    const folder = project({ 'memory/MEMORY.md': '# Index\n', 'packages/a/notes/x.md': FACT });
    const configured: ConfiguredAt = () => [
      { dir: path.join(folder, 'packages/a/notes'), layout: 'untyped' },
    ];
    expect(found(folder, [], configured)).toEqual(['packages/a/notes untyped']);
    expect(found(folder, ['packages'], configured)).toEqual(['packages/a/notes untyped']);
    expect(found(folder, ['packages/a/notes/x.md'], configured)).toEqual(['packages/a/notes untyped']);
  });

  it('takes the place of known names in every form of a call', () => {
    const folder = project({ '.git/HEAD': '', 'memory/MEMORY.md': '# Index\n', 'notes/x.md': FACT });
    const configured: ConfiguredAt = () => [{ dir: path.join(folder, 'notes') }];
    expect(found(folder, [], configured)).toEqual(['notes typed']);
    expect(found(folder, ['.'], configured)).toEqual(['notes typed']);
    expect(found(folder, ['notes'], configured)).toEqual(['notes typed']);
    expect(found(folder, ['memory'], configured)).toEqual(['memory typed']);
  });

  it('must name folders that exist', () => {
    const folder = project({});
    expect(() => found(folder, [], () => [{ dir: path.join(folder, 'gone') }])).toThrow('does not exist');
  });
});

it('judges a root with two names once', () => {
  const folder = project({ 'memory/MEMORY.md': '# Index\n', 'claude-memory': { symlink: 'memory' } });
  expect(found(folder)).toEqual(['memory typed']);
  expect(found(folder, ['claude-memory', 'memory/'])).toEqual(['claude-memory typed']);
});

it('follows a root that is a link, and not a loop below it', () => {
  const folder = project({ 'real/MEMORY.md': '# Index\n', memory: { symlink: 'real' } });
  fs.symlinkSync('.', path.join(folder, 'real/loop'));
  expect(found(folder)).toEqual(['memory typed']);
});
