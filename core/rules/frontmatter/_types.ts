import type { Frontmatter } from '../../types.ts';
import { isBlank, isDistorted } from './_facts.ts';

/** The two types of a note that has one in each place, where they differ. */
export function conflictOf(frontmatter: Frontmatter): { outer: unknown; inner: unknown } | undefined {
  const { fields } = frontmatter;
  const outer = fields.get('type');
  const inner = fields.get('metadata')?.children?.get('type');
  if (!outer || !inner || isBlank(outer) || isBlank(inner) || outer.value === inner.value) return undefined;
  if (isDistorted(frontmatter, 'type') || isDistorted(frontmatter, 'metadata.type')) return undefined;
  return { outer: outer.value, inner: inner.value };
}
