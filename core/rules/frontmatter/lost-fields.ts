import { joinRoot } from '../../roots/paths.ts';
import type { FileRule } from '../../types.ts';
import { ALL_LAYOUTS, fieldsOf, findingAt, hasLostFields } from './_facts.ts';

export const rule: FileRule = {
  id: 'frontmatter/lost-fields',
  scope: 'file',
  summary: 'the fields of a note were lost',
  severity: 'error',
  layouts: ALL_LAYOUTS,
  why: 'A tool that stamps notes met frontmatter that it could not read, and wrote an empty one over it. Only the stamp is left; name, description and type are gone from the file, but not from its history.',
  fix: 'Take the old fields from the history of the file: `git log -p -- <file>`.',
  examples: {
    path: 'feedback_tests.md',
    bad: '---\nname: ""\nmetadata:\n  node_type: memory\n  originSessionId: 3f0c6c1e-8a51-4c55-9d7e-0a3c5b8f2d11\n---\n\nA test comes first.\n',
    ok: '---\nname: Test first\ndescription: Write the failing test first\nmetadata:\n  node_type: memory\n  type: feedback\n  originSessionId: 3f0c6c1e-8a51-4c55-9d7e-0a3c5b8f2d11\n---\n\nA test comes first.\n',
  },
  *check(document, { root }) {
    const frontmatter = fieldsOf(document);
    if (!frontmatter || !hasLostFields(frontmatter)) return;
    const file = joinRoot(root, document.path);
    const message = `name, description and type were lost, only a writer's stamp is left: restore them from \`git log -p -- ${file}\``;
    yield findingAt(document, frontmatter.start, frontmatter.start, message, 'lost');
  },
};
