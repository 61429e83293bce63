import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { git } from '../helpers/checkout.ts';
import { snapshot, times } from '../helpers/snapshot.ts';
import { type Tree, tempFolder, writeTree } from '../helpers/tree.ts';
import { asProcess, type Outcome } from './hosts.ts';

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

describe('files that are there', () => {
  it('are left alone, each of them', async () => {
    const names = created(await init(place()));
    for (const odd of [0, 1]) {
      const mine = names.filter((_, at) => at % 2 === odd && !/zeref.config|hot\.md/.test(names[at]!));
      const cwd = place(Object.fromEntries(['memory/hot.md', ...mine].map((name) => [name, 'mine\n'])));
      const [bytes, moments] = [snapshot(cwd), times(cwd)];
      const outcome = await init(cwd);
      expect(outcome.code).toBe(0);
      expect(snapshot(cwd)).toMatchObject(
        Object.fromEntries(Object.entries(bytes).filter(([, text]) => text !== 'dir')),
      );
      for (const name of mine) {
        expect(times(cwd)[name]).toBe(moments[name]);
        expect(outcome.stdout).toMatch(new RegExp(`^ {2}exists +${name.replaceAll('.', '\\.')} `, 'm'));
      }
      expect(created(outcome)).toEqual(names.filter((name) => !(name in bytes)));
    }
  });

  it('include links that lead nowhere, which are not written through', async () => {
    const cwd = place({ 'PRIVACY.md': { symlink: 'elsewhere.md' } });
    expect((await init(cwd)).code).toBe(0);
    expect(snapshot(cwd)).toMatchObject({ 'PRIVACY.md': '-> elsewhere.md' });
    expect(fs.existsSync(path.join(cwd, 'elsewhere.md'))).toBe(false);
  });

  it('include .gitattributes, whose missing lines are printed', async () => {
    const cwd = place({ '.gitattributes': '*.md text\nmemory/**\t-text\n' });
    const { stdout } = await init(cwd);
    expect(stdout).toContain('\n  memory/patterns/PATTERNS.jsonl merge=union\n');
    expect(stdout).not.toContain('\n  memory/** -text\n');
  });

  it.each([
    ['zeref.config.json', '{}', 'sub'],
    ['package.json', '{"zeref":{}}', 'sub'],
    ['package.json', '{"zeref":{}}', '.'],
  ])('make a second config needless: %s %s', async (name, text, folder) => {
    const cwd = place({ [name]: text }, true);
    const outcome = await init(cwd, folder);
    expect(outcome.stdout).toMatch(/^No zeref\.config\.json: \S+ holds for this folder\.$/m);
    expect(created(outcome)).not.toContain('zeref.config.json');
  });

  it('do so where they are privacy files further up, which a nearer one would overrule', async () => {
    const cwd = place({ 'PRIVACY.md': '---\nmode: local-only\n---\n' }, true);
    const outcome = await init(cwd, 'sub');
    expect(outcome.stdout).toContain('No privacy files: ../PRIVACY.md governs this folder.');
    expect(Object.keys(snapshot(path.join(cwd, 'sub')))).not.toContain('REDACT.md');
  });
});
