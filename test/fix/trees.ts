import fc from 'fast-check';
import type { Tree } from '../helpers/tree.ts';

/** Trees with faults that --fix mends, among faults that it leaves alone; built from parts, so that a test knows what must stay. */

/** One line of frontmatter. `mayChange`: it holds a value that YAML may read as something else. */
export interface Field {
  readonly key: string;
  readonly value: string;
  readonly mayChange: boolean;
}

const safe = (key: string, value: string): Field => ({ key, value, mayChange: false });

const odd = fc.constantFrom(
  'a: b',
  '"q" then more',
  '"never closed: so',
  '@scope/x',
  '`code` first',
  'see #12 there',
  'it\'s: "x"',
  '2026-06-08 #a',
  '注: 文',
  '[a, b',
  '*x*',
  '&a b',
  'x\ty: z',
  'C:\\temp: \\n',
  '"C:\\q"',
  'ends:',
  '%x: \u{1f600}',
  'soft\u00ad: \ufeffmark',
);
const anything = fc
  .array(
    fc.oneof(
      fc.constantFrom(...':#"\'\\`@&*!|>%[]{},-?— \t', ': ', ' #', '\\n', '](x.md)', '<!--', '-->', '$'),
      fc.constantFrom('word', 'Ж', '日本', 'é', '\u{1f600}', '\u0085', '\u2028', '\u200b', '\x7f', '\x01'),
    ),
    { minLength: 1, maxLength: 9 },
  )
  .map((parts) => parts.join('').trim())
  .filter((text) => text !== '');
const text = (key: string): fc.Arbitrary<Field> =>
  fc.oneof(
    fc
      .constantFrom('plain words', '"quoted: well"', "'it''s'", 'word '.repeat(60).trim())
      .map((value) => safe(key, value)),
    fc.oneof(odd, anything).map((value) => ({ key, value, mayChange: true })),
  );
const type = fc.constantFrom<readonly Field[]>(
  [safe('type', 'user')],
  [safe('type', 'reference')],
  [safe('type', 'gotcha')],
  [safe('type', 'user #x')],
  [safe('metadata', ''), safe('  type', 'project')],
  [safe('x', 'y')],
);
const more = fc.oneof(
  fc.constantFrom<readonly Field[]>([], [], [safe('tags', '[a, b]')], [safe('name', 'twice')]),
  text('note').map((field) => [field]),
);

/** A note in parts. */
export interface Note {
  readonly above: string;
  readonly fields: readonly Field[];
  readonly body: string;
  readonly end: '\n' | '\r\n';
  readonly bom: boolean;
  readonly broken: 'no' | 'utf8' | 'nul' | 'conflict' | 'unclosed';
}

const note: fc.Arbitrary<Note> = fc.record({
  above: fc.constantFrom('', '', '', '<!-- made by hand -->\n', '\n\n', '<!-- a\nb -->\n\n', 'prose\n'),
  fields: fc
    .tuple(text('name'), text('description'), type, more)
    .map(([name, description, typed, rest]) => [name, description, ...typed, ...rest]),
  body: fc.constantFrom(
    '\nBody.\n',
    '\n# H\n\n---\n\n| a |\n|---|\n| b: c |\n',
    '\n**Why:** x\n\n**How to apply:** y',
    '',
    '\n```md\n---\nname: a: b\n---\n```\n',
    '\n```\n<<<<<<< HEAD\n=======\n>>>>>>> x\n```\n',
  ),
  end: fc.constantFrom('\n', '\r\n'),
  bom: fc.constantFrom(false, false, true),
  broken: fc.constantFrom('no', 'no', 'no', 'no', 'no', 'utf8', 'nul', 'conflict', 'unclosed'),
});

const BROKEN = {
  no: '',
  unclosed: '',
  utf8: '\xff\n',
  nul: '\0\n',
  conflict: '<<<<<<< HEAD\na\n=======\nb\n>>>>>>> x\n',
};

/** The text of a note in its parts, each with its line ends. */
export function partsOf({ above, fields, body, end, broken }: Note) {
  const ended = (part: string) => part.replaceAll('\n', end);
  const block = [
    '---',
    ...fields.map(({ key, value }) => `${key}: ${value}`),
    ...(broken === 'unclosed' ? [] : ['---']),
  ];
  return { above: ended(above), block: block.map((line) => line + end), body: ended(body) };
}

function bytesOf(one: Note): Buffer {
  const { above, block, body } = partsOf(one);
  return Buffer.concat([
    Buffer.from((one.bom ? '\ufeff' : '') + above + block.join('') + body),
    Buffer.from(BROKEN[one.broken], 'latin1'),
  ]);
}

const NAMES = ['a', 'b_c', 'feedback_d', 'é', 'x y', 'z(1)', 'sub/e', '#f', 'drafts/g'];
const TAILS = {
  none: '',
  fence: '\n```\nopen',
  comment: '\n<!-- open',
  full: '- note\n'.repeat(177),
  html: '\n<div>\nx\n</div>\n',
  pre: '\n<pre>\nx',
  table: '\n| a |\n|---|\n| b |\n',
  definition: '\n[a]: <x\n',
  code: '\nsee `open',
  indented: '\n    code\n',
  conflict: '<<<<<<< HEAD\n- [A](a.md)\n=======\n- [B](b_c.md)\n>>>>>>> x\n',
  utf8: '\xff\n',
} as const;

/** MEMORY.md in parts. */
export interface Index {
  readonly head: string;
  readonly tail: keyof typeof TAILS;
  readonly cut: boolean;
  readonly end: '\n' | '\r\n';
  readonly bom: boolean;
}

const index: fc.Arbitrary<Index> = fc.record({
  head: fc.constantFrom('', '# Memory\n', '# Memory\n\n- [A](a.md)\n', '- [A](a.md)\n- [B](b_c.md)\n\n'),
  tail: fc.constantFrom('none', 'none', 'none', ...(Object.keys(TAILS) as (keyof typeof TAILS)[])),
  cut: fc.boolean(),
  end: fc.constantFrom('\n', '\r\n'),
  bom: fc.constantFrom(false, false, true),
});

/** The bytes of MEMORY.md; `cut` takes its final newline. */
function indexBytes({ head, tail, cut, end, bom }: Index): Buffer {
  const whole = (head + TAILS[tail]).replaceAll('\n', end);
  const body = cut && whole.endsWith(end) ? whole.slice(0, -end.length) : whole;
  return Buffer.from((bom ? '\ufeff' : '') + body, tail === 'utf8' ? 'latin1' : 'utf8');
}

const FLAT: Tree = {
  'hot.md': '# hot\n',
  'index.md': '# INDEX\n',
  'DECISIONS.md': '# DECISIONS\n\n### D1 — 2026-02-30 — x\n',
  'RISKS.md': '\ufeff# RISKS\r\n',
  'patterns/PATTERNS.jsonl': '{"event":"x"}\n{"a":',
  'snapshots/20260608T140000Z/a.md': '---\nname: a: b\n---\n',
  'archive/old.md': '---\nname: a: b\n---\n',
  'sync/parent/x.md': '\ufeffx\n',
  'raw/.gitkeep': '',
};

export interface Generated {
  readonly layout: 'flat' | 'typed' | 'untyped';
  readonly notes: Readonly<Record<string, Note>>;
  readonly index: Index | undefined;
  /** Paths of the flat layout that are there. */
  readonly flat: readonly string[];
}

export const generated: fc.Arbitrary<Generated> = fc.record({
  layout: fc.constantFrom('flat', 'typed', 'untyped'),
  notes: fc.dictionary(fc.constantFrom(...NAMES), note, { minKeys: 1, maxKeys: 5, noNullPrototype: true }),
  index: fc.option(index, { nil: undefined, freq: 6 }),
  flat: fc.subarray(Object.keys(FLAT), { minLength: 2 }),
});

export const folderOf = ({ layout }: Generated) =>
  ({ flat: 'memory', typed: '.claude/memory', untyped: '.agents/memory' })[layout];

/** Root-relative path -> bytes. */
export function filesOf(tree: Generated): Map<string, Buffer> {
  const files = new Map(Object.entries(tree.notes).map(([name, one]) => [`${name}.md`, bytesOf(one)]));
  if (tree.index !== undefined) files.set('MEMORY.md', indexBytes(tree.index));
  if (tree.layout === 'flat')
    for (const name of tree.flat) files.set(name, Buffer.from(FLAT[name] as string));
  return files;
}
