import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { git } from '../helpers/checkout.ts';
import { snapshot, times } from '../helpers/snapshot.ts';
import { type Tree, tempFolder, writeTree } from '../helpers/tree.ts';
import { asProcess, inProcess, type Outcome } from './hosts.ts';

const FLAT = ['hot', 'index', 'MEMORY', 'DECISIONS', 'OPEN_QUESTIONS', 'RISKS', 'CONFLICTS', 'glossary'];

function place(tree: Tree = {}, repository = false): string {
  const folder = tempFolder();
  if (repository) git(folder, 'init', '-q');
  writeTree(folder, tree);
  return folder;
}

const init = (cwd: string, ...words: string[]) => asProcess(['init', ...words], { cwd });

function created({ stdout }: Outcome): string[] {
  return [...stdout.matchAll(/^ {2}(?:would create|created) +(\S+)/gm)].map((found) => found[1]!);
}

const cases = ['flat', 'typed'].flatMap((layout) =>
  [false, true].map((repository) => ({ layout, repository })),
);

describe.each(cases)('a $layout memory, in a repository: $repository', ({ layout, repository }) => {
  it('has nothing to be warned about', async () => {
    const cwd = place({}, repository);
    expect(await init(cwd, '--layout', layout)).toMatchObject({ code: 0, stderr: '' });
    if (repository) git(cwd, 'add', '-A');
    const { code, stdout } = await asProcess(['validate', '--fail-on', 'info'], { cwd });
    expect(stdout).toMatch(new RegExp(`^Memory layout: {4}${layout}$`, 'm'));
    expect(code).toBe(0);
  });

  it('is left alone by a second run, to the byte and the time', async () => {
    const cwd = place({}, repository);
    const first = await init(cwd, '--layout', layout);
    const [bytes, moments] = [snapshot(cwd), times(cwd)];
    const second = await init(cwd, '--layout', layout);
    expect(created(first).length).toBeGreaterThan(3);
    expect(second).toMatchObject({ code: 0, stderr: '' });
    expect(second.stdout).toContain(`Created 0 file(s), left ${created(first).length} as they are.`);
    expect([snapshot(cwd), times(cwd)]).toEqual([bytes, moments]);
  });

  it('says beforehand what it would write', async () => {
    const cwd = place({}, repository);
    const before = times(cwd);
    const dry = await init(cwd, '--layout', layout, '--dry-run');
    expect(times(cwd)).toEqual(before);
    expect(created(dry)).toEqual(created(await init(cwd, '--layout', layout)));
    expect(created(dry).sort()).toEqual(
      Object.entries(snapshot(cwd)).flatMap(([name, content]) => (content === 'dir' ? [] : [name])),
    );
  });

  it('is completed wherever a run was cut off', async () => {
    const whole = place({}, repository);
    const names = created(await init(whole, '--layout', layout));
    for (const [at] of names.entries()) {
      const cwd = place({}, repository);
      for (const name of names.slice(0, at)) copy(whole, cwd, name);
      expect((await inProcess(['init', '--layout', layout], { cwd })).code).toBe(0);
      expect(snapshot(cwd)).toEqual(snapshot(whole));
    }
  });
});

function copy(from: string, to: string, name: string): void {
  fs.mkdirSync(path.dirname(path.join(to, name)), { recursive: true });
  fs.copyFileSync(path.join(from, name), path.join(to, name));
}

describe('what is written', () => {
  it('is all that the flat layout has', async () => {
    const cwd = place();
    await init(cwd);
    const files = snapshot(cwd);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        ...FLAT.map((name) => `memory/${name}.md`),
        ...['archive', 'raw', 'snapshots', 'sync/outbound', 'sync/parent'].map(
          (at) => `memory/${at}/.gitkeep`,
        ),
        ...['PROJECT', 'PERMISSIONS', 'PARENT_SYNC', 'BUDGET', 'claude-overrides'].map(
          (at) => `config/${at}.md`,
        ),
        ...['PRIVACY.md', 'REDACT.md', 'SHARING_POLICY.md', 'zeref.config.json', '.gitattributes'],
      ]),
    );
    expect(files['memory/patterns/PATTERNS.jsonl']).toBe('');
    expect(JSON.parse(files['zeref.config.json']!)).toEqual({ patterns: { hash: 'verify' } });
  });

  it('states no date and no path of this machine', async () => {
    const cwd = place();
    await init(cwd);
    for (const text of Object.values(snapshot(cwd))) {
      expect(text).not.toMatch(/\d{4}-\d\d-\d\d/);
      expect(text).not.toContain(path.basename(cwd));
    }
  });

  it.each(['abstract', 'local-only', 'exact'])('has the privacy mode %s', async (mode) => {
    const cwd = place();
    await init(cwd, '--privacy', mode);
    expect(snapshot(cwd)['PRIVACY.md']).toContain(`---\nmode: ${mode}\n`);
  });

  it('has privacy files beside a typed memory on demand', async () => {
    const cwd = place();
    const names = created(await init(cwd, '--layout', 'typed', '--privacy', 'abstract'));
    expect(names).toEqual(expect.arrayContaining(['memory/MEMORY.md', 'PRIVACY.md', 'REDACT.md']));
  });

  it('points to the schema of the config where zeref is installed', async () => {
    const schema = './node_modules/zeref/schemas/generated/config.schema.json';
    const cwd = place({ [schema]: '{}' });
    await init(cwd, '--layout', 'typed');
    expect(JSON.parse(snapshot(cwd)['zeref.config.json']!)).toEqual({ $schema: schema, extraTypes: [] });
  });
});

describe('a folder', () => {
  it('is made, with those above it', async () => {
    const cwd = place();
    const { code, stdout } = await init(cwd, 'new/one of mine');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^ {2}zeref validate 'new\/one of mine'$/m);
    expect(fs.existsSync(path.join(cwd, 'new/one of mine/memory/hot.md'))).toBe(true);
  });

  it('may lie below the top of a repository', async () => {
    const cwd = place({ 'packages/api/x.ts': '' }, true);
    expect((await init(path.join(cwd, 'packages/api'))).code).toBe(0);
    expect(fs.existsSync(path.join(cwd, 'packages/api/memory/hot.md'))).toBe(true);
    expect(fs.existsSync(path.join(cwd, 'memory'))).toBe(false);
  });

  it('may have a memory of one agent, and notes without frontmatter in memory/', async () => {
    const note = '---\nname: n\ndescription: d\ntype: user\n---\nx\n';
    const cwd = place({ '.claude/agent-memory/tester/a.md': note, 'memory/old.md': '# Old\n' });
    expect((await init(cwd)).code).toBe(0);
  });
});
