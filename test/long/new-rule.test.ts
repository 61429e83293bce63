import path from 'node:path';
import { expect, it } from 'vitest';
import { copyCheckout, git, lendPackages, runIn } from '../helpers/checkout.ts';

it('a scaffolded rule passes lint, types and its own fixtures as it is', () => {
  const top = copyCheckout();
  lendPackages(top);
  git(top, 'init', '-q');
  const tool = (name: string, ...args: string[]) => {
    const { status, stdout, stderr } = runIn(top, path.resolve('node_modules/.bin', name), args);
    return status === 0 ? 'passes' : `${stdout}${stderr}`;
  };
  const id = 'layout/new-thing';
  expect(runIn(top, process.execPath, ['--import', 'tsx', 'scripts/new-rule.ts', id]).status).toBe(0);
  expect(tool('biome', 'check', `core/rules/${id}.ts`)).toBe('passes');
  expect(tool('tsc', '-p', '.')).toBe('passes');
  expect(tool('vitest', 'run', 'test/fixtures.test.ts', '-t', id)).toBe('passes');
  expect(tool('vitest', 'run', 'test/repo/parity.test.ts', 'test/repo/examples.test.ts')).toBe('passes');
});
