import fc from 'fast-check';

/** Registers for property tests: sound ones with what they were made from, mutated ones, and anything like one. */

export interface Model {
  readonly id?: string;
  readonly date: string;
  readonly title: string;
  readonly mark?: string;
  readonly fields: readonly { readonly label: string; readonly value: string }[];
}

const WORDS = [
  'orders live in one file; 注文 Zürich 🎉 (v2) `a|b` **bold** _it_ <b> &amp; #12 a|b \\| # - -- --- — – : :: [x](y.md) $HOME',
  '### ## ``` > 1. * + <!-- --> [SUPERSEDED] C4 R1 2026-06-08 high low TODO __proto__ constructor',
].flatMap((line) => line.split(' '));
const word = fc.constantFrom(...WORDS);
/** Nothing that a line may begin with without being text. */
const PLAIN = ['a', 'Orders', '注文', '`code`', '(remark)', '"q"', '\\# no heading', '[x](y.md)'];
const phrase = fc
  .tuple(fc.constantFrom(...PLAIN), fc.array(word, { maxLength: 5 }))
  .map(([first, rest]) => [first, ...rest].join(' '))
  // A comment that is opened and not closed here would be closed elsewhere.
  .filter((text) => !text.includes('<!--') && !/\*\*[^*:]+(?:\*\*:|:\*\*)/.test(text));
const title = phrase.filter((text) => !/\[SUPERSEDED\]/.test(text));

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const date = fc.oneof(
  day.map((iso) => iso.slice(0, 10)),
  day.map((iso) => iso.replace(/\.\d+/, '')),
);

const FENCED = ['```md\n### Q9 — 2026-06-08 — an example\n**Owner**: nobody\n---\n```', '~~~\n# x\n~~~'];
const more = fc.oneof(
  phrase,
  fc
    .array(phrase, { minLength: 1, maxLength: 3 })
    .map((items) => items.map((item) => `- ${item}`).join('\n')),
  fc.constantFrom(...FENCED),
  fc.constant('#### deeper'),
  fc.constant('| a | b |\n|---|---|\n| 1 | 2 |'),
  fc.constant('<!-- ### Q8 — 2026-06-08 — hidden\n**Owner**: x\n-->'),
);
/** A value of one line, or with paragraphs, lists, code and tables below it. A heading of level 4 ends it. */
const value = fc
  .tuple(fc.option(phrase, { nil: '' }), fc.array(more, { maxLength: 3 }))
  .map(([first, rest]) => [first, ...rest].join('\n\n').trimEnd());

const label = fc.oneof(
  fc.constantFrom('Decided', 'Why', 'Evidence', 'Provenance', 'Owner', 'Status', 'Side A', 'Snooze reason'),
  fc.constantFrom('Retroactive log note', '__proto__x', 'constructor', '注', 'a-b (c)'),
);
const model: fc.Arbitrary<Model> = fc.record(
  {
    id: fc
      .tuple(fc.constantFrom('D', 'Q', 'R', 'C'), fc.integer({ min: 1, max: 99999 }))
      .map((it) => it.join('')),
    date,
    title,
    mark: fc.constantFrom('[SUPERSEDED]', '[SUPERSEDED by C4]', '[SUPERSEDED by C4 2026-06-08T14:00:00Z]'),
    fields: fc.array(fc.record({ label, value }), { maxLength: 5 }),
  },
  { requiredKeys: ['date', 'title', 'fields'] },
);

const HEADS = [
  '',
  '# DECISIONS\n\nAppend-only at top.\n\n',
  '# RISKS\n\n## Format\n\n```\n### R<N> — YYYY-MM-DD — title\n**Severity**: high / medium / low\n```\n\n---\n\n',
  '---\ntitle: x\n---\n\n# CONFLICTS\n\n---\n\n',
  '# X\n\n<!-- ### D1 — 2026-06-08 — hidden -->\n\n(No entries yet.)\n\n',
];
const TAILS = [
  '',
  '---\n',
  '---\n\nThe end.\n',
  '## Old\n\n',
  '# Second\n',
  '---\n\n| a |\n|---|\n| b\\|c |',
];

/** Sound registers: their text, and their entries as they were made. */
export const register = fc
  .record({
    head: fc.constantFrom(...HEADS),
    models: fc.array(model, { maxLength: 6 }),
    between: fc.constantFrom('\n', '\n\n', '\n---\n\n'),
    tight: fc.boolean(),
    tail: fc.constantFrom(...TAILS),
    crlf: fc.boolean(),
    cut: fc.boolean(),
  })
  .map(({ head, models, between, tight, tail, crlf, cut }) => {
    const all = `${head}${models.map((one) => written(one, tight) + between).join('')}${tail}`;
    const lines = cut ? all.trimEnd() : all;
    return { text: crlf ? lines.replaceAll('\n', '\r\n') : lines, models };
  });

function written({ id, date: when, title: what, mark, fields }: Model, tight: boolean): string {
  const heading = [id, when, what].filter((part) => part !== undefined).join(' — ');
  const lines = fields.map(({ label: name, value: text }) => {
    // What is no text begins on a line of its own.
    const gap = text === '' ? '' : /^(?:```|~~~|\||<!--|#### |- )/.test(text) ? '\n\n' : ' ';
    return `**${name}**:${gap}${text}\n`;
  });
  return `### ${heading}${mark ? ` ${mark}` : ''}\n${tight ? '' : '\n'}${lines.join(tight ? '' : '\n')}`;
}

const PIECES = [
  '### ',
  '## ',
  '# ',
  '#### ',
  '# TODO',
  'D1 — ',
  'Q07 - ',
  '2026-06-08 — ',
  '2026-02-30',
  'title',
  ' [SUPERSEDED',
  '[SUPERSEDED by C4]',
  ']',
  '**Why**: ',
  '**Why:** ',
  '**',
  '**: ',
  ':**',
  'Owner: x',
  '---\n',
  '---',
  '```\n',
  '~~~\n',
  '<!--',
  '-->',
  '<div>\n',
  '| a | b |\n',
  '|---|---|\n',
  '|',
  '\\|',
  '`',
  '(No risks yet.)\n',
  '- ',
  '> ',
  '    ',
  '\t',
  ' ',
  '\n',
  '\n\n',
  '\r\n',
  '\r',
  '\u2028',
  '\u00a0',
  '\ufeff',
  '\0',
  '\ud800',
  '🎉',
];
/** Anything like a register. */
export const hostile = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...PIECES) },
      { weight: 1, arbitrary: fc.string({ maxLength: 5 }) },
    ),
    {
      maxLength: 60,
    },
  )
  .map((pieces) => pieces.join(''));

/** A sound register with one piece put in, in place of up to nine units. */
export const mutated = fc
  .tuple(register, fc.nat(), fc.nat({ max: 9 }), fc.constantFrom(...PIECES))
  .map(([{ text }, at, cut, piece]) => {
    const place = at % (text.length + 1);
    return text.slice(0, place) + piece + text.slice(place + cut);
  });

export const HOSTILE_PIECES: readonly string[] = PIECES;
