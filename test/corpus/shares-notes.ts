import { Draw } from './draw.ts';

/** What notes are about, in the shares of 1,237 real ones (corpus, section 3). */

export interface Plan {
  readonly root: string;
  readonly stem: string;
  readonly name: string;
  readonly description: string;
  readonly type: string;
  /** Where the type stands. */
  readonly inner: boolean;
  readonly crlf: boolean;
}

const NOTES = 1200;
const NAMED_ROOTS = ['.claude/memory', 'memory', '.claude/auto-memory', '.zcode/memory', 'claude-memory'];
/** Most roots hold notes of one agent. */
export const ROOTS = [
  ...NAMED_ROOTS,
  '.codex/memory',
  ...Array.from({ length: 16 }, (_, at) => `.claude/agent-memory/agent-${at}`),
  ...Array.from({ length: 8 }, (_, at) => `.zcode/agent-memory/agent-${at}`),
];
/** All of what one person wrote on Windows. */
const CRLF_ROOTS = new Set(ROOTS.slice(6, 8));

const TYPES = [
  ['project', 572],
  ['feedback', 508],
  ['reference', 92],
  ['user', 23],
] as const;
const ASCII =
  'release tests review config cache queue steps branch deploy index parser "so" C# a#b (v2) 90% it\'s a:b [x] & * https://example.org/a?b=c'.split(
    ' ',
  );
export const WORDS = [
  ...ASCII,
  ...'— — — 規則 данные правило über 部署 리뷰 decisão pravidlo dépôt'.split(' '),
];
const PLAIN = ASCII.slice(0, 11);

/** How long descriptions are: 23 % over 150 characters, 3 % over 250, three of 1,200 over 500. */
const LENGTHS = [
  [0, 30],
  [0.8, 150],
  [0.969, 250],
  [0.9975, 400],
  [0.9976, 501],
  [1, 560],
] as const;

/** So many first notes of a root are linked by no other one; some indexes leave these out. */
export const LONE = 10;

/** What lies in each root, in order. */
export function byRoot<T extends { readonly root: string }>(all: readonly T[]): Map<string, T[]> {
  const roots = new Map<string, T[]>();
  for (const one of all) {
    const own = roots.get(one.root);
    if (own) own.push(one);
    else roots.set(one.root, [one]);
  }
  return roots;
}

export function planNotes(): Plan[] {
  const draw = new Draw(7);
  return Array.from({ length: NOTES }, (_, at): Plan => {
    const root = ROOTS[at % ROOTS.length]!;
    const team = at % 133 === 5;
    const type = team ? (at === 5 ? 'draft' : 'gotcha') : draw.weighed(TYPES);
    const stem = stemOf(draw, type, at);
    const foreign = draw.is(0.29);
    const described = draw.text(draw.is(foreign ? 0.9 : 0.6) ? WORDS : ASCII, draw.sized(LENGTHS));
    return {
      root,
      stem,
      name: nameOf(draw, { stem, type, foreign, at }),
      description: descriptionOf(draw, described, at),
      type,
      inner: draw.is(0.35),
      crlf: CRLF_ROOTS.has(root),
    };
  });
}

/** Snake case in 92 %, a type in front in 78 %. */
function stemOf(draw: Draw, type: string, at: number): string {
  if (isCopy(at)) return `copy_of_${Math.floor(at / 60)}_${at % 60 === 0 ? 1 : 2}`;
  const words = `${draw.is(0.8) ? `${type}_` : ''}${draw.pick(PLAIN)}_${draw.pick(PLAIN)}${draw.is(0.027) ? '_2026-03-01' : ''}_${at}`;
  return draw.is(0.08) ? words.replaceAll('_', '-') : words;
}

/** Six pairs of one folder that a sync left behind. */
const isCopy = (at: number): boolean => at < 360 && (at % 60 === 0 || at % 60 === 30);

function nameOf(draw: Draw, of: { stem: string; type: string; foreign: boolean; at: number }): string {
  const { stem, type, foreign, at } = of;
  const title = `${foreign ? draw.pick(['Правила', '리뷰', '規則', 'Règles', 'Über']) : 'How'} we ${draw.pick(PLAIN)}`;
  if (isCopy(at))
    return `${title.replace(/^\S+/, 'What')} ${Math.floor(at / 60)}`.replace(/we \w+/, 'we copied');
  const human = `${title}, ${at}`;
  if (foreign) return human;
  const kebab = stem.replaceAll('_', '-');
  return draw.weighed([
    [draw.is(0.01) ? `"${human}: quoted"` : human, 0.27],
    [stem, 0.15],
    [kebab, 0.16],
    [kebab.startsWith(`${type}-`) ? kebab.slice(type.length + 1) : kebab, 0.09],
    [`about-${draw.pick(PLAIN)}-${at}`, 0.04],
  ]);
}

/** Plain in 80 %. Some of those lose what stands behind ` #`, which is worth a warning. */
function descriptionOf(draw: Draw, text: string, at: number): string {
  const first = /^[a-z]/.test(text) ? text : `Note ${text}`;
  if (losesText(at)) return `${first} #12 and on`;
  if (at % 400 === 3) return `🎉 ${first}`;
  return draw.is(0.195) ? `"Quoted: ${first.replaceAll('"', '\\"')} #1"` : first;
}

const losesText = (at: number): boolean => at % 80 === 7;
