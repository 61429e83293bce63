import { describe, expect, it } from 'vitest';
import { type Tree, tempFolder, writeTree } from '../helpers/tree.ts';
import { validate } from '../helpers/validate.ts';

/** Facts in the shapes that real trees have, by how often they occur there; none of them is a fault. */
const FRONTMATTER: readonly ((name: string, type: string) => string)[] = [
  (name, type) => `name: ${name}\ndescription: What holds here\ntype: ${type}`,
  (name, type) =>
    `name: ${name}\ndescription: "Quoted: with a colon"\nmetadata: \n  node_type: memory\n  type: ${type}`,
  (name, type) =>
    `name: ${name}\ndescription: Was gilt — 何が成り立つか\nmetadata: \n  node_type: memory\n  type: ${type}\n  originSessionId: 5f0c2a7e-7f0b-4f3a-9d5e-0c1f6a2b3c4d\n  modified: 2026-03-01T10:00:00.000Z`,
  (name, type) => `name: ${name}\ndescription: d\ntype: ${type}\noriginSessionId: current`,
  (name, type) =>
    `name: ${name}\ndescription: d\ntype: ${type}\ncreated: 2026-03-01\nupdated: 2026-03-02\nstatus: open`,
  (name, type) => `name: "${name}"\ndescription: 'it''s so'\nmetadata: {type: ${type}, drift: true}`,
  (name, type) =>
    `name: ${name}\ndescription: ${'long '.repeat(60).trim()}\nmetadata:\n  type: ${type}\n  created: 2026-03-01`,
  (name, type) => `name: ${name}\ndescription: d\ntype: ${type}\ntags: [a, b]\nhome_made: 1.10`,
];
const NAMES = [
  'Release steps',
  'how-we-write-tests',
  'snake_case_name',
  'Правила ревью',
  '리뷰 규칙 — 팀',
  'Règles, en français (v2)',
  'project_same_as_file',
];
const TYPES = ['project', 'feedback', 'reference', 'user'];
const BODIES = [
  'A rule.\n\n**Why:** reasons.\n\n**How to apply:** always.\n',
  '# A heading\n\n---\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n---\n\nMore.\n',
  '```yaml\n---\ntype: example\n---\n```\n\n<!-- a comment -->\n\nSee [[another-note]] and [[gone]].\n',
  'No final newline',
  '## Why\n\nBecause `- [Name](file.md) — hook` is the form.\n',
];
const LINES: readonly ((file: string) => string)[] = [
  (file) => `- [Title](${file}) — hook`,
  (file) => `- [${file}](${file}) — hook`,
  (file) => `- **[Title](${file})** — hook`,
  (file) => `- [Title](./${file}) -- hook`,
  (file) => `| [Title](${file}) | role | text |`,
  (file) => `→ [${file}](${file})`,
  (file) => `> [Title](${file} "a title") (${'long '.repeat(35)})`,
];

function typedTree(count: number): Tree {
  const tree: Tree = {};
  const index = ['<!-- kept by the agent -->', '# Memory Index', '', '`- [Name](file.md) — example`', ''];
  for (let at = 0; at < count; at++) {
    const type = TYPES[at % TYPES.length]!;
    const file = `${at % 5 === 4 ? 'topics/deep/' : ''}${at % 3 ? `${type}_` : ''}note_${at}.md`;
    const frontmatter = FRONTMATTER[at % FRONTMATTER.length]!(`${NAMES[at % NAMES.length]} ${at}`, type);
    const text = `---\n${frontmatter}\n---\n\n${BODIES[at % BODIES.length]}`;
    tree[`memory/${file}`] = at % 11 === 0 ? text.replaceAll('\n', '\r\n') : text;
    index.push(LINES[at % LINES.length]!(file));
  }
  const last = Object.keys(tree)
    .slice(-2)
    .map((file) => file.slice('memory/'.length));
  index.push(
    `- [A](${last[0]}) / [B](${last[1]}) — two on one line ([again](${last[0]}))`,
    '- [drafts](drafts/)',
  );
  tree['memory/MEMORY.md'] = `${index.join('\n')}\n`;
  tree['memory/drafts/later.md'] = '---\nname: later\ndescription: d\ntype: project\n---\n\nLater.\n';
  tree['memory/activity.jsonl'] = '{"at": 1}\n';
  tree['memory/README.md'] = '# About this folder\n';
  return tree;
}

describe('a healthy tree', () => {
  it('of typed facts gives no error and no warning', async () => {
    const folder = tempFolder();
    writeTree(folder, typedTree(150));
    const { diagnostics, summary } = await validate(folder);
    expect(diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
    expect(summary.files).toBe(153);
  });

  it('without types under .agents/memory gives none either', async () => {
    const folder = tempFolder();
    writeTree(folder, {
      '.agents/memory/MEMORY.md': '- [Database](database.md) — which one\n',
      '.agents/memory/database.md':
        '---\nname: The database\ndescription: Which one is used\n---\n\n## Why\n\nIt is there.\n',
      '.agents/memory/ci.md': '---\nname: CI\ndescription: How it runs\n---\n\n## Why\n\nSo.\n',
    });
    const { diagnostics } = await validate(folder);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('of one agent has its own root', async () => {
    const folder = tempFolder();
    writeTree(folder, {
      '.claude/agent-memory/reviewer/MEMORY.md': '# Reviewer\n\nNotes without a link.\n',
      '.claude/agent-memory/tester/notes.md': '---\nname: n\ndescription: d\ntype: user\n---\nx\n',
    });
    const { roots, diagnostics } = await validate(folder);
    expect(roots.map(({ path }) => path)).toEqual([
      '.claude/agent-memory/reviewer',
      '.claude/agent-memory/tester',
    ]);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});
