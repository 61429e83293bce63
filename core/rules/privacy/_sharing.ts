import { CLASS_DEFAULTS } from '../../privacy/classes.ts';
import { showKey, showValue } from '../../schema/show.ts';
import type { Document, Finding } from '../../types.ts';
import { nearMiss } from '../frontmatter/_near-miss.ts';
import { atField } from './_places.ts';

/** Of more classes than this none is guessed at: each name would be held against each. */
const MOST_GUESSED = 100;

/**
 * Names in `redact_classes` that are no class: what they stand for is sent as it is.
 * @param own classes that REDACT.md adds; undefined where it cannot be read
 */
export function* checkRedactClasses(
  document: Document,
  own: ReadonlySet<string> | undefined,
): Iterable<Finding> {
  const ours = [...CLASS_DEFAULTS.keys()];
  const guesses = [...ours, ...(own && own.size <= MOST_GUESSED ? own : [])];
  for (const [connector, { children }] of document.frontmatter.fields.get('connectors')?.children ?? []) {
    for (const item of children?.get('redact_classes')?.items ?? []) {
      const { value } = item;
      if (typeof value !== 'string' || value.trim() === '' || ours.includes(value) || own?.has(value))
        continue;
      const meant = nearMiss(value, guesses);
      if (meant === undefined && own === undefined) continue;
      const hint = meant === undefined ? `; known: ${ours.join(', ')}` : `; did you mean \`${meant}\`?`;
      const message = `${showKey(`connectors.${connector}`)} redacts ${showValue(value)}, which is no class${hint}`;
      yield atField(document, item, 'value', message, `${connector} ${value}`);
    }
  }
}
