import type { Row } from './row.ts';
import { many, note, root } from './shapes.ts';

const described = (value: string) => root({ 'a.md': note({ description: value }) });
const STAMP =
  'metadata: \n  node_type: memory\n  type: reference\n  originSessionId: 5f0c2a7e-7f0b-4f3a-9d5e-0c1f6a2b3c4d';

/** Rows 1 to 7: values and fields that are lost. */
const LOST: readonly Row[] = [
  {
    row: 1,
    input: 'a description with `: ` inside; the rest is still judged',
    tree: root({ 'a.md': note({ description: 'Testing: test first', type: 'type: refrence' }) }),
    wanted: ['error frontmatter/yaml a.md:3:14', 'error frontmatter/type-unknown a.md:4:7'],
    says: [/reference/],
  },
  {
    row: 2,
    input: 'a localised prefix in every name of one author',
    tree: root(many(30, (at) => note({ name: `Правило: номер ${at}` }))),
    wanted: ['error frontmatter/yaml n000.md:2:7 … n029.md:2:7 ×30'],
  },
  {
    row: 3,
    input: 'a value that begins with a quoted word and goes on',
    tree: described('"Deploy" means staging'),
    wanted: ['error frontmatter/yaml a.md:3:14'],
  },
  {
    row: 4,
    input: 'an `@` or a backtick in front',
    tree: root({ 'a.md': note({ description: '@types/node' }), 'b.md': note({ description: '`x` first' }) }),
    wanted: ['error frontmatter/yaml a.md:3:14', 'error frontmatter/yaml b.md:3:14'],
  },
  {
    row: 5,
    input: 'a plain value with ` #123`',
    tree: described('Fix flaky tests #123 before new ones'),
    wanted: ['warning frontmatter/hash-truncation a.md:3:14'],
  },
  {
    row: 6,
    input: 'a date and ` #issue`',
    tree: described('2026-06-08 #issue 12 is open'),
    wanted: ['warning frontmatter/hash-truncation a.md:3:14'],
  },
  {
    row: 7,
    input: 'the stub that a stamper leaves',
    tree: root({
      'a.md':
        '---\nname: ""\nmetadata: \n  node_type: memory\n  originSessionId: 5f0c2a7e-7f0b-4f3a-9d5e-0c1f6a2b3c4d\n---\n\nB.\n',
    }),
    wanted: ['error frontmatter/lost-fields a.md:2:1'],
    says: [/git log/],
  },
];

/** Rows 8 to 15: what tools and teams write. */
const WRITTEN: readonly Row[] = [
  {
    row: 8,
    input: 'a blank behind `metadata:` in 326 files',
    tree: root(many(326, () => note({ type: STAMP }))),
    wanted: [],
  },
  {
    row: 9,
    input: 'more keys than the format knows',
    tree: root({
      'a.md': note({ type: `${STAMP}\n  modified: 2026-03-01T10:00:00.000Z` }),
      'b.md': note({ type: 'metadata:\n  type: user\n  created: 2026-01-01' }),
      'c.md': note({ more: 'originSessionId: x\nstatus: open\ncreated: 2026-01-01\nupdated: 2026-02-01' }),
      'd.md': note({
        type: 'metadata: {type: feedback, drift: true}',
        body: '**Why:** x\n\n## How to apply\n',
      }),
    }),
    wanted: [],
  },
  {
    row: 10,
    input: 'a session id that is a word, a slug, a date, or has a prefix',
    tree: root({
      'a.md': note({ more: 'originSessionId: current' }),
      'b.md': note({ more: 'originSessionId: release-week' }),
      'c.md': note({ more: 'originSessionId: sess_5f0c2a7e-7f0b-4f3a-9d5e-0c1f6a2b3c4d' }),
      'd.md': note({ type: 'metadata:\n  type: user\n  originSessionId: 2026-03-01' }),
    }),
    wanted: [],
  },
  {
    row: 11,
    input: 'both places of the type in one folder',
    tree: root({ 'a.md': note({}), 'b.md': note({ type: STAMP }) }),
    wanted: [],
  },
  {
    row: 11,
    input: 'both places in one note: they agree in one, and differ in another',
    tree: root({
      'a.md': note({ type: 'type: user\nmetadata:\n  type: user' }),
      'b.md': note({ type: 'type: user\nmetadata:\n  type: reference' }),
    }),
    wanted: ['error frontmatter/type-conflict b.md:4:1'],
  },
  {
    row: 12,
    input: 'no type, where the folder is of that dialect',
    tree: root({ 'a.md': note({ type: '', body: '## Why\n\nSo.\n' }) }, '.agents/memory'),
    wanted: [],
  },
  {
    row: 12,
    input: 'no type elsewhere',
    tree: root({ 'a.md': note({ type: '', body: '## Why\n\nSo.\n' }) }),
    wanted: ['error frontmatter/type-missing a.md:1:1'],
  },
  {
    row: 13,
    input: "a team's own type in 8 files, and one more",
    tree: root({
      ...many(8, () => note({ type: 'type: gotcha' })),
      'z.md': note({ type: 'metadata:\n  type: draft' }),
    }),
    wanted: ['warning frontmatter/type-unknown n000.md:4:7 … z.md:5:9 ×9'],
    says: [/extraTypes/],
  },
  {
    row: 13,
    input: "a team's own types that the config names",
    tree: root({ 'a.md': note({ type: 'type: gotcha' }), 'b.md': note({ type: 'type: draft' }) }),
    config: { extraTypes: ['gotcha', 'draft'] },
    wanted: [],
  },
  {
    row: 14,
    input: 'a name that is a sentence of another language over a file in snake case',
    tree: root({
      'feedback_release_notes.md': note({ name: 'Как мы пишем заметки к выпуску' }),
      'reference_review.md': note({ name: '리뷰는 두 사람이 한다 — 예외 없음' }),
      'user_language.md': note({ name: 'Antworten immer auf Deutsch (außer im Code)' }),
    }),
    wanted: [],
  },
  {
    row: 15,
    input: 'a kebab name over a snake file, with and without the type in front',
    tree: root({
      'feedback_a_b.md': note({ name: 'a-b' }),
      'project_C.md': note({ name: 'project-c' }),
      'd_e.md': note({ name: 'reference-d-e' }),
      'f.md': note({ body: 'See [[feedback-a-b]], [[c]], [[D_E]] and [[reference_f]].\n' }),
    }),
    wanted: [],
  },
];

export const FRONTMATTER_ROWS: readonly Row[] = [...LOST, ...WRITTEN];
