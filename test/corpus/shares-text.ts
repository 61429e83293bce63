import { Draw } from './draw.ts';
import { byRoot, LONE, type Plan, planNotes, WORDS } from './shares-notes.ts';

/** The notes themselves. */
export interface Note extends Plan {
  readonly path: string;
  readonly text: string;
}

const UUID = '5f0c2a7e-7f0b-4f3a-9d5e-0c1f6a2b3c4d';
type Lines = readonly (readonly [lines: readonly string[], count: number])[];
const INNER: Lines = [
  [['node_type: memory', 'type', `originSessionId: ${UUID}`], 322],
  [['node_type: memory', 'type', `originSessionId: ${UUID}`, 'modified: 2026-03-01T10:00:00.000Z'], 25],
  [['type'], 57],
  [['node_type: memory', 'type'], 12],
  [['type', 'created: 2026-03-01'], 8],
];
const OUTER: Lines = [
  [[], 548],
  [[`originSessionId: ${UUID}`], 205],
  [['originSessionId: current'], 11],
  [['created: 2026-03-01', 'updated: 2026-03-02', 'status: open', 'home_made: 1.10'], 15],
];

/** Bytes of a note: median 1.9 kB, 12 % over 4 KiB; and the one largest. */
const SIZES = [
  [0, 500],
  [0.5, 1900],
  [0.88, 4096],
  [0.9, 5100],
  [0.99, 17_700],
  [1, 30_000],
] as const;
const LARGEST = 115_660;

/** Which parts of its reason a note gives: of feedback 92 % both, of project half. */
const REASONS = { feedback: [465, 23, 20], project: [276, 68, 228] } as const;
const BOTH = [
  '**Why:** it was so.\n\n**How to apply:** always.',
  '**Why**: it was so.\n\n**How to apply**: always.',
  '## Why\n\nIt was so.\n\n## How to apply\n\nAlways.',
];

/** What looks like a secret and is none: names of variables, placeholders, ids, addresses of examples. */
const HARMLESS = [
  'API_KEY=$API_KEY npm test',
  'Set `secret = process.env.SERVICE_SECRET` first.',
  'token = YOUR_TOKEN_HERE',
  'postgres://user:password@localhost/app is the form of the address.',
  'The tree was d41d8cd98f00b204e9800998ecf8427e then.',
  'The cache listens on 192.168.0.10 and 10.0.0.2.',
  'Write to team@example.org.',
] as const;

/** How wiki links name a note (corpus, section 3). */
const LINKS = [
  ['stem', 242],
  ['name', 189],
  ['both', 118],
  ['form', 36],
  ['bare', 18],
  ['none', 82],
] as const;

export function realNotes(): Note[] {
  const draw = new Draw(17);
  const plans = planNotes();
  const beside = byRoot(plans);
  return plans.map((plan, at): Note => {
    const parts = [
      ...bodyOf(draw, plan),
      ...(draw.is(0.29) ? linksOf(draw, beside.get(plan.root)!.slice(LONE), at) : []),
    ];
    const head = `---\n${fieldsOf(draw, plan, at).join('\n')}\n---\n\n${parts.join('\n\n')}\n\n`;
    const size = at === 900 ? LARGEST : draw.sized(SIZES);
    const text = `${head}${linesOf(draw, size - Buffer.byteLength(head))}${at === 77 ? '' : '\n'}`;
    return { ...plan, path: `${plan.stem}.md`, text: plan.crlf ? text.replaceAll('\n', '\r\n') : text };
  });
}

function fieldsOf(draw: Draw, { name, description, type, inner }: Plan, at: number): string[] {
  const known = [`name: ${name}`, ...(at === 500 ? [] : [`description: ${description}`])];
  if (!inner) return [...known, `type: ${type}`, ...draw.weighed(OUTER)];
  const under = draw.weighed(INNER).map((line) => `  ${line === 'type' ? `type: ${type}` : line}`);
  return [...known, `metadata:${draw.is(0.77) ? ' ' : ''}`, ...under];
}

function bodyOf(draw: Draw, { type }: Plan): string[] {
  const some = (share: number, ...texts: string[]) => (draw.is(share) ? [draw.pick(texts)] : []);
  return [
    ...some(0.074, '# A heading'),
    'It holds.',
    ...reasonOf(draw, type),
    ...some(0.045, '---', '---\n\nname: of a thing\ntype: of it\n\n---'),
    ...some(0.082, '| a | b |\n|---|---|\n| 1 | `a|b` |'),
    ...some(0.118, '```yaml\n---\ntype: example\n---\n```', '```sh\nif [[ -f x ]]; then y; fi\n```'),
    ...some(0.062, '<!-- a remark: [[nowhere]] -->'),
    ...some(0.02, 'TODO: the rest.', 'Since last week.', '`[[code]]` is a link.'),
    ...some(0.06, ...HARMLESS),
  ];
}

function reasonOf(draw: Draw, type: string): string[] {
  if (type !== 'feedback' && type !== 'project') return [];
  const [both, one, none] = REASONS[type];
  return draw.weighed([
    [[draw.pick(BOTH)], both],
    [['**Why:** it was so.'], one],
    [[], none],
  ]);
}

/** About two links a note that has any. */
function linksOf(draw: Draw, beside: readonly Plan[], at: number): string[] {
  return [0, 1].map((which) => `See [[${targetOf(draw, beside, `gone-${at}-${which}`)}]].`);
}

function targetOf(draw: Draw, beside: readonly Plan[], gone: string): string {
  const kind = draw.weighed(LINKS);
  if (kind === 'none') return gone;
  if (kind === 'both') return draw.pick(beside.filter(({ stem, name }) => stem === name)).stem;
  const others = beside.filter(
    ({ stem, name, type }) => stem !== name && !name.startsWith('"') && stem.startsWith(`${type}_`),
  );
  const { stem, name, type } = draw.pick(others);
  if (kind === 'stem') return stem;
  if (kind === 'name') return name;
  return kind === 'form' ? stem.toUpperCase().replaceAll('_', '-') : stem.slice(type.length + 1);
}

/** Lines of words up to so many bytes. */
function linesOf(draw: Draw, bytes: number): string {
  let text = 'It is so.';
  while (Buffer.byteLength(text) < bytes) text += `\nNote ${draw.text(WORDS, 90)}`;
  return text;
}
