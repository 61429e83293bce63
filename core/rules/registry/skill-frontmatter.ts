import { findBlockProblems } from '../../parse/frontmatter-problems.ts';
import { showValue } from '../../schema/show.ts';
import type { Document, Finding, FrontmatterField, ProjectPage, ProjectRule } from '../../types.ts';
import { absence, findingAt, isBlank } from '../frontmatter/_facts.ts';

export const rule: ProjectRule = {
  id: 'registry/skill-frontmatter',
  scope: 'project',
  summary: 'a registered skill does not say its name and what it is for',
  severity: 'error',
  layouts: ['flat', 'typed', 'untyped'],
  why: 'Agents choose a skill by the `name` and `description` of its frontmatter. Without them, or behind YAML that does not parse, the skill is there and never chosen. A name that differs from the folder is a warning.',
  fix: 'Begin SKILL.md with `---` on line 1, then `name:` with the name of its folder, `description:`, then `---`.',
  examples: {
    path: 'skills/release-steps/SKILL.md',
    bad: '---\ndisplay_name: release-steps\ndescription: How a release is made\n---\n\nTag, then publish.\n',
    ok: '---\nname: release-steps\ndescription: How a release is made\n---\n\nTag, then publish.\n',
  },
  *check({ pages }) {
    for (const page of pages) if (page.role === 'skill') yield* checkSkill(page);
  },
};

function* checkSkill({ path, document, fault }: ProjectPage): Iterable<Finding> {
  if (!document) {
    yield { path, line: 1, column: 1, message: `SKILL.md ${fault}`, key: 'unreadable' };
    return;
  }
  const problems = findBlockProblems(document, false);
  for (const { start, end, message, key } of problems)
    yield findingAt(document, start, end, `SKILL.md ${message}`, key);
  if (problems.length > 0) return;
  for (const key of ['name', 'description']) yield* checkField(document, key);
  yield* checkFolder(document);
}

function* checkField(document: Document, key: string): Iterable<Finding> {
  const { fields, faults } = document.frontmatter;
  const doubt = faults.find((fault) => fault.field === key);
  if (doubt) {
    const { code, offset, end = offset, message } = doubt;
    const said = code === 'duplicate-key' ? message : `\`${key}\`: ${message}`;
    yield findingAt(document, offset, end, said, `${code} ${key}`);
    return;
  }
  const field = fields.get(key);
  if (!field) yield findingAt(document, 0, 3, absence(document, key, 'agents choose a skill by it'), key);
  else if (isBlank(field)) yield atValue(document, field, `\`${key}\` is empty`);
  else if (typeof field.value !== 'string')
    yield atValue(document, field, `\`${key}\` is ${showValue(field.value)} and no text; put it in quotes`);
}

function* checkFolder(document: Document): Iterable<Finding> {
  const field = document.frontmatter.fields.get('name');
  const folder = document.path.split('/').at(-2);
  if (isBlank(field) || typeof field?.value !== 'string' || field.value === folder) return;
  const message = `the skill calls itself ${showValue(field.value)}, and its folder is \`${folder}\``;
  yield { ...atValue(document, field, message), key: `name ${field.value}`, severity: 'warning' };
}

function atValue(document: Document, field: FrontmatterField, message: string): Finding {
  const [start, end] =
    field.valueEnd > field.valueStart
      ? [field.valueStart, field.valueEnd]
      : [field.keyStart, field.keyStart + field.key.length];
  return findingAt(document, start, end, message, `${field.key} ${showValue(field.value)}`);
}
