import { judge, type Row } from './row.ts';
import { many, note, root } from './shapes.ts';

const described = (value: string) => root({ 'a.md': note({ description: value }) });
const YAML = 'error frontmatter/yaml';
const HASH = 'warning frontmatter/hash-truncation';

const FRONTMATTER: readonly Row[] = [
  { row: '1: a description with `: ` inside', tree: described('Testing: test first'), wanted: [YAML] },
  {
    row: '2: a localised prefix in every name of one author',
    tree: root(many(30, (at) => note({ name: `Правило: номер ${at}` }))),
    wanted: [`${YAML} ×30`],
  },
  { row: '3: a quoted word, and more behind it', tree: described('"Deploy" means staging'), wanted: [YAML] },
  {
    row: '4: an `@` or a backtick in front',
    tree: root({ 'a.md': note({ description: '@types/node' }), 'b.md': note({ description: '`x` first' }) }),
    wanted: [`${YAML} ×2`],
  },
  { row: '5: a plain value with ` #123`', tree: described('Fix #123 before new ones'), wanted: [HASH] },
  { row: '6: a date and ` #issue`', tree: described('2026-06-08 #issue 12'), wanted: [HASH] },
  {
    row: '7: the stub that a stamper leaves',
    tree: root({
      'a.md': '---\nname: ""\nmetadata: \n  node_type: memory\n  originSessionId: x\n---\n\nB.\n',
    }),
    wanted: ['error frontmatter/lost-fields'],
  },
  {
    row: '8 to 10: a blank behind `metadata:`, more keys, any session id',
    tree: root({
      'a.md': note({
        type: 'metadata: \n  node_type: memory\n  type: reference\n  modified: 2026-03-01T10:00:00.000Z',
      }),
      'b.md': note({
        more: 'originSessionId: current\nstatus: open\ncreated: 2026-01-01\nupdated: 2026-02-01',
      }),
      'c.md': note({ more: 'originSessionId: sess_5f0c2a7e' }),
    }),
    wanted: [],
  },
  {
    row: '11: both places of the type in one folder, and both in one note that differ',
    tree: root({
      'a.md': note({}),
      'b.md': note({ type: 'metadata:\n  type: reference' }),
      'c.md': note({ type: 'type: user\nmetadata:\n  type: reference' }),
    }),
    wanted: ['error frontmatter/type-conflict'],
  },
  {
    row: '12: no type, where the folder is of that dialect',
    tree: root({ 'a.md': note({ type: '', body: '## Why\n\nSo.\n' }) }, '.agents/memory'),
    wanted: [],
  },
  {
    row: '12: no type elsewhere',
    tree: root({ 'a.md': note({ type: '' }) }),
    wanted: ['error frontmatter/type-missing'],
  },
  {
    row: "13: a team's own type, and a slip",
    tree: root({ 'a.md': note({ type: 'type: gotcha' }), 'b.md': note({ type: 'type: refrence' }) }),
    wanted: ['error frontmatter/type-unknown', 'warning frontmatter/type-unknown'],
  },
  {
    row: '14 and 15: a name that is a sentence, kebab beside snake, a prefix',
    tree: root({
      'feedback_release_notes.md': note({ name: 'Как мы пишем заметки к выпуску' }),
      'feedback_a_b.md': note({ name: 'a-b' }),
      'project_C.md': note({ name: 'project-c' }),
    }),
    wanted: [],
  },
  {
    row: '16: one name in two files',
    tree: root({ 'x_1.md': note({ name: 'x' }), 'x_2.md': note({ name: 'x' }) }),
    wanted: ['warning frontmatter/duplicate-name'],
  },
  {
    row: '17: a comment before the opening fence',
    tree: root({ 'a.md': `<!-- by hand -->\n${note({})}` }),
    wanted: ['error frontmatter/before-comment'],
  },
  { row: '18: CRLF', tree: root({ 'a.md': note({}).replaceAll('\n', '\r\n') }), wanted: [] },
  {
    row: '19: several rules in the body',
    tree: root({ 'a.md': note({ body: '---\n\nname: x\n\n---\n\n| a |\n|---|\n\n---\n' }) }),
    wanted: [],
  },
  {
    row: '20: notes without frontmatter in a typed folder, a long one too',
    tree: root({
      'a.md': note({}),
      'b.md': '# History\n\nOld.\n',
      'c.md': `# Log\n\n${'word '.repeat(23_000)}\n`,
    }),
    wanted: ['error frontmatter/missing ×2', 'warning facts/size'],
  },
];

judge(FRONTMATTER);
