// Runs after `npm install` in a checkout. Sets up what it can, says what it leaves out, and never fails an install.
import { existsSync } from 'node:fs';

const say = (line) => console.log(`prepare: ${line}`);

/** A package that may not be installed (`npm ci --omit=dev`), or undefined. */
async function optional(load) {
  try {
    return await load();
  } catch (error) {
    if (error.code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

async function buildProgram() {
  if (!(await optional(() => import('esbuild')))) return say('no build, esbuild is not installed');
  const { bundle } = await import('./build.mjs');
  await bundle();
}

async function setUpHooks() {
  if (process.env.CI) return say('no git hooks, this is CI');
  const husky = await optional(() => import('husky'));
  if (!husky) return say('no git hooks, husky is not installed');
  if (!existsSync('.git')) return say('no git hooks, this folder is not the top of a git checkout');
  const fault = husky.default();
  if (fault) say(`no git hooks, ${fault.trim()}`);
}

for (const step of [buildProgram, setUpHooks]) {
  try {
    await step();
  } catch (error) {
    say(`${step.name} failed: ${error.message}`);
  }
}
