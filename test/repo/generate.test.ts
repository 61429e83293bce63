import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeRuleDocs } from '../../scripts/generate/rule-docs.ts';
import { copyCheckout, git, lendPackages, runIn } from '../helpers/checkout.ts';
import { tempFolder } from '../helpers/tree.ts';

const GENERATED = ['core/rules/index.ts', 'schemas/generated', 'docs/rules', 'README.md'];

describe('npm run generate and new-rule, in a copy', () => {
  let top = '';
  const tsx = (...args: string[]) => runIn(top, process.execPath, ['--import', 'tsx', ...args]);
  const newRule = (...args: string[]) => tsx('scripts/new-rule.ts', ...args);
  const exists = (file: string) => fs.existsSync(path.join(top, file));
  const changed = () => git(top, 'status', '--porcelain', '-uall', '--', ...GENERATED.filter(exists));
  const verdict = () => runIn(top, process.execPath, ['scripts/generated.mjs']);

  beforeAll(() => {
    top = copyCheckout();
    lendPackages(top);
    git(top, 'init', '-q');
    git(top, 'add', '-A');
    git(top, 'commit', '-qm', 'start');
  });

  it('changes nothing where nothing changed', () => {
    expect(tsx('scripts/generate.ts').stderr).toBe('');
    expect(changed()).toBe('');
    expect(verdict().status).toBe(0);
  });

  it('scaffolds a rule into every place, and the check asks for it to be added', () => {
    const { status, stdout } = newRule('layout/new-thing');
    expect(status).toBe(0);
    expect(stdout).toContain('core/rules/layout/new-thing.ts is a working rule. What to do next');
    expect(exists('docs/rules/layout/new-thing.md')).toBe(true);
    expect(fs.readFileSync(path.join(top, 'schemas/generated/config.schema.json'), 'utf8')).toContain(
      '"layout/new-thing"',
    );
    expect(verdict().status).toBe(1);
    expect(verdict().stderr).toContain('?? docs/rules/layout/new-thing.md');
    expect(verdict().stderr).toContain(' M core/rules/index.ts');
    git(top, 'add', '-A');
    expect(verdict().status).toBe(0);
  });

  it('refuses a rule that is there', () => {
    const { status, stderr } = newRule('layout/new-thing');
    expect([status, stderr]).toEqual([2, 'core/rules/layout/new-thing.ts is there already\n']);
  });

  it.each(['', 'Layout/thing', '../core/thing'])('refuses the name %j', (name) => {
    const { status, stderr } = newRule(name);
    expect([status, stderr]).toEqual([2, expect.stringContaining('group/name')]);
  });

  it('takes away what belonged to a rule that is gone', () => {
    git(top, 'rm', '-qrf', 'core/rules/layout/new-thing.ts', 'fixtures/layout/new-thing');
    tsx('scripts/generate.ts');
    expect(git(top, 'diff', 'HEAD', '--name-only')).toBe('');
  });
});

it('a fence is longer than any run of backticks in the example, and a pipe does not break the table', () => {
  const top = tempFolder();
  const facts = { id: 'g/r', summary: 'a | b', severity: 'error', layouts: ['flat'], scope: 'file' } as const;
  const examples = { path: 'a.md', bad: '````\ncode\n````\n', ok: 'fine' };
  writeRuleDocs([{ ...facts, why: 'w', fix: 'f', examples, check: () => [] }], top);
  const page = fs.readFileSync(path.join(top, 'g/r.md'), 'utf8');
  expect(page).toContain('`````markdown\n````\ncode\n````\n`````\n');
  expect(page).toContain('```markdown\nfine\n```\n');
  expect(fs.readFileSync(path.join(top, 'README.md'), 'utf8')).toContain(
    '| [g/r](g/r.md) | error |  | a \\| b |',
  );
});
