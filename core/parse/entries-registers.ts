import type { Document } from '../types.ts';

/** What the entries of one register look like (spec/zeref-os.md 2.1 to 2.5). */
export interface Register {
  readonly path: string;
  /** What ids begin with. Decisions may stand without one. */
  readonly letter: 'D' | 'Q' | 'R' | 'C';
  /** Labels that only this register has: an entry with one of them is written in our style. */
  readonly signature: readonly string[];
  /** Labels that entries are expected to have: one that is written otherwise is looked for. */
  readonly expected: readonly string[];
  /** All labels that mean something here. */
  readonly labels: readonly string[];
}

const REGISTERS: readonly Register[] = [
  {
    path: 'DECISIONS.md',
    letter: 'D',
    signature: ['Decided'],
    expected: ['Decided', 'Why', 'Evidence', 'Provenance'],
    labels: ['Decided', 'Why', 'Evidence', 'Provenance', 'Supersedes', 'Synthesis'],
  },
  {
    path: 'OPEN_QUESTIONS.md',
    letter: 'Q',
    signature: ['Asked by', 'Blocks', 'Owner'],
    expected: ['Asked by', 'Blocks', 'Owner'],
    labels: ['Asked by', 'Blocks', 'Owner', 'Notes', 'Status', 'Evidence'],
  },
  {
    path: 'RISKS.md',
    letter: 'R',
    signature: ['Severity'],
    expected: ['Severity', 'Likelihood', 'Impact', 'Mitigation', 'Status'],
    labels: ['Severity', 'Likelihood', 'Impact', 'Mitigation', 'Status', 'Owner', 'Notes', 'Evidence'],
  },
  {
    path: 'CONFLICTS.md',
    letter: 'C',
    signature: ['Side A', 'Side B'],
    expected: ['Status', 'Side A', 'Side B', 'Detected by'],
    labels: [
      'Status',
      'Side A',
      'Side B',
      'Detected by',
      'Snooze reason',
      'Snooze count',
      'Resolution',
      'Notes',
      'Evidence',
    ],
  },
];

/** The register that a document is; undefined for other pages. */
export const registerOf = ({ role, path }: Document): Register | undefined =>
  role === 'register' ? REGISTERS.find((register) => register.path === path) : undefined;

/** How a heading is written, for messages. */
export const headingForm = ({ letter }: Register): string =>
  `### ${letter}<n> \u2014 YYYY-MM-DD \u2014 title`;
