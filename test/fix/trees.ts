import fc from 'fast-check';
import type { Tree } from '../helpers/tree.ts';

/** Trees with faults that --fix mends, among faults that it leaves alone. */

const value = fc.constantFrom(
  'plain words',
  'a: b',
  '"q" then more',
  '@scope/x',
  '`code` first',
  'see #12 there',
  'it\'s: "x"',
  '2026-06-08 #a',
  '注: 文',
  '"quoted: well"',
  '[a, b',
  '*x*',
  '&a b',
  'x\ty: z',
);
const type = fc.constantFrom(
  'type: user',
  'type: reference',
  'type: gotcha',
  'type: user #x',
  'metadata: \n  type: project',
  'x: y',
);
const above = fc.constantFrom('', '', '', '<!-- made by hand -->\n', '\n\n', '<!-- a\nb -->\n\n', 'prose\n');
const body = fc.constantFrom(
  '\nBody.\n',
  '\n# H\n\n---\n\n| a |\n|---|\n| b: c |\n',
  '\n**Why:** x\n\n**How to apply:** y',
  '',
  '\n```md\n---\nname: a: b\n---\n```\n',
  '\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> x\n',
);

/** A note as bytes: built from parts, so that a test knows what must stay. */
export interface Note {
  readonly above: string;
  readonly fields: readonly string[];
  readonly body: string;
  readonly crlf: boolean;
  readonly bom: boolean;
  readonly broken: 'no' | 'utf8' | 'unclosed';
}

const note: fc.Arbitrary<Note> = fc.record({
  above,
  fields: fc
    .tuple(value, value, type, fc.constantFrom('', 'note: c: d', 'tags: [a, b]', 'name: twice'))
    .map(([name, description, typed, more]) =>
      [`name: ${name}`, `description: ${description}`, ...typed.split('\n'), more].filter(Boolean),
    ),
  body,
  crlf: fc.boolean(),
  bom: fc.constantFrom(false, false, true),
  broken: fc.constantFrom('no', 'no', 'no', 'no', 'utf8', 'unclosed'),
});

function bytesOf({ above: before, fields, body: rest, crlf, bom, broken }: Note): Buffer {
  const close = broken === 'unclosed' ? '' : '---\n';
  const text = `${before}---\n${fields.join('\n')}\n${close}${rest}`;
  return Buffer.concat([
    Buffer.from(bom ? '\ufeff' : ''),
    Buffer.from(crlf ? text.replaceAll('\n', '\r\n') : text),
    ...(broken === 'utf8' ? [Buffer.from([0xff, 0x0a])] : []),
  ]);
}

const NAMES = ['a', 'b_c', 'feedback_d', 'é', 'x y', 'z(1)'];
const index = fc.constantFrom<string | undefined>(
  undefined,
  '',
  '# Memory\n',
  '# Memory\n\n- [A](a.md)\n',
  '# Memory\r\n\r\n- [A](a.md)\r\n- [B](b_c.md)',
  '# Memory\n\n- [A](a.md)\n\n```\nopen',
  '# Memory\n\n- [A](a.md)\n\n<!-- open',
  `# Memory\n\n- [A](a.md)\n${'- note\n'.repeat(177)}`,
  '<<<<<<< HEAD\n- [A](a.md)\n=======\n- [B](b_c.md)\n>>>>>>> x\n',
);

const FLAT: Tree = {
  'hot.md': '# hot\n',
  'index.md': '# INDEX\n',
  'DECISIONS.md': '# DECISIONS\n\n### D1 — 2026-02-30 — x\n',
  'RISKS.md': '\ufeff# RISKS\n',
  'patterns/PATTERNS.jsonl': '{"event":"x"}\n{"a":',
  'snapshots/20260608T140000Z/a.md': '---\nname: a: b\n---\n',
  'archive/old.md': '---\nname: a: b\n---\n',
  'sync/parent/x.md': '\ufeffx\n',
  'raw/.gitkeep': '',
};

export interface Generated {
  readonly layout: 'flat' | 'typed' | 'untyped';
  readonly notes: Readonly<Record<string, Note>>;
  readonly index: string | undefined;
  /** Paths of the flat layout that are there. */
  readonly flat: readonly string[];
}

export const generated: fc.Arbitrary<Generated> = fc.record({
  layout: fc.constantFrom('flat', 'typed', 'untyped'),
  notes: fc.dictionary(fc.constantFrom(...NAMES), note, { minKeys: 1, maxKeys: 5, noNullPrototype: true }),
  index,
  flat: fc.subarray(Object.keys(FLAT), { minLength: 2 }),
});

export const folderOf = ({ layout }: Generated) =>
  ({ flat: 'memory', typed: '.claude/memory', untyped: '.agents/memory' })[layout];

/** Root-relative path -> bytes. */
export function filesOf(tree: Generated): Map<string, Buffer> {
  const files = new Map(Object.entries(tree.notes).map(([name, one]) => [`${name}.md`, bytesOf(one)]));
  if (tree.index !== undefined) files.set('MEMORY.md', Buffer.from(tree.index));
  if (tree.layout === 'flat')
    for (const name of tree.flat) files.set(name, Buffer.from(FLAT[name] as string));
  return files;
}
