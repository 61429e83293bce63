import { isFact } from '../../parse/fact.ts';
import type { FileRule } from '../../types.ts';

export const rule: FileRule = {
  id: 'facts/size',
  scope: 'file',
  summary: 'a note is large',
  severity: 'warning',
  layouts: ['flat', 'typed', 'untyped'],
  why: 'A note is read as a whole, so all of it is paid for when one line of it is wanted. A history that grows with each session is soon the largest thing an agent loads.',
  fix: 'Split it into notes of one fact each, and delete what is no longer true. The limit is config `limits.factBytes`.',
  examples: {
    path: 'project_history.md',
    bad: `---\nname: History\ndescription: What was done\ntype: project\n---\n\n${'- One more thing was done, and it is told here.\n'.repeat(700)}`,
    ok: '---\nname: History\ndescription: What was done\ntype: project\n---\n\n- One thing was done.\n',
  },
  *check(document, { config }) {
    const { path, size } = document;
    const limit = config.limits.factBytes;
    if (!isFact(document) || size <= limit) return;
    const message = `the note has ${size} bytes, over the limit of ${limit}: split it into notes of one fact each, and drop what no longer holds`;
    yield { path, line: 1, column: 1, message, key: 'size' };
  },
};
