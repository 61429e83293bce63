import { byRoot } from './shares-notes.ts';
import type { Note } from './shares-text.ts';

/** Rules as one might write them, by what they flag (corpus, section 6): each is wrong about many real notes. */
export type Naive = readonly [rule: string, flags: (note: Note) => boolean, share: number];

const headOf = ({ text }: Note) => text.slice(0, text.search(/\n---\r?\n/));
const bodyOf = ({ text }: Note) => text.slice(text.search(/\n---\r?\n/) + 5);
const field = (note: Note, key: string) =>
  new RegExp(`^ *${key}: *(.*?)\\r?$`, 'm').exec(headOf(note))?.[1] ?? '';
const stemOf = ({ path }: Note) => path.replace(/\.md$/, '');
const isReasoned = (note: Note) => /Why/.test(bodyOf(note)) && /How to apply/.test(bodyOf(note));
const INNER_KEYS = /^ +(?:originSessionId|modified|created):/m;
const OUTER_KEYS = /^(?:originSessionId|created|updated|status|home_made):/m;

export const NAIVE: readonly Naive[] = [
  ['the file name is in kebab case', ({ path }) => !/^[a-z0-9-]+\.md$/.test(path), 0.92],
  ['the name equals the file stem', (note) => field(note, 'name') !== stemOf(note), 0.82],
  [
    'name and description are ASCII',
    (note) => /[^\0-\x7f]/.test(field(note, 'name') + field(note, 'description')),
    0.72,
  ],
  ['the name is a kebab slug', (note) => !/^[a-z0-9-]+$/.test(field(note, 'name')), 0.72],
  ['the name has no blank', (note) => field(note, 'name').includes(' '), 0.56],
  ['the type is under metadata', (note) => /^type:/m.test(headOf(note)), 0.63],
  ['the type is at the top', (note) => !/^type:/m.test(headOf(note)), 0.35],
  ['keys under metadata are of a closed list', (note) => INNER_KEYS.test(headOf(note)), 0.3],
  ['keys at the top are of a closed list', (note) => OUTER_KEYS.test(headOf(note)), 0.19],
  [
    'feedback and project have Why and How to apply',
    (note) => /^(?:feedback|project)$/.test(field(note, 'type')) && !isReasoned(note),
    0.27,
  ],
  ['no line of the frontmatter ends in a blank', (note) => /[ \t]\r?$/m.test(headOf(note)), 0.26],
  ['a description has 150 characters at most', (note) => field(note, 'description').length > 150, 0.23],
  ['a description has 250 characters at most', (note) => field(note, 'description').length > 250, 0.03],
  ['a description is not in quotes', (note) => field(note, 'description').startsWith('"'), 0.19],
  ['a description is ASCII', (note) => /[^\0-\x7f]/.test(field(note, 'description')), 0.69],
  ['a file name begins with its type', (note) => !note.path.startsWith(`${field(note, 'type')}_`), 0.24],
  ['a file has 1.9 kB at most', ({ text }) => Buffer.byteLength(text) > 1900, 0.5],
  ['a file has 4 KiB at most', ({ text }) => Buffer.byteLength(text) > 4096, 0.12],
  ['lines end in LF', ({ text }) => text.includes('\r\n'), 0.06],
  ['no heading of level 1 in the body', (note) => /^# /m.test(bodyOf(note)), 0.07],
  [
    'no rule in the body',
    (note) => /(?<!yaml\r?\n)^---\r?$(?!\n```|\r?\ntype: ex)/m.test(bodyOf(note)),
    0.045,
  ],
  ['no table in the body', (note) => /^\|---/m.test(bodyOf(note)), 0.08],
  ['no fence in the body', (note) => /^```/m.test(bodyOf(note)), 0.12],
  ['no comment in the body', (note) => bodyOf(note).includes('<!--'), 0.06],
];

export interface LinkShares {
  /** Of all links, those that lead to nothing if only stems count. */
  readonly byStem: number;
  readonly byName: number;
  /** Those that no note answers to in any way, one a note and target. */
  readonly unresolved: number;
  readonly all: number;
}

/** What rules on wiki links that know one way alone would flag. */
export function linkShares(notes: readonly Note[]): LinkShares {
  const counts = { byStem: 0, byName: 0, unresolved: 0, all: 0 };
  for (const own of byRoot(notes).values()) {
    const stems = new Set(own.map(stemOf));
    const names = new Set(own.map((note) => field(note, 'name')));
    for (const [, target] of own.flatMap((note) => [...note.text.matchAll(/See \[\[(.*?)\]\]/g)])) {
      counts.all++;
      if (!stems.has(target!)) counts.byStem++;
      if (!names.has(target!)) counts.byName++;
      if (/^gone-/.test(target!)) counts.unresolved++;
    }
  }
  return { ...counts, byStem: counts.byStem / counts.all, byName: counts.byName / counts.all };
}
