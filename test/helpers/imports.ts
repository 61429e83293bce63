import fs from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

/** One import of one file. `target` is a path from the top for our own files, else the package or `node:` name. */
export interface Import {
  readonly file: string;
  readonly target: string;
  /** Gone at run time: `import type`. */
  readonly types: boolean;
}

/** Every source file of ours below these folders, as paths from `top` with `/`. */
export function sourceFiles(top: string, folders: readonly string[]): string[] {
  return folders
    .map((folder) => path.join(top, folder))
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) => fs.readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter(
      (entry) => entry.isFile() && /\.(ts|mjs|js|cjs)$/.test(entry.name) && !entry.name.endsWith('.d.ts'),
    )
    .map((entry) => path.relative(top, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !/(^|\/)(node_modules|\.cache)\//.test(file))
    .sort();
}

/** Reads the imports of files with esbuild's parser: static, dynamic, re-exports and `require`. */
export async function readImports(top: string, files: readonly string[]): Promise<Import[]> {
  const [values, all] = [await collect(top, files, false), await collect(top, files, true)];
  const kept = new Set(values.map(({ file, target }) => `${file} ${target}`));
  return all.map(({ file, target }) => ({ file, target, types: !kept.has(`${file} ${target}`) }));
}

interface Edge {
  readonly file: string;
  readonly target: string;
}

async function collect(top: string, files: readonly string[], withTypes: boolean): Promise<Edge[]> {
  const found = new Map<string, Edge>();
  const add = (file: string, name: string) => {
    const target = name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : packageOf(name);
    found.set(`${file} ${target}`, { file, target });
  };
  await build({
    absWorkingDir: top,
    entryPoints: files.map((file) => `./${file}`),
    bundle: true,
    write: false,
    outdir: 'unused',
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
    plugins: [listener(top, add, withTypes)],
  });
  return [...found.values()];
}

function listener(top: string, add: (file: string, name: string) => void, withTypes: boolean): Plugin {
  return {
    name: 'imports',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /.*/ }, ({ kind, path: name, importer }) => {
        if (kind === 'entry-point') return undefined;
        add(path.relative(top, importer).split(path.sep).join('/'), name);
        return { path: name, external: true };
      });
      onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
        const text = fs.readFileSync(file, 'utf8');
        return { loader: 'ts', contents: withTypes ? typesAsValues(text) : text };
      });
    },
  };
}

/** `import type { A }` as `import { A }`, which the parser keeps. Each statement starts a line, for Biome formats them. */
const typesAsValues = (text: string) =>
  text.replace(/^(import|export) type (?=[\w$*{]+[^=;]*\bfrom\b)/gm, '$1 ');

const packageOf = (name: string) =>
  name.startsWith('node:')
    ? name
    : name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/');
