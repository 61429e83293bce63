import type { FileRule } from '../../types.ts';
import { clip, fieldsOf, findingAt, TYPED_LAYOUTS } from './_facts.ts';
import { conflictOf } from './_types.ts';

export const rule: FileRule = {
  id: 'frontmatter/type-conflict',
  scope: 'file',
  summary: 'a note has two types that differ',
  severity: 'error',
  layouts: TYPED_LAYOUTS,
  why: 'A type may stand at the top level or under `metadata:`. Where both are there, agents take the one under `metadata:` and people read the other.',
  fix: 'Keep one of the two.',
  examples: {
    path: 'feedback_tests.md',
    bad: '---\nname: Test first\ndescription: Write the failing test first\ntype: project\nmetadata:\n  type: feedback\n---\n\nA test comes first.\n',
    ok: '---\nname: Test first\ndescription: Write the failing test first\ntype: feedback\n---\n\nA test comes first.\n',
  },
  *check(document) {
    const frontmatter = fieldsOf(document);
    const conflict = frontmatter && conflictOf(frontmatter);
    if (!conflict) return;
    const { keyStart, valueEnd } = frontmatter.fields.get('type')!;
    const [outer, inner] = [conflict.outer, conflict.inner].map((value) => clip(String(value), 40));
    const message = `\`type\` says ${outer} and \`metadata.type\` says ${inner}, which agents take; keep one of the two`;
    yield findingAt(document, keyStart, valueEnd, message, 'type');
  },
};
