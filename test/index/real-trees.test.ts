import { describe, expect, it } from 'vitest';
import { type Tree, tempFolder, writeTree } from '../helpers/tree.ts';
import { validate } from '../helpers/validate.ts';

/** What public memory trees look like: none of it may be called a fault that is none. */

const OWN = /^(index|layout)\//;
const fact = (name: string) =>
  `---\nname: ${name}\ndescription: What ${name} says\ntype: reference\n---\n\nSo.\n`;

async function judge(folder: string): Promise<string[]> {
  const { diagnostics } = await validate(folder);
  return diagnostics
    .filter(({ ruleId }) => OWN.test(ruleId))
    .map((d) => `${d.path} ${d.severity} ${d.ruleId}`);
}

function plant(files: Tree): string {
  const folder = tempFolder();
  writeTree(
    folder,
    Object.fromEntries(Object.entries(files).map(([name, node]) => [`memory/${name}`, node])),
  );
  return folder;
}

/** The shapes of index lines, as often as they occur. */
const SHAPES: readonly ((file: string) => string)[] = [
  (file) => `- [Title of ${file}](${file}) — hook`,
  (file) => `- [Another title](${file}) — hook`,
  (file) => `- [${file}](${file}) — hook`,
  (file) => `- **[Title](${file})** — hook`,
  (file) => `- [A](${file}) / [B](./${file}) …`,
  (file) => `- Several things ([a](${file}), [b](${file}))`,
  (file) => `- [Title](./${file}) -- hook`,
  (file) => `- [Title](${file}) (see there)`,
  (file) => `- [Title](${file})`,
  (file) => `- Some text → [${file}](${file})`,
  (file) => `- text [${file}](${file})`,
  (file) => `> [Title](${file})`,
  (file) => `| [${file}](${file}) | role | text |`,
];

function healthyTree(count: number, lineEnd: string): Tree {
  const names = Array.from({ length: count }, (_, n) => `${['feedback', 'project', 'user'][n % 3]}_${n}.md`);
  const lines = ['# Memory Index', ''];
  names.forEach((name, n) => {
    if (n % 20 === 0) lines.push('', `## Part ${n / 20}`, '');
    lines.push(SHAPES[n % SHAPES.length]!(name));
  });
  lines.push('', '- Notes of one session, see the', '  [folder](ephemeral/).', '');
  const files = Object.fromEntries(names.map((name) => [name, fact(name)]));
  return { ...files, 'ephemeral/today.md': fact('today'), 'MEMORY.md': lines.join(lineEnd) };
}

describe('a healthy tree', () => {
  it.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
  ])('has no finding: %s', async (_, lineEnd) => {
    expect(await judge(plant(healthyTree(130, lineEnd)))).toEqual([]);
  });

  it('may hold logs, data, drafts and an archive besides', async () => {
    const folder = plant({
      ...healthyTree(5, '\n'),
      'checksum.json': '{}\n',
      'activity.log': 'x\n',
      'patterns.jsonl': '{}\n',
      'drafts/idea.md': fact('idea'),
      'archive/old.md': fact('old'),
      'README.md': '# About\n',
    });
    expect(await judge(folder)).toEqual([]);
  });
});
