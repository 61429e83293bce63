import type { Frontmatter } from '../../types.ts';
import { isBlank } from './_facts.ts';

/** The two types of a note that has one in each place, where they differ. */
export function conflictOf({ fields, faults }: Frontmatter): { outer: unknown; inner: unknown } | undefined {
  const outer = fields.get('type');
  const inner = fields.get('metadata')?.children?.get('type');
  if (!outer || !inner || isBlank(outer) || isBlank(inner) || outer.value === inner.value) return undefined;
  if (faults.some(({ field }) => field === 'type' || field === 'metadata.type')) return undefined;
  return { outer: outer.value, inner: inner.value };
}
