import { execFile } from 'node:child_process';
import type { GitFacts } from './types.ts';

/**
 * `git rev-parse --local-env-vars`: what ties a process to one repository. A hook inherits them, and git must find the
 * repository of each memory root by itself.
 */
export const LOCAL_VARIABLES = [
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_CONFIG',
  'GIT_CONFIG_PARAMETERS',
  'GIT_CONFIG_COUNT',
  'GIT_OBJECT_DIRECTORY',
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_IMPLICIT_WORK_TREE',
  'GIT_GRAFT_FILE',
  'GIT_INDEX_FILE',
  'GIT_NO_REPLACE_OBJECTS',
  'GIT_REPLACE_REF_BASE',
  'GIT_PREFIX',
  'GIT_INTERNAL_SUPER_PREFIX',
  'GIT_SHALLOW_FILE',
  'GIT_COMMON_DIR',
];

/** A file in the way, such as a FIFO named .gitignore, must not hold up a run for ever. */
export const GIT_TIMEOUT_MS = 10_000;
/** The setting core.fsmonitor names a program, and a repository may bring its own. */
export const GIT_SETTINGS = ['-c', 'core.fsmonitor=false'];

export type Env = Readonly<Record<string, string | undefined>>;

/** An environment in which git finds the repository by the folder alone. */
export function withoutRepository(caller: Env): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(caller).filter(([name]) => !LOCAL_VARIABLES.includes(name)));
}

/** Output of git in a folder. @throws Error with git's own words, or when there is no git */
function git(folder: string, args: readonly string[], caller: Env, input = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const env = withoutRepository(caller);
    const options = { env, encoding: 'utf8', maxBuffer: 1 << 28, timeout: GIT_TIMEOUT_MS } as const;
    const child = execFile(
      'git',
      ['-C', folder, ...GIT_SETTINGS, ...args],
      options,
      (error, stdout, stderr) => {
        if (error?.killed) reject(new Error(`no answer within ${GIT_TIMEOUT_MS / 1000} seconds`));
        else if (error) reject(new Error(stderr.trim().split('\n')[0] || error.message));
        else resolve(stdout);
      },
    );
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}

/**
 * Ignored files below folders of one repository; a process for each folder would be the dearest part of a run over many.
 * @param top absolute folder that the others are relative to
 * @returns their paths, relative to `top`
 * @throws Error with git's own words
 */
export async function ignoredFiles(top: string, folders: readonly string[], env: Env): Promise<string[]> {
  const args = ['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--', ...folders];
  return split(await git(top, ['--literal-pathspecs', ...args], env));
}

/**
 * What git says of the files of one memory root. Files of a repository inside of the root are that one's business.
 * @param folder absolute path of the root
 * @param paths root-relative paths to ask about
 * @param ignored root-relative paths of ignored files
 * @param asked root-relative paths that may be tracked; they need not be there
 */
export async function gitFacts(
  folder: string,
  paths: readonly string[],
  ignored: Promise<readonly string[]>,
  asked: readonly string[],
  env: Env,
): Promise<GitFacts> {
  try {
    const [files, tracked] = await Promise.all([
      ignored,
      asked.length > 0 ? git(folder, ['--literal-pathspecs', 'ls-files', '-z', '--', ...asked], env) : '',
    ]);
    const known = new Set(paths);
    const names = files.filter((name) => known.has(name));
    return { ignored: await ignoreRules(folder, names, env), tracked: new Set(split(tracked)) };
  } catch (error) {
    return { ignored: new Map(), fault: (error as Error).message };
  }
}

const split = (list: string): string[] => list.split('\0').filter((name) => name !== '');

/** Ignored path -> the rule that hits it; also for folders that are ignored as a whole. */
async function ignoreRules(folder: string, names: readonly string[], env: Env): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  // With `./` in front, for git reads a name that begins with a colon as pathspec magic.
  const input = [...new Set(names.flatMap(withFolders))].map((name) => `./${name}`).join('\0');
  const fields = (await git(folder, ['check-ignore', '--verbose', '-z', '--stdin'], env, input)).split('\0');
  const rules = new Map<string, string>();
  for (let at = 0; at + 3 < fields.length; at += 4) {
    const [source, line, pattern, path] = fields.slice(at, at + 4) as [string, string, string, string];
    // A pattern with `!` takes a path back in.
    if (!pattern.startsWith('!')) rules.set(path.slice('./'.length), `${source}:${line}: ${pattern}`);
  }
  return rules;
}

/** `a/b/c` -> `a`, `a/b`, `a/b/c` */
function withFolders(name: string): string[] {
  const parts = name.split('/');
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}
