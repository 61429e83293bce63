import type { ProjectRole } from '../types.ts';

/** Names that make a memory root (docs/architecture.md, "Memory roots"). One place, used by discovery, layout, roles and rules. */

/** Folders that may hold a memory, relative to a project; `each`: every sub-folder is a root of its own. */
export const ROOT_FOLDERS: readonly { readonly path: string; readonly each?: true }[] = [
  { path: 'memory' },
  { path: '.claude/memory' },
  { path: '.claude/agent-memory', each: true },
  { path: '.claude/agent-memory-local', each: true },
  { path: '.claude/auto-memory' },
  { path: '.agents/memory' },
  { path: '.zcode/memory' },
  { path: '.zcode/agent-memory', each: true },
  { path: '.codex/memory' },
  { path: 'claude-memory' },
];

export const LOG_PATH = 'patterns/PATTERNS.jsonl';
export const INDEX_NAME = 'MEMORY.md';
export const REGISTERS = ['DECISIONS.md', 'OPEN_QUESTIONS.md', 'RISKS.md', 'CONFLICTS.md'] as const;

/** Two of these make a root flat, as does hot.md or the log alone. */
export const FLAT_SIGNS = ['index.md', ...REGISTERS] as const;

export const FLAT_FILES = ['hot.md', 'index.md', INDEX_NAME, ...REGISTERS, LOG_PATH] as const;
export const FLAT_FOLDERS = [
  'patterns',
  'snapshots',
  'archive',
  'raw',
  'sync/outbound',
  'sync/parent',
] as const;

/** Folders that only the rules on names, links, privacy, snapshots and sync look into. */
export const KEPT_FOLDERS = ['snapshots', 'archive', 'raw', 'sync'] as const;

export const CONFIG_NAME = 'zeref.config.json';
export const REGISTRY_NAME = 'zeref-registry.json';
export const SKILL_FILE = 'SKILL.md';
/** Policies of a project, kept as Markdown beside its memory or in it (spec/zeref-os.md, 1.2 and 5). */
export const POLICY_ROLES: ReadonlyMap<string, ProjectRole> = new Map([
  ['PRIVACY.md', 'privacy'],
  ['REDACT.md', 'redact'],
  ['SHARING_POLICY.md', 'sharing-policy'],
]);
/** Where the schema of the config is in a project that has zeref among its packages. */
export const LOCAL_SCHEMA = './node_modules/zeref/schemas/generated/config.schema.json';
