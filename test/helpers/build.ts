import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findRepository } from '../../core/sources/find-roots.ts';

/** The settings of whoever runs the tests are not a part of them. */
const NOBODYS_SETTINGS = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  LC_ALL: 'C.UTF-8',
};

let temporary: string | undefined;

/**
 * Once for a run of tests: builds dist, and gives all workers one temporary folder. A build that fails leaves no
 * program behind, so that the tests that need one fail, and the others still speak; its message stands first.
 */
export function setup(): void {
  temporary = mkdtempSync(path.join(os.tmpdir(), 'zeref-run-'));
  // Some tests look at their folder as another user.
  chmodSync(temporary, 0o755);
  const around = findRepository(temporary);
  if (around !== undefined)
    throw new Error(`the temporary folder lies in the repository ${around}: set TMPDIR`);
  process.umask(0o022);
  Object.assign(process.env, { TMPDIR: temporary, ...NOBODYS_SETTINGS });
  try {
    execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: ['ignore', 'inherit', 'inherit'] });
  } catch {
    rmSync('dist', { recursive: true, force: true });
  }
}

/** Workers do not live to see their own `exit` event. */
export function teardown(): void {
  if (temporary) rmSync(temporary, { recursive: true, force: true, maxRetries: 3 });
}
