import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LinkTarget, Style } from '../core/reporters/style.ts';
import type { Env } from './io.ts';

/** Terminals that say who they are and know links (OSC 8). */
const PROGRAMS = new Set(['iTerm.app', 'WezTerm', 'vscode', 'ghostty', 'Hyper', 'zed']);
/** VTE 0.50.0 has links and crashes at them; 0.50.1 does not. */
const VTE_WITH_LINKS = 5001;

/** Whether a terminal knows links: FORCE_HYPERLINK (as in the package supports-hyperlinks), else what it is called. */
export function supportsLinks(env: Env, isTTY: boolean): boolean {
  const force = env.FORCE_HYPERLINK;
  if (force) return force !== '0' && force !== 'false';
  if (!isTTY || env.CI || env.TERM === 'dumb') return false;
  if (env.WT_SESSION || env.KITTY_WINDOW_ID || env.TERM === 'xterm-kitty') return true;
  return PROGRAMS.has(env.TERM_PROGRAM ?? '') || Number(env.VTE_VERSION ?? 0) >= VTE_WITH_LINKS;
}

/**
 * Writes links to files, and to the pages of rules that came with the package.
 * @param cwd absolute folder that paths of findings are relative to
 * @param docs absolute folder of the pages, where they are there
 */
export function linker(cwd: string, docs: string | undefined): Style['link'] {
  return (text, target) => {
    const file = fileOf(target, cwd, docs);
    return file === undefined ? text : osc8(text, pathToFileURL(file).href);
  };
}

function fileOf(target: LinkTarget, cwd: string, docs: string | undefined): string | undefined {
  if ('file' in target) return path.resolve(cwd, target.file);
  return docs === undefined ? undefined : path.join(docs, `${target.rule}.md`);
}

const osc8 = (text: string, url: string) => `\u001b]8;;${url}\u0007${text}\u001b]8;;\u0007`;
