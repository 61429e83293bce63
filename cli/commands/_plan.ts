import path from 'node:path';
import { ZerefError } from '../../core/errors.ts';
import type { RunRequest } from '../../core/run.ts';
import { type Beside, besideText, findBeside, hasBesideName } from '../../core/sources/beside.ts';
import { type ConfiguredAt, type DiscoveredRoot, discover } from '../../core/sources/discover.ts';
import { ancestors, findRepository, slashed } from '../../core/sources/find-roots.ts';
import { Projects } from '../../core/sources/projects.ts';
import { textSource } from '../../core/sources/text.ts';
import { worktree } from '../../core/sources/worktree.ts';
import type { Call, OptionValue } from '../command.ts';
import type { Io } from '../io.ts';
import { usageError } from '../usage-error.ts';

/** What a call is about: where bytes come from, and which roots to look at. */
export type Plan = Required<Pick<RunRequest, 'source' | 'roots' | 'beside' | 'notes'>>;

/** A note is never near it; an event log may be. */
const STDIN_LIMIT = 64 * 1024 * 1024;
/** A hook may hand over every file of a commit. */
const NAMES_SHOWN = 5;
const WHAT_IS_MEMORY =
  'A memory is a folder such as memory/, .claude/memory/ or .agents/memory/ that holds MEMORY.md, hot.md, or notes with frontmatter. zeref init begins one.';

/**
 * Finds config and roots for the paths of a call.
 * @throws ZerefError when no file was named and there is no memory
 */
export async function planPaths(io: Io, { positionals, options }: Call): Promise<Plan> {
  const projects = projectsOf(io.cwd, options.config);
  const { roots, strayFiles, strayFolders } = discover(io.cwd, positionals, projects.configuredAt);
  if (roots.length === 0 && strayFiles.length === 0) throw noMemory(io.cwd, positionals);
  const beside: Beside[] = [];
  const strangers = strayFiles.filter((named) => {
    const found = findBeside(io.cwd, path.resolve(io.cwd, named), projects);
    if (found) beside.push(found);
    return !found;
  });
  return {
    source: worktree(io.cwd, io.env, roots),
    roots: roots.map((root) => ({ root, project: projects.at(root.dir) })),
    beside,
    notes: [...skipped('file', strangers), ...skipped('folder', strayFolders)],
  };
}

/**
 * The text on standard input in the place of one file, which need not exist.
 * @throws ZerefError when the call does not say which file
 */
export async function planStdin(io: Io, { positionals, options }: Call): Promise<Plan> {
  const file = options['stdin-filename'];
  if (typeof file !== 'string')
    throw usageError('--stdin needs --stdin-filename, the file it stands for', 'validate');
  if (positionals.length > 0)
    throw usageError(`--stdin checks one text, and ${positionals[0]} was named`, 'validate');
  const projects = projectsOf(io.cwd, options.config);
  const target = path.resolve(io.cwd, file);
  const disk = worktree(io.cwd, io.env);
  const root = rootOf(io, target, projects.configuredAt);
  const stray: Plan = { source: disk, roots: [], beside: [], notes: skipped('file', [file]) };
  if (!root && !hasBesideName(file)) return stray;
  const bytes = await io.readStdin(STDIN_LIMIT);
  const beside = hasBesideName(file) ? besideText(io.cwd, target, bytes, projects) : undefined;
  if (beside) return { ...stray, beside: [beside], notes: [] };
  if (!root) return stray;
  const name = slashed(path.relative(root.dir, target));
  return {
    source: textSource(disk, name, bytes),
    roots: [{ root: { ...root, only: new Set([name]) }, project: projects.at(root.dir) }],
    beside: [],
    notes: [],
  };
}

/** @param option a config file, false for none, undefined for the nearest */
function projectsOf(cwd: string, option: OptionValue | undefined): Projects {
  return new Projects(
    cwd,
    typeof option === 'string' ? path.resolve(cwd, option) : option === false ? false : undefined,
  );
}

/** The innermost root that a path lies in; the folders around it need not exist either. */
function rootOf(io: Io, target: string, configuredAt: ConfiguredAt): DiscoveredRoot | undefined {
  const folder = ancestors(path.dirname(target)).find(io.isFolder) ?? io.cwd;
  return discover(io.cwd, [folder], configuredAt)
    .roots.filter(({ dir }) => target.startsWith(dir + path.sep))
    .sort((a, b) => b.dir.length - a.dir.length)[0];
}

function skipped(what: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const shown = names.slice(0, NAMES_SHOWN).join(', ') + (names.length > NAMES_SHOWN ? ', …' : '');
  return [`skipped ${names.length} ${what}(s) outside of every memory folder: ${shown}`];
}

function noMemory(cwd: string, named: readonly string[]): ZerefError {
  const top = findRepository(cwd);
  const upwards = top !== undefined && top !== cwd ? ` or above it up to ${top}` : '';
  const where = named.length > 0 ? named.join(', ') : `${cwd}${upwards}`;
  return new ZerefError('no-memory', `no memory found in ${where}`, WHAT_IS_MEMORY);
}
