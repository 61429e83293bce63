import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { inProcess } from './hosts.ts';
import { project } from './projects.ts';

const PRIVACY = '---\nmode: exact\n---\n';
const REDACT = '---\nclasses: {}\n---\n';

/** Code, and `path rule message` of each finding. */
async function judge(cwd: string) {
  const { code, stdout } = await inProcess(['validate', '--format', 'json'], { cwd });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { path: string; ruleId: string; message: string }[];
  };
  return {
    code,
    found: diagnostics.map(({ path: file, ruleId, message }) => `${file} ${ruleId} ${message}`),
  };
}

describe('a policy that cannot be read is a finding', () => {
  it('when it is huge', async () => {
    const cwd = project('flat', { 'PRIVACY.md': PRIVACY, 'REDACT.md': REDACT });
    for (const name of ['PRIVACY.md', 'REDACT.md']) fs.truncateSync(path.join(cwd, name), 100 * 1024 ** 2);
    expect(await judge(cwd)).toEqual({
      code: 1,
      found: [
        expect.stringMatching(/^PRIVACY\.md privacy\/mode .* over the limit/),
        expect.stringMatching(/^REDACT\.md privacy\/class-config .* over the limit/),
      ],
    });
  });

  it('when its block is full of lists, brackets and long lines', async () => {
    const blocks = ['[', '- ', 'a: ', '  ', '&a ', '"', 'x: [', '{a: '].map((unit) => unit.repeat(15_000));
    for (const block of blocks) {
      const cwd = project('flat', {
        'PRIVACY.md': `---\nmode: exact\n${block}\n---\n`,
        'REDACT.md': `---\nclasses:\n  ${block}\n---\n`,
        'SHARING_POLICY.md': `<!--\n${block}`,
      });
      expect((await judge(cwd)).code).toBe(1);
    }
  });

  it('when it is as long as may be, and each name in it is close to each other one', async () => {
    const names = Array.from({ length: 8000 }, (_, at) => `n${at.toString(36)}`);
    const cwd = project('flat', {
      'REDACT.md': `---\nclasses:\n${names.map((name) => `  ${name}:\n`).join('')}---\n`,
      'SHARING_POLICY.md': `---\nconnectors:\n  x:\n    redact_classes: [${names.map((name) => `${name}z`).join(', ')}]\n---\n`,
      'zeref-registry.json': JSON.stringify({ skills: names.map((skill) => ({ skill })) }),
      ...Object.fromEntries(names.slice(0, 1000).map((name) => [`skills/${name}y/SKILL.md`, ''])),
    });
    const { code, found } = await judge(cwd);
    expect(code).toBe(1);
    // Some of the names are other ones, with a letter more.
    expect(found.length).toBeGreaterThan(3 * 7500);
  });

  it.skipIf(process.getuid?.() !== 0)('to a user without the right to read it', () => {
    const cwd = project('flat', {
      'PRIVACY.md': PRIVACY,
      'REDACT.md': REDACT,
      'zeref-registry.json': '{"skills":[{"skill":"a"}]}',
      'skills/a/SKILL.md': '---\nname: a\ndescription: d\n---\n',
    });
    fs.chmodSync(cwd, 0o755);
    for (const name of ['PRIVACY.md', 'REDACT.md', 'skills/a/SKILL.md'])
      fs.chmodSync(path.join(cwd, name), 0o000);
    const program = path.join(cwd, 'dist');
    fs.cpSync('dist', program, { recursive: true });
    const { status, stdout } = spawnSync(process.execPath, [path.join(program, 'zeref.cjs'), 'validate'], {
      cwd,
      encoding: 'utf8',
      uid: 65_534,
      gid: 65_534,
    });
    expect(status).toBe(1);
    expect(stdout.match(/permission denied.*(?:privacy|registry)\/[a-z-]+$/gm)).toHaveLength(3);
  });
});
