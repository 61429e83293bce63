import type { Env } from './git.ts';

/** What git says of one memory root. */
export interface GitStatus {
  /** Empty on a detached HEAD. */
  readonly branch: string;
  readonly changed: number;
  readonly untracked: number;
  /** The folder as a whole is left out by .gitignore. */
  readonly ignored: boolean;
}

/** Git waits for nobody: no prompt, no lock, no editor. */
const TIMEOUT_MS = 10_000;
const QUIET: Env = { GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0' };
/** Names that simple-git refuses to hand on, and that have no part in a status. */
const GUARDED = /^(git_.*|editor|visual|pager|prefix|ssh_askpass)$/i;

/**
 * Branch and changes of a folder.
 * @param dir absolute path
 * @returns undefined where there is no repository, or git is absent or refuses
 */
export async function gitStatus(dir: string, caller: Env): Promise<GitStatus | undefined> {
  const { simpleGit } = await import('simple-git');
  const git = simpleGit({
    baseDir: dir,
    allowEnvironment: Object.keys(QUIET),
    timeout: { block: TIMEOUT_MS },
    completion: { onExit: false },
  }).env({ ...handedOn(caller), ...QUIET });
  try {
    const { current, detached, files } = await git.status(['--', '.']);
    const ignored = (await git.checkIgnore(['.'])).length > 0;
    const untracked = files.filter(({ index }) => index === '?').length;
    return { branch: detached ? '' : (current ?? ''), changed: files.length - untracked, untracked, ignored };
  } catch {
    return undefined;
  }
}

function handedOn(caller: Env): Record<string, string> {
  const named = Object.entries(caller).filter(([name, value]) => value !== undefined && !GUARDED.test(name));
  return Object.fromEntries(named) as Record<string, string>;
}
