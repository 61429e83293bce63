import fc from 'fast-check';
import { text, word } from './blocks.ts';

/** Shapes of settings for property tests: mappings in mappings, lists, switches, comments; sound, and nearly so. */

const WORDS = [
  'abstract local-only off on true false True yes 0 7 10 007 1.0 -1 1e3 null ~ .env .inf .NaN .5 ..',
  '/start memory/sync/ x_y a.b "quoted" \'single\' "[PII:email]" [a,b] [] [a] {} {a} & * ! | > % @ ` - -- ? : # ]',
].flatMap((line) => line.split(' '));
const item = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 1, arbitrary: word },
  { weight: 1, arbitrary: text },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '[a, b-c, d.e]',
      '[ a , b ]',
      '[a,, b]',
      '[a, ]',
      '[true, a]',
      '[a]x',
      '["a"]',
    ),
  },
);
const comment = fc.constantFrom('', '', '', ' # why', '  # a: b', ' #', '#tight', ' # [x]');
const ODD_KEYS = ['__proto__', 'true', '"q"', '1', '<<', 'a b'];
const key = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom('mode', 'classes', 'pii', 'email', 'enabled', 'patterns', 'a-b', 'x_1'),
  },
  { weight: 1, arbitrary: fc.constantFrom(...ODD_KEYS) },
);
/** Text of a line, without its indentation. */
const content = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(key, fc.constantFrom(': ', ': ', ':  ', ':'), item, comment)
      .map((parts) => parts.join('')),
  },
  { weight: 4, arbitrary: fc.tuple(key, comment).map(([name, behind]) => `${name}:${behind}`) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom('- ', '- ', '-  ', '-'), item, comment)
      .map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: fc.constantFrom('# note', '', '#', '...', '---', 'prose') },
);
/** How much deeper a line stands than the one above: mostly as much as its kind asks for. */
const step = fc.oneof(
  { weight: 8, arbitrary: fc.constant('as due') },
  { weight: 1, arbitrary: fc.constantFrom(-4, -2, -1, 0, 1, 2, 4) },
);
/** Anything like settings. */
export const settings = fc
  .tuple(fc.array(fc.tuple(step, content), { maxLength: 8 }), fc.constantFrom('\n', '\n', '\r\n'))
  .map(([lines, end]) => {
    let indent = 0;
    let isOpen = false;
    return lines
      .map(([by, line]) => {
        indent = Math.max(0, indent + (by === 'as due' ? (isOpen ? 2 : 0) : by));
        isOpen = /^[^-]*:(?: *#.*)?$/.test(line);
        return `${' '.repeat(indent)}${line}${end}`;
      })
      .join('');
  });

const NAMES = ['pii', 'email', 'internal_paths', 'client_data', 'ticket'];
const switches = fc.constantFrom('true', 'false', 'false        # for client work');
const names = fc.subarray(['api_keys', 'oauth_tokens', '.env values', 'a/b', '7'], { minLength: 1 });
const list = fc.oneof(
  names.map((all) => `\n${all.map((one) => `      - ${one}   # of any kind\n`).join('')}`),
  names.map((all) => `\n${all.map((one) => `    - ${one}\n`).join('')}`),
  fc.constantFrom(' []\n', ' [credentials, pii]   # before it is sent\n'),
);
const entry = fc
  .record({ name: fc.constantFrom(...NAMES), enabled: switches, patterns: list, more: fc.boolean() })
  .map(
    ({ name, enabled, patterns, more }) =>
      `  ${name}:\n    enabled: ${enabled}\n${more ? '    replacement: "[PII:email]"\n' : ''}    patterns:${patterns}`,
  );
/** Sound settings. */
export const soundSettings = fc
  .tuple(
    fc.uniqueArray(entry, { selector: (one) => one.split(':')[0], minLength: 1, maxLength: 4 }),
    fc.boolean(),
  )
  .map(([entries, crlf]) => {
    const source = `# What is redacted\nmode: abstract   # exact | abstract\nlimit: 10\n\nclasses:\n${entries.join('')}off: {}\n`;
    return crlf ? source.replaceAll('\n', '\r\n') : source;
  });

const UNITS = [...' :#"\'-\n\t\r[]{}&*!|>,.0e_'];
/** Sound settings with one unit put in, in place of up to two others. */
export const mutatedSettings = fc
  .tuple(soundSettings, fc.nat(), fc.nat({ max: 2 }), fc.constantFrom(...UNITS))
  .map(([source, at, cut, unit]) => {
    const place = at % (source.length + 1);
    return source.slice(0, place) + unit + source.slice(place + cut);
  });
