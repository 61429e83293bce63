import type { Document, RootRule } from '../../types.ts';
import { ALL_LAYOUTS, clip, fieldsOf, findingAt } from './_facts.ts';

export const rule: RootRule = {
  id: 'frontmatter/duplicate-name',
  scope: 'root',
  summary: 'two notes have the same name',
  severity: 'warning',
  layouts: ALL_LAYOUTS,
  why: 'A link by name then leads to either of them. Often one is a copy that a sync tool left behind.',
  fix: 'Give one of them another name, or remove the copy.',
  examples: {
    path: 'tests_2.md',
    bad: 'memory/tests_1.md    name: Test first\nmemory/tests_2.md    name: Test first\n',
    ok: 'memory/tests.md      name: Test first\nmemory/release.md    name: Release steps\n',
  },
  *check({ documents }) {
    const first = new Map<string, Document>();
    for (const document of documents) {
      const field = fieldsOf(document)?.fields.get('name');
      const name = typeof field?.value === 'string' ? field.value.trim() : '';
      if (!field || name === '') continue;
      const other = first.get(name);
      if (!other) first.set(name, document);
      else {
        const message = `${other.path} has the same name, \`${clip(name, 80)}\`; rename one of the two, or remove the copy`;
        yield findingAt(document, field.valueStart, field.valueEnd, message, clip(name, 80));
      }
    }
  },
};
