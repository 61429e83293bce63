import { expect, it } from 'vitest';
import { type Tree, tempFolder, writeTree } from '../helpers/tree.ts';
import { validate } from '../helpers/validate.ts';

/** Shapes that many real notes have and that naive rules flag; none of them is a fault. */
const NAMES = [
  'how-we-test',
  'how_we_test',
  'How we test',
  'Как мы тестируем',
  '테스트 방법',
  '"How: we test"',
  'test 🎉',
];
const DESCRIPTIONS = [
  'Tests first — then the code',
  '"Quoted: with a colon, and a #hash"',
  "'it''s so'",
  'C# and a#b, say "so" (really) — 90% of it',
  'long '.repeat(100).trim(),
  'https://example.org/a?b=c',
  'Prüfe zuerst; 先にテスト',
];
const TYPES = [
  'type: project',
  'type: user # who they are',
  'metadata: \n  node_type: memory\n  type: feedback\n  originSessionId: sess_0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0',
  'metadata:\n  node_type: memory\n  type: reference\n  originSessionId: 12345678-1234-4234-8234-123456789abc\n  modified: 2026-03-01T10:00:00.000Z',
  'metadata: {type: feedback, drift: true}',
  'type: reference\noriginSessionId: current\ncreated: 2026-03-01\nupdated: 2026-03-02\nstatus: open\nhome_made: 1.10',
  'type: user\ntags:\n  - a\n  - b',
];
const BODIES = [
  '\nBody.\n',
  '\n# Title\n\n---\n\nname: of a thing\n\n---\n\n| a | b |\n|---|---|\n',
  '---\n\ntype: is a word here\n\n---\n',
  '\n```yaml\n---\ntype: example\n---\n```\n\n<!-- remark -->\n',
  '\nNo final newline',
  '',
];

it('what real notes look like raises no finding on frontmatter', async () => {
  const tree: Tree = { 'memory/README.md': '# About\n', 'memory/MEMORY-old.md': '- [x](note_0.md)\n' };
  const index: string[] = [];
  for (let at = 0; at < NAMES.length * DESCRIPTIONS.length * 2; at++) {
    const name = NAMES[at % 7]!.replace(/("?)$/, ` ${at}$1`);
    const description = DESCRIPTIONS[Math.floor(at / 7) % 7]!;
    const type = TYPES[(at * 3 + Math.floor(at / 49)) % 7]!;
    const text = `---\nname: ${name}\ndescription: ${description}\n${type}\n---\n${BODIES[at % BODIES.length]}`;
    const file = `${['', 'user_', 'topics/'][at % 3]}note_${at}.md`;
    tree[`memory/${file}`] =
      at % 5 === 0 ? text.replaceAll('\n', '\r\n') : at % 7 === 0 ? `\ufeff${text}` : text;
    index.push(`- [N](${file}) — hook\n`);
  }
  tree['memory/MEMORY.md'] = index.join('');
  const folder = tempFolder();
  writeTree(folder, tree);
  const { diagnostics, summary } = await validate(folder);
  expect(diagnostics.filter(({ ruleId }) => ruleId.startsWith('frontmatter/'))).toEqual([]);
  expect(summary.files).toBe(101);
});
