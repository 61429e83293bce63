import type { Tree } from '../helpers/tree.ts';

/** A tree with the shares of 1,237 real memory files (corpus, sections 3 and 6). The same each time. */

export interface File {
  readonly root: string;
  readonly path: string;
  readonly text: string;
}

const FILES = 1200;
const ROOTS = 30;

/** Numbers from 0 to 1 that look random and are the same each time (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const WORDS =
  'release tests — review 規則 данные правило config über cache 部署 token queue 리뷰 steps agora decisão'.split(
    ' ',
  );
const ASCII = 'release tests review config cache queue steps branch deploy index parser'.split(' ');

export function realFiles(): File[] {
  const next = numbers(7);
  const is = (share: number) => next() < share;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  const words = (count: number, from: readonly string[] = WORDS) =>
    Array.from({ length: count }, () => pick(from)).join(' ');
  return Array.from({ length: FILES }, (_, at): File => {
    const type = pick(['project', 'project', 'feedback', 'feedback', 'feedback', 'reference', 'user']);
    const stem = `${is(0.77) ? `${type}_` : ''}${words(2, ASCII).replace(' ', is(0.92) ? '_' : '-')}_${at}`;
    const kebab = stem.replace(/_/g, '-');
    const human = `${words(3)} ${at}`;
    const [style] = [next()];
    const name =
      style < 0.56 ? human : style < 0.72 ? stem : style < 0.9 ? kebab : kebab.replace(`${type}-`, '');
    const length = next();
    const described = words(length < 0.03 ? 45 : length < 0.25 ? 26 : 9, is(0.69) ? WORDS : ASCII);
    const description = is(0.19) ? `"${described}: quoted"` : described;
    const inner = is(0.35);
    const blank = is(0.74) ? ' ' : '';
    const more = [
      ...(is(0.2) ? ['created: 2026-03-01'] : []),
      ...(is(0.18) ? ['status: open', 'updated: 2026-03-02'] : []),
    ];
    const fields = inner
      ? [
          `metadata:${blank}`,
          '  node_type: memory',
          `  type: ${type}`,
          '  originSessionId: 5f0c2a7e-7f0b-4f3a',
        ]
      : [`type: ${type}`, ...(is(0.3) ? ['originSessionId: current'] : []), ...more];
    const size = next();
    const body = [
      is(0.08) ? '# A heading' : words(12),
      ...((type === 'project' || type === 'feedback') && is(0.6)
        ? ['**Why:** it was so.', is(0.5) ? '**How to apply:** always.' : '## How to apply']
        : []),
      is(0.05) ? '---' : words(20),
      ...(is(0.08) ? ['| a | b |\n|---|---|\n| 1 | `a|b` |'] : []),
      ...(is(0.12) ? ['```yaml\n---\ntype: example\n---\n```'] : []),
      ...(is(0.06) ? ['<!-- a remark -->'] : []),
      ...(is(0.3) ? [`See [[${is(0.12) ? 'not written yet' : stem}]] and \`[[code]]\`.`] : []),
      words(size < 0.01 ? 2500 : size < 0.12 ? 700 : 180),
    ].join('\n\n');
    const text = `---\n${[`name: ${name}`, `description: ${description}`, ...fields].join('\n')}\n---\n\n${body}\n`;
    const folder = at % ROOTS;
    const root = folder === 0 ? '.claude/memory' : `.claude/agent-memory/agent-${folder}`;
    return { root, path: `${stem}.md`, text: is(0.06) ? text.replaceAll('\n', '\r\n') : text };
  });
}

const SHAPES: readonly ((path: string, hook: string) => string)[] = [
  ...Array.from({ length: 20 }, () => (path: string, hook: string) => `- [Title](${path}) — ${hook}`),
  ...Array.from({ length: 5 }, () => (path: string, hook: string) => `- [${path}](${path}) — ${hook}`),
  (path, hook) => `- **[Title](${path})** — ${hook}`,
  (path, hook) => `- [A](./${path}) -- ${hook}`,
  (path, hook) => `| [${path}](${path}) | role | ${hook} |`,
  (path) => `→ [${path}](${path})`,
];

/** The files, and an index for each root. */
export function realTree(files: readonly File[]): Tree {
  const next = numbers(11);
  const tree: Tree = {};
  for (const { root, path, text } of files) {
    tree[`${root}/${path}`] = text;
    const hook = 'what it says and when it matters '.repeat(next() < 0.45 ? 1 : next() < 0.7 ? 5 : 7).trim();
    const line = SHAPES[Math.floor(next() * SHAPES.length)]!(path, hook);
    tree[`${root}/MEMORY.md`] = `${tree[`${root}/MEMORY.md`] ?? '# Memory Index\n\n'}${line}\n`;
  }
  return tree;
}
