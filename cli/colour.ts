import type { Env } from './io.ts';

/**
 * Whether to colour: the flag, then FORCE_COLOR (force-color.org), then NO_COLOR (no-color.org), then the terminal.
 * A variable that is set but empty does not count.
 */
export function wantsColour(flag: boolean | undefined, env: Env, isTTY: boolean): boolean {
  if (flag !== undefined) return flag;
  const force = env.FORCE_COLOR;
  if (force) return force !== '0' && force !== 'false';
  if (env.NO_COLOR) return false;
  return isTTY && env.TERM !== 'dumb';
}
