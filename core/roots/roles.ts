import type { Layout, Role } from '../types.ts';
import { INDEX_NAME, KEPT_FOLDERS, LOG_PATH, POLICY_ROLES, REGISTERS } from './table.ts';

const FLAT_PAGES = new Set(['hot.md', 'index.md', 'glossary.md']);
/** `wiki` is what an older layout left behind: layout/legacy-wiki speaks for all of it. */
const FREE_FOLDERS = new Set(['projects', 'patterns', 'wiki']);
const KEPT = new Set<string>(KEPT_FOLDERS);

/** What a file is for, from its root-relative path; undefined for what no file rule reads. */
export function roleOf(layout: Layout, path: string): Role | undefined {
  const slash = path.indexOf('/');
  const top = slash < 0 ? '' : path.slice(0, slash);
  if (layout === 'flat' && KEPT.has(top)) return 'kept';
  if (layout === 'flat' && path === LOG_PATH) return 'log';
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (!name.endsWith('.md')) return undefined;
  if (layout === 'flat' && slash < 0 && REGISTERS.some((register) => register === name)) return 'register';
  if (layout === 'flat' && slash < 0 && FLAT_PAGES.has(name)) return 'page';
  if (path === INDEX_NAME) return 'index';
  if (/^readme\.md$/i.test(name) || POLICY_ROLES.has(name) || (layout === 'flat' && FREE_FOLDERS.has(top)))
    return 'free';
  if (/^MEMORY([-_.].*)?\.md$/.test(name)) return 'hub';
  return 'fact';
}
