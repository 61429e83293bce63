import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findConfig, loadConfig } from '../../core/config.ts';
import { DEFAULT_CONFIG } from '../../core/defaults.ts';
import { Projects } from '../../core/sources/projects.ts';
import { type Tree, tempFolder, writeTree } from '../helpers/tree.ts';

function project(tree: Tree): string {
  const folder = tempFolder();
  writeTree(folder, tree);
  return folder;
}

function problems(text: string, name = 'zeref.config.json'): string[] {
  const folder = project({ [name]: text });
  return loadConfig(path.join(folder, name)).problems.map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );
}

describe('findConfig', () => {
  it('takes the nearest file, and package.json only with the key', () => {
    const folder = project({
      'zeref.config.json': '{}',
      'a/package.json': '{"name":"a"}',
      'a/b/package.json': '{"name":"b","zeref":{}}',
      'a/b/c/x': '',
    });
    const at = (...names: string[]) => names.map((name) => path.join(folder, name));
    expect(findConfig(at('a/b/c', 'a/b', 'a', '.'))).toBe(path.join(folder, 'a/b/package.json'));
    expect(findConfig(at('a', '.'))).toBe(path.join(folder, 'zeref.config.json'));
    expect(findConfig(at('a/b/c'))).toBeUndefined();
  });

  it('passes over a package.json that is broken or mentions zeref elsewhere', () => {
    const folder = project({
      'a/package.json': '{"zeref":',
      'b/package.json': '{"devDependencies":{"zeref":"1"}}',
    });
    expect(findConfig([path.join(folder, 'a'), path.join(folder, 'b')])).toBeUndefined();
  });
});

describe('loadConfig', () => {
  it('fills in the defaults', () => {
    expect(loadConfig(undefined)).toEqual({ config: DEFAULT_CONFIG, problems: [] });
    const folder = project({
      'zeref.config.json':
        '{"$schema":"x","limits":{"entryLength":99},"patterns":{"hash":"verify"},"roots":["a",{"path":"b","layout":"flat"}]}',
    });
    const { config } = loadConfig(path.join(folder, 'zeref.config.json'));
    expect(config.limits).toEqual({ ...DEFAULT_CONFIG.limits, entryLength: 99 });
    expect(config.patterns).toEqual({ ...DEFAULT_CONFIG.patterns, hash: 'verify' });
    expect(config.roots).toEqual([{ path: 'a' }, { path: 'b', layout: 'flat' }]);
  });

  it('reads the key of package.json and a byte order mark', () => {
    const folder = project({ 'package.json': '\ufeff{"zeref":{"extraTypes":["gotcha"]}}' });
    expect(loadConfig(path.join(folder, 'package.json')).config.extraTypes).toEqual(['gotcha']);
  });

  it.each<[string, string, RegExp]>([
    ['an unknown key', '{\n  "rule": {}\n}', /^2:3 `rule` .*`rules`\?/],
    [
      'an unknown rule',
      '{\n  "rules": {\n    "patterns/wieght": "off"\n  }\n}',
      /^3:5 .*`?patterns\/wieght`?.*patterns\/weight/,
    ],
    ['an unknown level', '{"rules":{"patterns/weight":"fatal"}}', /^1:29 .*"fatal".*error.*off/],
    ['an unknown word', '{"patterns":{"hash":"verfy"}}', /^1:21 .*verify/],
    ['a wrong type', '{"extraTypes":"gotcha"}', /^1:15 .*list/],
    ['a limit of none', '{"limits":{"indexLines":0}}', /^1:25 .*at least 1/],
    ['a root without a path', '{"roots":[{"layout":"flat"}]}', /^1:\d+ .*path/],
    ['a broken file', '{\n  "rules": {,\n}', /^2:13 expected/],
    ['a key that occurs twice', '{"ignore":[],"ignore":[]}', /^1:14 .*`ignore` occurs twice/],
    ['no object', '[]', /^1:1 .*object/],
    ['an empty file', '', /^1:1 /],
    ['a prototype key', '{"__proto__":{"rules":{}}}', /^1:2 .*__proto__/],
  ])('refuses %s at its place', (_name, text, expected) => {
    const found = problems(text);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(expected);
  });

  it('places faults inside package.json', () => {
    expect(problems('{\n"name":"x",\n"zeref":{"rule":{}}\n}', 'package.json')[0]).toMatch(/^3:10 /);
  });

  it('leaves the rest of package.json to npm', () => {
    expect(problems('{"scripts":{"a":"1","a":"2"},"zeref":{}}', 'package.json')).toEqual([]);
  });

  it('says that a file cannot be read', () => {
    const folder = project({ 'zeref.config.json': { dir: true } });
    expect(loadConfig(path.join(folder, 'zeref.config.json')).problems[0]?.message).toBe(
      'is not a regular file',
    );
    expect(loadConfig(path.join(folder, 'none.json')).problems[0]?.message).toBe('there is no such file');
  });
});

describe('Projects', () => {
  it('gives each root the config around it', () => {
    const folder = project({
      'a/zeref.config.json': '{"extraTypes":["gotcha"],"ignore":["drafts/","memory/raw.md"]}',
      'a/zeref-registry.json': '{"skills":[{"skill":"s"}]}',
      'a/memory/x.md': '',
      'b/memory/x.md': '',
    });
    const projects = new Projects(folder);
    const a = projects.at(path.join(folder, 'a/memory'));
    expect(a.config.extraTypes).toEqual(['gotcha']);
    expect(a.registry?.leads.has('memory-keeper')).toBe(true);
    expect(projects.at(path.join(folder, 'a'))).toBe(a);
    expect(projects.at(path.join(folder, 'b/memory')).config).toBe(DEFAULT_CONFIG);
  });

  it('reads one registry once for two configs', () => {
    const folder = project({
      'zeref-registry.json': '{"skills":[]}',
      'a/zeref.config.json': '{}',
      'a/memory/x.md': '',
      'b/zeref.config.json': '{}',
      'b/memory/x.md': '',
    });
    fs.mkdirSync(path.join(folder, '.git'));
    const projects = new Projects(folder);
    const [a, b] = ['a/memory', 'b/memory'].map((name) => projects.at(path.join(folder, name)));
    expect(a).not.toBe(b);
    expect(a?.registry).toBe(b?.registry);
    expect(a?.registry).toBeDefined();
  });

  it('ignores by glob, at any depth where there is no slash', () => {
    const folder = project({
      'a/zeref.config.json': '{"ignore":["drafts/","memory/raw.md","*.tmp.md"]}',
      'a/memory/x.md': '',
    });
    const { isIgnored } = new Projects(folder).at(path.join(folder, 'a/memory'));
    const all = [
      'drafts/x.md',
      'deep/drafts/y/z.md',
      'raw.md',
      'deep/raw.md',
      '.x.tmp.md',
      'x.md',
      'drafts.md',
    ];
    expect(all.filter((name) => isIgnored(`a/memory/${name}`))).toEqual([
      'drafts/x.md',
      'deep/drafts/y/z.md',
      'raw.md',
      '.x.tmp.md',
    ]);
  });

  it.each<[string, Tree, string]>([
    ['a bad config', { 'zeref.config.json': '{"rule":1}' }, 'zeref.config.json:1:2: `rule`'],
    [
      'a bad registry',
      { 'zeref-registry.json': '{"skills":[{}]}' },
      'zeref-registry.json needs a name in skills[0].skill',
    ],
    ['a registry that is no JSON', { 'zeref-registry.json': '{' }, 'zeref-registry.json is not JSON'],
    [
      'a missing event schema',
      { 'zeref.config.json': '{"patterns":{"schemas":["events"]}}' },
      'events does not exist',
    ],
    [
      'a broken event schema',
      { 'zeref.config.json': '{"patterns":{"schemas":["events"]}}', 'events/deploy.json': '{' },
      'deploy.json is not JSON, at line 1, column 2: ',
    ],
  ])('throws for %s', (_name, tree, message) => {
    const folder = project({ ...tree, 'memory/MEMORY.md': '' });
    expect(() => new Projects(folder).at(path.join(folder, 'memory'))).toThrow(message);
  });
});
