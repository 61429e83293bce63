import fc from 'fast-check';

/** Shapes of frontmatter for property tests: sound blocks as tools write them, and anything like a block. */

const WORDS = [
  'a Tests first релиз 規則 — (v2) /tmp $HOME x_y it\'s say "so" 🎉 #12 # C:\\x http://x.org : a: :b - -- --- ... ?',
  '&a *b !c @d `e` %f | > [g] [[h]] {i} , ] = ~ << null true False yes no NULL 0 007 0o7 0xff 1.10 1. .5 -1 +1',
  '1e3 1e-3 2026-05-26 2026-03-01T10:00:00.000Z .inf .nan 1_000 12:30 12e45678 \\ \t \u00a0 \u0085 \u2028',
].flatMap((line) => line.split(' '));
export const word = fc.constantFrom(...WORDS);
const uuid = fc.uuid();
/** What may stand where a value stands. */
export const text = fc
  .array(fc.oneof(word, uuid, fc.string({ maxLength: 4 })), { maxLength: 4 })
  .map((parts) => parts.join(' '));
const blanks = fc.constantFrom('', ' ', ' ', ' ', '  ', '   ');
const value = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 1, arbitrary: text.map((inner) => `"${inner}"`) },
  { weight: 1, arbitrary: text.map((inner) => `'${inner}'`) },
  { weight: 1, arbitrary: fc.constant('') },
);
const KEYS = ['name', 'description', 'type', 'metadata', 'node_type', 'originSessionId'];
const ODD_KEYS = ['__proto__', 'constructor', 'null', 'true', 'y', '1', '<<', '- a', '"q"', 'a b', ''];
const key = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...KEYS) },
  { weight: 1, arbitrary: fc.constantFrom(...ODD_KEYS) },
);
const indent = fc.constantFrom('', '', '', '  ', '  ', ' ', '    ', '\t', '- ');
const colon = fc.constantFrom(':', ':', ':', ' :', '');
const line = fc.tuple(indent, key, colon, blanks, value, blanks).map((parts) => parts.join(''));
const FILLERS = [
  '',
  '   ',
  '# a comment',
  '  # deeper',
  '- item',
  '  - item',
  'prose',
  '...',
  '--- x',
  '  more',
];
const anyLine = fc.oneof(
  { weight: 6, arbitrary: line },
  { weight: 1, arbitrary: fc.constantFrom(...FILLERS) },
);
/** Anything like a block. */
export const block = fc
  .tuple(fc.array(anyLine, { maxLength: 7 }), fc.constantFrom('\n', '\n', '\n', '\r\n', '\r'))
  .map(([lines, end]) => lines.map((one) => one + end).join(''));

/** One field whose value is anything. */
export const field = fc
  .tuple(fc.constantFrom('a', 'm:\n  b'), fc.constantFrom(': ', ':  '), value, blanks)
  .map((parts) => `${parts.join('')}\n`);

/** Sound blocks. */
export const written = fc
  .record({
    name: fc.constantFrom('Release steps', '"Quoted: name"', "'single'", '리뷰 규칙', 'kebab-name'),
    type: fc.constantFrom('user', 'feedback', 'project', 'reference', 'gotcha'),
    nested: fc.boolean(),
    trailing: fc.constantFrom('', ' '),
    session: fc.oneof(uuid, fc.constantFrom('current', 'sess_1')),
    end: fc.constantFrom('\n', '\r\n'),
  })
  .map(({ name, type, nested, trailing, session, end }) => {
    const stamp = ['  node_type: memory', `  type: ${type}`, `  originSessionId: ${session}`];
    const last = nested
      ? [`metadata:${trailing}`, ...stamp, '  modified: 2026-03-01T10:00:00.000Z']
      : [`type: ${type}`];
    const lines = [`name: ${name}`, 'description: Was gilt — why it holds', ...last];
    return lines.map((one) => one + end).join('');
  });

const UNITS = [...' :#"\'-\n\t\r[]{}&*!|>%@`,?\\~.0e_\u2028\ufeff'];
/** A sound block with one unit put in, in place of up to two others. */
export const mutated = fc
  .tuple(written, fc.nat(), fc.nat({ max: 2 }), fc.constantFrom(...UNITS))
  .map(([source, at, cut, unit]) => {
    const place = at % (source.length + 1);
    return source.slice(0, place) + unit + source.slice(place + cut);
  });
