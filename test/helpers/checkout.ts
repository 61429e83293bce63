import { execFileSync, type SpawnSyncReturns, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { tempFolder } from './tree.ts';

/** Nobody's source: what git, npm and the build keep here. */
const ours = (file: string) => !/^(\.git|dist|coverage)$|(^|\/)(\.cache|node_modules)$/.test(file);

/** What the build needs. */
export const PROGRAM = ['cli', 'core', 'hooks', 'package.json', 'schemas', 'scripts'];

/**
 * A copy of this repository outside of every other, without git and node_modules.
 * @param name folder below an empty one; several levels make a sub-folder
 * @param parts what to copy of the top level, everything by default
 * @returns its absolute path
 */
export function copyCheckout(name = 'zeref', parts = fs.readdirSync('.')): string {
  const top = path.join(tempFolder(), name);
  for (const part of parts.filter((name) => fs.existsSync(name))) {
    fs.cpSync(part, path.join(top, part), { recursive: true, filter: ours });
  }
  return top;
}

/** Lends a copy the packages that are installed here. */
export function lendPackages(top: string): void {
  fs.symlinkSync(path.resolve('node_modules'), path.join(top, 'node_modules'), 'dir');
}

/** Runs a program in a folder; `env` is laid over ours, `undefined` takes a name away. */
export function runIn(
  cwd: string,
  command: string,
  args: readonly string[],
  env: Record<string, string | undefined> = {},
): SpawnSyncReturns<string> {
  return spawnSync(command, args, { cwd, encoding: 'utf8', env: { ...process.env, ...env } });
}

/** `git` with a fixed author, free of the caller's settings. */
export function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', ['-c', 'user.name=Zeref', '-c', 'user.email=zeref@example.org', ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
  });
}
