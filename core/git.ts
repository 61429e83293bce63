import { execFile } from 'node:child_process';
import type { GitFacts } from './types.ts';

/** Calls into another repository must not inherit the caller's (git rev-parse --local-env-vars). */
const LOCAL_VARIABLES = [
  'GIT_DIR',
  'GIT_INDEX_FILE',
  'GIT_WORK_TREE',
  'GIT_PREFIX',
  'GIT_OBJECT_DIRECTORY',
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_COMMON_DIR',
  'GIT_NAMESPACE',
  'GIT_CEILING_DIRECTORIES',
];

export type Env = Readonly<Record<string, string | undefined>>;

function git(folder: string, args: readonly string[], caller: Env, input = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const env = { ...caller };
    for (const name of LOCAL_VARIABLES) delete env[name];
    const child = execFile(
      'git',
      ['-C', folder, ...args],
      { env, encoding: 'utf8', maxBuffer: 1 << 28 },
      (error, stdout) => {
        // check-ignore says "none" with 1.
        if (error && error.code !== 1) reject(error);
        else resolve(stdout);
      },
    );
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}

/**
 * What git says of the files of one memory root.
 * Without git, or where it refuses to look, there are no facts: only warnings hang on them.
 * @param folder absolute path of the root
 * @param paths root-relative paths to ask about
 */
export async function gitFacts(folder: string, paths: readonly string[], env: Env): Promise<GitFacts> {
  try {
    const [ignored, lock] = await Promise.all([
      git(
        folder,
        ['check-ignore', '--verbose', '-z', '--stdin'],
        env,
        paths.map((path) => `./${path}`).join('\0'),
      ),
      paths.includes('.lock') ? git(folder, ['ls-files', '-z', '--', '.lock'], env) : '',
    ]);
    return { ignored: parseIgnored(ignored), tracked: new Set(lock.split('\0').filter(Boolean)) };
  } catch {
    return { ignored: new Map() };
  }
}

/**
 * Fields of `check-ignore -v -z`: source, line, pattern, path; a pattern with `!` takes the path back in.
 * Paths are asked for with `./` in front, for git reads one that begins with a colon as pathspec magic.
 */
function parseIgnored(output: string): Map<string, string> {
  const fields = output.split('\0');
  const ignored = new Map<string, string>();
  for (let at = 0; at + 3 < fields.length; at += 4) {
    const [source, line, pattern, path] = fields.slice(at, at + 4) as [string, string, string, string];
    if (!pattern.startsWith('!')) ignored.set(path.slice('./'.length), `${source}:${line}: ${pattern}`);
  }
  return ignored;
}
