import type { Env } from '../../core/git.ts';
import { type GitStatus, gitStatus } from '../../core/git-status.ts';
import { splitLines } from '../../core/parse/jsonl.ts';
import { visible } from '../../core/reporters/visible.ts';
import { roleOf } from '../../core/roots/roles.ts';
import type { DiscoveredRoot } from '../../core/sources/discover.ts';
import { findRepository } from '../../core/sources/find-roots.ts';
import type { Entry, Source } from '../../core/types.ts';
import { wantsColour } from '../colour.ts';
import type { Run } from '../command.ts';
import { createStyle } from '../style.ts';
import { planPaths } from './_plan.ts';
import { describePolicies } from './_policies.ts';

/** `zeref status`: the memory roots of a project, what is in them, and what git says. */
export const run: Run = async (io, call) => {
  const { source, roots, notes } = await planPaths(io, call);
  const colour = wantsColour(call.options.color as boolean | undefined, io.env, io.stdout.isTTY);
  const { strong } = await createStyle(colour);
  for (const note of notes) await io.stderr.write(`zeref: ${visible(note)}\n`);
  for (const { root, project } of roots) {
    const policies = await describePolicies(project);
    const git = await describeGit(root.dir, io.env);
    const lines = [
      ...(await describe(root, source)),
      ...(policies === undefined ? [] : [`policy  ${policies}`]),
      `git     ${git}`,
    ];
    await io.stdout.write(`${strong(visible(root.path))}\n${lines.map((line) => `  ${line}\n`).join('')}`);
  }
  return 0;
};

async function describe(root: DiscoveredRoot, source: Source): Promise<string[]> {
  const entries = await source.list(root);
  const files = entries.filter(({ kind }) => kind === 'file');
  const log = files.find(({ path }) => roleOf(root.layout, path) === 'log');
  return [
    `layout  ${root.layout} (${visible(root.why)})`,
    `files   ${files.length}`,
    ...(log ? [`events  ${await countEvents(root, source, log)}`] : []),
  ];
}

/** Lines of the log, which are its events where it is sound; judging them is what validate does. */
async function countEvents(root: DiscoveredRoot, source: Source, log: Entry): Promise<string> {
  let lines = 0;
  try {
    await splitLines(source.stream(root, log.path), () => {
      lines++;
    });
  } catch (error) {
    return `unknown, ${log.path} ${(error as Error).message}`;
  }
  return `${lines} line(s) in ${log.path}`;
}

async function describeGit(dir: string, env: Env): Promise<string> {
  if (findRepository(dir) === undefined) return 'no repository';
  const status = await gitStatus(dir, env);
  return 'fault' in status ? `does not answer: ${visible(status.fault)}` : gitLine(status);
}

function gitLine({ branch, changed, untracked, ignored }: GitStatus): string {
  const where = branch === '' ? 'detached HEAD' : `branch ${visible(branch)}`;
  if (ignored) return `${where}, this folder is left out by .gitignore`;
  if (changed + untracked === 0) return `${where}, all committed`;
  return `${where}, ${changed} changed, ${untracked} untracked`;
}
