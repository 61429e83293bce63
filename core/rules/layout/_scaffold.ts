import { FLAT_FILES } from '../../roots/table.ts';
import type { MemoryRoot } from '../../types.ts';

/** A flat root that nobody has begun to fill: none of the required files is there. One remark says so, not thirteen errors. */
export function isScaffold(root: MemoryRoot): boolean {
  return !FLAT_FILES.some((name) => root.present.has(name));
}

/** The name that differs from a missing one by its case alone. */
export function otherCase(root: MemoryRoot, name: string): string | undefined {
  const wanted = name.toLowerCase();
  return [...root.present.keys()].find((path) => path !== name && path.toLowerCase() === wanted);
}
