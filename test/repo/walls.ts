import { builtinModules } from 'node:module';
import type { Import } from '../helpers/imports.ts';

/** What stands between the doors, the middle and its rules (docs/architecture.md): one line for each breach. */
export function breaches(imports: readonly Import[]): string[] {
  const own = imports.filter(({ file }) => /^(cli|core|hooks)\//.test(file));
  return [
    ...own.flatMap((edge) =>
      WALLS.filter((wall) => wall.breaks(edge)).map((wall) => `${edge.file} -> ${edge.target}: ${wall.says}`),
    ),
    ...crowdedPackages(own),
    ...ruleReach(own),
  ];
}

interface Wall {
  readonly says: string;
  breaks(edge: Import): boolean;
}

const WALLS: readonly Wall[] = [
  {
    says: 'core knows no door',
    breaks: ({ file, target }) => file.startsWith('core/') && /^(cli|hooks)\//.test(target),
  },
  {
    says: 'hooks know nothing of cli',
    breaks: ({ file, target }) => file.startsWith('hooks/') && target.startsWith('cli/'),
  },
  {
    says: 'what is shipped needs nothing of the workshop',
    breaks: ({ target }) => /^(bench|scripts|test)\//.test(target),
  },
  {
    says: 'a rule imports types, schema, parse and pure parts of mechanisms',
    breaks: ({ file, target }) => file.startsWith('core/rules/') && !RULES_MAY.test(target),
  },
  {
    says: 'files are opened in core/sources, core/store, core/config.ts, cli/io.ts and cli/files.ts only',
    breaks: ({ file, target }) => isFs(target) && !MAY_OPEN_FILES.test(file),
  },
  {
    says: 'processes are started in core/git.ts only',
    breaks: ({ file, target }) => /^(node:)?child_process$/.test(target) && file !== 'core/git.ts',
  },
  {
    says: 'built-in modules are named `node:`',
    breaks: ({ target }) => builtinModules.includes(target),
  },
];

const RULES_MAY =
  /^(core\/(types\.ts|init\/templates\/.+|(rules|schema|parse|roots|recall|events|budget|privacy)\/.+)|node:(buffer|crypto|path|util))$/;
const MAY_OPEN_FILES = /^(core\/(sources|store)\/.+|core\/config\.ts|cli\/(io|files)\.ts|hooks\/.+)$/;

const isFs = (target: string) => /^(node:)?fs(\/|$)/.test(target);

/** Each package has one importing file, so that it can be judged, replaced and loaded late in one place. */
function crowdedPackages(imports: readonly Import[]): string[] {
  const importers = new Map<string, Set<string>>();
  for (const { file, target, types } of imports) {
    if (
      types ||
      target.includes(':') ||
      builtinModules.includes(target) ||
      /^(cli|core|hooks|schemas)\//.test(target)
    )
      continue;
    importers.set(target, (importers.get(target) ?? new Set()).add(file));
  }
  return [...importers]
    .filter(([, files]) => files.size > 1)
    .map(([name, files]) => `${[...files].sort().join(', ')} -> ${name}: a package has one importing file`);
}

/** Rules are pure all the way down: nothing that they import reaches the disk, git, the store or a reporter. */
function ruleReach(imports: readonly Import[]): string[] {
  const edges = imports.filter(({ types }) => !types);
  const seen = new Set(edges.map(({ file }) => file).filter((file) => file.startsWith('core/rules/')));
  for (const file of seen) {
    for (const edge of edges)
      if (edge.file === file && edge.target.startsWith('core/')) seen.add(edge.target);
  }
  const impure = /^core\/(sources|store|reporters)\/|^core\/(git|git-status|config|run|run-root)\.ts$/;
  return [...seen].filter((file) => impure.test(file)).map((file) => `core/rules reaches ${file}`);
}
