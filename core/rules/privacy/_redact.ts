import { ALWAYS_ON, CLASS_DEFAULTS } from '../../privacy/classes.ts';
import { patternFault } from '../../privacy/pattern.ts';
import { classesOf, nameOf, type RedactClass } from '../../privacy/redact-classes.ts';
import { showKey } from '../../schema/show.ts';
import type { Document, Finding } from '../../types.ts';
import { isBlank } from '../frontmatter/_facts.ts';
import { nearMiss } from '../frontmatter/_near-miss.ts';
import { atField } from './_places.ts';

/** What no schema can say of the classes. */
export function* checkClasses(document: Document): Iterable<Finding> {
  for (const item of document.frontmatter.fields.get('classes')?.items ?? [])
    if (item.children && !nameOf(item.children))
      yield atField(document, item, 'value', 'a class in the list has no `class`, its name', 'class unnamed');
  for (const found of classesOf(document)) {
    if (found.name === ALWAYS_ON) yield* checkAlwaysOn(document, found);
    if (!CLASS_DEFAULTS.has(found.name)) yield* checkOwnClass(document, found);
    yield* checkPattern(document, found);
  }
}

function* checkAlwaysOn(document: Document, { members }: RedactClass): Iterable<Finding> {
  const off = members.get('enabled') ?? members.get('default');
  if (off?.value !== false) return;
  const message = `${ALWAYS_ON} are always on: \`${off.key}: false\` has no effect, and says what does not hold`;
  yield atField(document, off, 'value', message, `${ALWAYS_ON} off`);
}

/** A name that is none of ours is a class of the team's own, and without a pattern it finds nothing. */
function* checkOwnClass(document: Document, { name, field, part, members }: RedactClass): Iterable<Finding> {
  if (members.has('pattern')) return;
  const meant = nearMiss(name, [...CLASS_DEFAULTS.keys()]);
  const shown = showKey(name);
  if (meant !== undefined)
    yield atField(document, field, part, `${shown} is no class; did you mean \`${meant}\`?`, `class ${name}`);
  else if (members.get('enabled')?.value !== false)
    yield {
      ...atField(
        document,
        field,
        part,
        `the class ${shown} has no \`pattern\`, a regular expression, so it finds nothing`,
        `class ${name}`,
      ),
      severity: 'warning',
    };
}

function* checkPattern(document: Document, { name, members }: RedactClass): Iterable<Finding> {
  const field = members.get('pattern');
  const fault = typeof field?.value === 'string' && !isBlank(field) ? patternFault(field.value) : undefined;
  if (!field || fault === undefined) return;
  yield atField(document, field, 'value', `the \`pattern\` of ${showKey(name)} ${fault}`, `pattern ${name}`);
}
