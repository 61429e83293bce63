// Plain JavaScript, so that `npm install` can build with nothing but esbuild in place.
import { chmodSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const TOP = fileURLToPath(new URL('..', import.meta.url));

/** Large, and needed by few calls: each is a file of its own. */
const APART = ['event-validators', 'policy-validators'];

/** Packages that `require` cannot load, or loads as modules with a bill of their own: `await import()` only. */
const MODULES_ONLY = /^(@clack\/prompts|yargs|chalk|canonicalize)($|\/)/;

/**
 * Bundles our own code to dist/zeref.cjs (what `--version` needs), a file for each of `APART`, and dist/main.cjs (all else). Third-party packages
 * stay in node_modules: nothing of theirs is copied, and each is loaded when it is used.
 * @param {string} outdir where the files go
 * @throws when a file does not bundle, or at any warning
 */
export async function bundle(outdir = path.join(TOP, 'dist')) {
  const shared = {
    absWorkingDir: TOP,
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20.19',
    format: 'cjs',
    packages: 'external',
    legalComments: 'none',
    // Node keeps a text of ASCII alone in half the memory, and reads it faster.
    charset: 'ascii',
    logLevel: 'silent',
  };
  const results = await Promise.all([
    // `require` reaches main.cjs without the start of the module loader.
    build({
      ...shared,
      entryPoints: { zeref: './cli/bin.ts' },
      outdir,
      banner: { js: '#!/usr/bin/env node' },
      supported: { 'dynamic-import': false },
      plugins: [mainApart],
    }),
    build({
      ...shared,
      entryPoints: { main: './cli/main.ts' },
      outdir,
      plugins: [modulesOnly, schemasApart],
    }),
    build({
      ...shared,
      entryPoints: APART.map((name) => `./schemas/generated/${name}.js`),
      outdir,
      // The default export alone, as an importer of a CommonJS module has it.
      footer: { js: 'module.exports = module.exports.default;' },
    }),
  ]);
  const warnings = results.flatMap((result) =>
    result.warnings.map(({ text, location }) => `${location?.file}: ${text}`),
  );
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  write(
    outdir,
    results.flatMap((result) => result.outputFiles),
  );
}

function write(outdir, files) {
  mkdirSync(outdir, { recursive: true });
  const texts = new Map(files.map((file) => [`${path.basename(file.path, '.js')}.cjs`, file.contents]));
  for (const [name, text] of texts) replace(path.join(outdir, name), text);
  const stale = readdirSync(outdir).filter((name) => name.endsWith('.cjs') && !texts.has(name));
  for (const name of stale) rmSync(path.join(outdir, name));
}

/** A program that runs meanwhile sees the old file or the new one, never a part. */
function replace(file, contents) {
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, contents);
  chmodSync(fresh, file.endsWith('zeref.cjs') ? 0o755 : 0o644);
  renameSync(fresh, file);
}

const mainApart = {
  name: 'main-apart',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\/main\.ts$/ }, () => ({ path: './main.cjs', external: true })),
};

/** `require`d when it is imported: a real import() of a file starts the module loader, which is dear. */
const schemasApart = {
  name: 'schemas-apart',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: new RegExp(`/(${APART.join('|')})\\.js$`) }, ({ path: name }) => ({
      path: path.basename(name, '.js'),
      namespace: 'apart',
    }));
    onResolve({ filter: /\.cjs$/, namespace: 'apart' }, ({ path: name }) => ({ path: name, external: true }));
    onLoad({ filter: /.*/, namespace: 'apart' }, ({ path: name }) => ({
      contents: `module.exports = require('./${name}.cjs');`,
    }));
  },
};

const modulesOnly = {
  name: 'modules-only',
  setup: ({ onResolve }) =>
    onResolve({ filter: MODULES_ONLY }, ({ kind, path: name, importer }) => {
      if (kind === 'dynamic-import') return { path: name, external: true };
      return {
        errors: [{ text: `${name} is an ES module: use \`await import('${name}')\` in ${importer}` }],
      };
    }),
};

if (process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) {
  await bundle().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
