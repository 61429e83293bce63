import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { inProcess } from './hosts.ts';
import { project } from './projects.ts';

const policy = (mode: string) => `---\nmode: ${mode}\n---\n`;
const REGISTRY = '{"skills":[{"skill":"a"}]}';
const SKILL = '---\nname: a\ndescription: d\n---\n';

/** Code, and `path rule` of each finding. */
async function judge(cwd: string, args: string[] = [], stdin = '') {
  const { code, stdout, stderr } = await inProcess(['validate', ...args, '--format', 'json'], { cwd, stdin });
  const { diagnostics, summary } = JSON.parse(stdout) as {
    diagnostics: { path: string; ruleId: string; severity: string }[];
    summary: { files: number };
  };
  const found = diagnostics.map(({ path: file, ruleId }) => `${file} ${ruleId}`);
  return { code, found, stderr, files: summary.files, diagnostics };
}

describe('a policy beside the memory', () => {
  it('is judged with the memory, and with any part of it', async () => {
    const cwd = project('flat', { 'PRIVACY.md': policy('open') });
    for (const args of [[], ['.'], ['memory'], ['memory/hot.md']])
      expect(await judge(cwd, args)).toMatchObject({ code: 1, found: ['PRIVACY.md privacy/mode'] });
  });

  it('has a path as shown from where the call is made', async () => {
    const top = project('flat', { 'PRIVACY.md': policy('open') });
    expect((await judge(path.join(top, 'memory'))).found).toEqual([`${top}/PRIVACY.md privacy/mode`]);
    const name = path.basename(top);
    const above = await judge(path.dirname(top), [name]);
    expect(above.found).toEqual([`${name}/PRIVACY.md privacy/mode`]);
  });

  it('is judged by itself when it is named, and is no stray file', async () => {
    const cwd = project('flat', {
      'PRIVACY.md': policy('open'),
      'REDACT.md': '',
      'memory/hot.md': '# no sessions, and no memory rule is asked\n'.repeat(600),
      'src/x.ts': '',
    });
    const { code, found, stderr, files } = await judge(cwd, ['PRIVACY.md', 'src/x.ts']);
    expect({ code, found, files }).toEqual({ code: 1, found: ['PRIVACY.md privacy/mode'], files: 1 });
    expect(stderr).toContain('skipped 1 file(s) outside of every memory folder: src/x.ts\n');
  });

  it('that is named beside its memory is judged once', async () => {
    const cwd = project('flat', { 'PRIVACY.md': policy('open') });
    expect((await judge(cwd, ['memory', 'PRIVACY.md'])).found).toEqual(['PRIVACY.md privacy/mode']);
  });

  it('is what it is in a project that has no memory: prose may be a legal text', async () => {
    const cwd = project('none', { 'PRIVACY.md': '# Privacy policy\n', 'docs/REDACT.md': policy('x') });
    const { code, diagnostics } = await judge(cwd, ['PRIVACY.md', 'docs/REDACT.md']);
    expect(code).toBe(1);
    expect(diagnostics.map(({ path: file, severity }) => `${file} ${severity}`)).toEqual([
      'PRIVACY.md warning',
      'docs/REDACT.md error',
    ]);
  });

  it('that is prose is an error where the memory is flat, named or not', async () => {
    const cwd = project('flat', { 'PRIVACY.md': '# Privacy policy\n' });
    for (const args of [[], ['PRIVACY.md']])
      expect((await judge(cwd, args)).diagnostics).toMatchObject([{ severity: 'error' }]);
  });

  it('is not judged where the config leaves it out, or turns the rule off', async () => {
    const files = { 'PRIVACY.md': policy('open') };
    const ignored = project('flat', { ...files, 'zeref.config.json': '{"ignore":["PRIVACY.md"]}' });
    expect(await judge(ignored)).toMatchObject({ code: 0, found: [] });
    const off = project('flat', { ...files, 'zeref.config.json': '{"rules":{"privacy/mode":"off"}}' });
    expect(await judge(off)).toMatchObject({ code: 0, found: [] });
  });

  it('in the memory counts once, and once a run for all roots', async () => {
    const plain = await judge(project('flat'));
    const inside = await judge(project('flat', { 'memory/PRIVACY.md': policy('exact') }));
    expect(inside.files).toBe(plain.files + 1);
    const cwd = project('typed', {
      'PRIVACY.md': policy('open'),
      '.claude/memory/REDACT.md': '---\nclasses: {}\n---\n',
      '.claude/memory/MEMORY.md': '# Memory\n',
    });
    expect((await judge(cwd)).found).toEqual(['PRIVACY.md privacy/mode']);
  });
});

describe('on standard input', () => {
  const ask = (cwd: string, file: string, text: string) =>
    judge(cwd, ['--stdin', '--stdin-filename', file], text);

  it('a policy is judged, saved or not', async () => {
    for (const files of [{}, { 'PRIVACY.md': policy('exact') }]) {
      const cwd = project('flat', files);
      expect(await ask(cwd, 'PRIVACY.md', policy('open'))).toMatchObject({
        code: 1,
        found: ['PRIVACY.md privacy/mode'],
        files: 1,
      });
    }
    const inside = project('flat', { 'PRIVACY.md': policy('open') });
    expect(await ask(inside, 'memory/PRIVACY.md', policy('exact'))).toMatchObject({ code: 0, found: [] });
    expect((await ask(inside, 'memory/PRIVACY.md', policy('x'))).found).toEqual([
      'memory/PRIVACY.md privacy/mode',
    ]);
  });

  it('the skill of a registry is judged, and no other', async () => {
    const cwd = project('flat', { 'zeref-registry.json': REGISTRY, 'skills/a/SKILL.md': SKILL });
    expect((await ask(cwd, 'skills/a/SKILL.md', '# a\n')).found).toEqual([
      'skills/a/SKILL.md registry/skill-frontmatter',
    ]);
    const { found } = await ask(cwd, 'skills/b/SKILL.md', '# b\n');
    expect(found).not.toContain('skills/b/SKILL.md registry/skill-frontmatter');
  });

  it('a note is judged without what stands beside its memory', async () => {
    const cwd = project('typed', { 'PRIVACY.md': policy('open') });
    const { code, found } = await ask(cwd, 'memory/MEMORY.md', '# Memory\n');
    expect({ code, found }).toEqual({ code: 0, found: ['memory/MEMORY.md index/unindexed'] });
  });
});

it('a registry, and the file of a skill, are judged when they are named', async () => {
  const cwd = project('flat', { 'zeref-registry.json': REGISTRY, 'skills/a/SKILL.md': '' });
  expect((await judge(cwd, ['skills/a/SKILL.md'])).found).toEqual([
    'skills/a/SKILL.md registry/skill-frontmatter',
  ]);
  fs.rmSync(path.join(cwd, 'skills'), { recursive: true });
  expect(await judge(cwd, ['zeref-registry.json'])).toMatchObject({
    code: 1,
    found: ['zeref-registry.json registry/skills'],
    files: 1,
  });
});

it('status names the policies, and the mode that holds', async () => {
  const status = async (cwd: string) => (await inProcess(['status'], { cwd })).stdout;
  const cwd = project('flat', {
    'PRIVACY.md': policy('exact'),
    'memory/REDACT.md': '---\nclasses: {}\n---\n',
  });
  expect(await status(cwd)).toContain('\n  policy  PRIVACY.md (mode exact), memory/REDACT.md\n');
  fs.writeFileSync(path.join(cwd, 'PRIVACY.md'), policy('open'));
  expect(await status(cwd)).toContain('PRIVACY.md (mode local-only, since it states none)');
  fs.rmSync(path.join(cwd, 'PRIVACY.md'));
  fs.mkdirSync(path.join(cwd, 'PRIVACY.md'));
  expect(await status(cwd)).toContain('PRIVACY.md (mode local-only, since it cannot be read)');
  expect(await status(project('flat'))).not.toContain('policy');
});
