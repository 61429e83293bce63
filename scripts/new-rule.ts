import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const NAME = /^[a-z]+(-[a-z]+)*\/[a-z]+(-[a-z]+)*$/;

/** A rule that works, to be made into the one that is wanted. */
const ruleText = (id: string) => `import type { FileRule } from '../../types.ts';

const WORD = '${id}';

export const rule: FileRule = {
  id: '${id}',
  summary: 'a note holds the word ${id}',
  severity: 'warning',
  scope: 'file',
  layouts: ['flat', 'typed', 'untyped'],
  why: 'Say here in one to three sentences what goes wrong for the reader of a memory that breaks this rule.',
  fix: 'Say here what to do about it.',
  examples: { path: 'notes.md', bad: '# Notes\\n\\n${id}\\n', ok: '# Notes\\n' },
  *check(document) {
    const at = document.text.indexOf(WORD);
    if (at < 0) return;
    const place = document.place(at, at + WORD.length);
    yield { path: document.path, ...place, message: \`holds \${WORD}: take it out\`, key: WORD };
  },
};
`;

const note = (text: string) =>
  `---\nname: notes\ndescription: Where the notes are.\ntype: reference\n---\n\n${text}\n`;

const index = '# Memory\n\n- [Notes](notes.md): where the notes are\n';

function fixture(name: string, id: string, text: string, expect: string[]): void {
  const folder = path.join('fixtures', id, name);
  mkdirSync(path.join(folder, 'tree/memory'), { recursive: true });
  writeFileSync(path.join(folder, 'tree/memory/MEMORY.md'), index);
  writeFileSync(path.join(folder, 'tree/memory/notes.md'), note(text));
  writeFileSync(path.join(folder, 'expected.json'), `${JSON.stringify({ expect }, null, 2)}\n`);
}

function scaffold(id: string): void {
  const file = `core/rules/${id}.ts`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, ruleText(id));
  fixture('ok-plain', id, 'Nothing to report.', []);
  fixture('bad-plain', id, id, [`memory/notes.md:7:1 warning ${id}`]);
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/generate.ts'], { stdio: 'inherit' });
  console.log(`${file} is a working rule. What to do next:
1. Write its facts and its check; \`key\` names the fault by its content, never by a line.
2. Make fixtures/${id}/ok-plain and bad-plain real, and add a case for each shape that can go wrong.
3. npm run generate && npx vitest run test/fixtures.test.ts -t ${id}
4. npm run check`);
}

/** Why a rule cannot be made under that name, or undefined. */
function refusal(id: string): string | undefined {
  if (!NAME.test(id))
    return 'usage: npm run new-rule -- group/name (small letters, with hyphens between words)';
  if (existsSync(`core/rules/${id}.ts`)) return `core/rules/${id}.ts is there already`;
  return existsSync(`fixtures/${id}`) ? `fixtures/${id} is there already` : undefined;
}

const id = process.argv[2] ?? '';
const fault = process.argv.length > 3 ? 'usage: npm run new-rule -- group/name' : refusal(id);
if (fault === undefined) scaffold(id);
else {
  console.error(fault);
  process.exitCode = 2;
}
