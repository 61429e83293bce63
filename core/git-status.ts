import { type Env, GIT_SETTINGS, GIT_TIMEOUT_MS, withoutRepository } from './git.ts';

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
const QUIET: Env = { GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0' };
/** What decides which settings git reads, and whom it trusts. */
const SETTINGS = ['GIT_CONFIG_GLOBAL', 'GIT_CONFIG_SYSTEM', 'GIT_CONFIG_NOSYSTEM'];
/** Names that simple-git refuses to hand on, and that have no part in a status. */
const GUARDED = /^(git_.*|editor|visual|pager|prefix|ssh_askpass)$/i;

/**
 * Branch and changes of a folder.
 * @param dir absolute path
 * @returns why not, in git's words, where git is absent or refuses
 */
export async function gitStatus(dir: string, caller: Env): Promise<GitStatus | { readonly fault: string }> {
  const { simpleGit } = await import('simple-git');
  const git = simpleGit({
    baseDir: dir,
    allowEnvironment: [...Object.keys(QUIET), ...SETTINGS],
    timeout: { block: GIT_TIMEOUT_MS },
    config: GIT_SETTINGS.filter((word) => word !== '-c'),
    // For simple-git every value of that setting is unsafe, false too.
    unsafe: { allowUnsafeFsMonitor: true },
    completion: { onExit: false },
  }).env({ ...handedOn(caller), ...QUIET });
  try {
    const { current, detached, files } = await git.status(['--', '.']);
    const ignored = (await git.checkIgnore(['.'])).length > 0;
    const untracked = files.filter(({ index }) => index === '?').length;
    return { branch: detached ? '' : (current ?? ''), changed: files.length - untracked, untracked, ignored };
  } catch (error) {
    return {
      fault: (error as Error).message
        .trim()
        .replace(/^Error: /, '')
        .split('\n')[0]!,
    };
  }
}

function handedOn(caller: Env): Record<string, string> {
  const named = Object.entries(withoutRepository(caller)).filter(
    ([name, value]) => value !== undefined && (SETTINGS.includes(name) || !GUARDED.test(name)),
  );
  return Object.fromEntries(named) as Record<string, string>;
}
