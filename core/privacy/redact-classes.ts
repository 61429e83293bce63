import type { Document, FrontmatterField } from '../types.ts';

/** One class of REDACT.md: its name, the field that has it, and what is said of it. */
export interface RedactClass {
  readonly name: string;
  readonly field: FrontmatterField;
  /** Whether the name is the field's key, or its value. */
  readonly part: 'key' | 'value';
  readonly members: ReadonlyMap<string, FrontmatterField>;
}

const NOTHING: RedactClass['members'] = new Map();

/** The classes of a mapping, or of a list whose items have a `class` or `name`. */
export function classesOf({ frontmatter }: Document): RedactClass[] {
  const classes = frontmatter.fields.get('classes');
  const mapped = [...(classes?.children ?? [])].map(
    ([name, field]): RedactClass => ({ name, field, part: 'key', members: field.children ?? NOTHING }),
  );
  const listed = (classes?.items ?? []).flatMap(({ children }): RedactClass[] => {
    const field = nameOf(children);
    return children && typeof field?.value === 'string'
      ? [{ name: field.value, field, part: 'value', members: children }]
      : [];
  });
  return [...mapped, ...listed];
}

/** The field that names a class in a list. */
export const nameOf = (members: FrontmatterField['children']): FrontmatterField | undefined =>
  members?.get('class') ?? members?.get('name');
