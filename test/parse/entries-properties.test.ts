import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Entries,
  fieldsOf,
  fromParts,
  identityOf,
  type Part,
  type Piece,
  parseEntries,
  printEntries,
} from '../../core/parse/entries.ts';
import { HOSTILE_PIECES, hostile, type Model, mutated, register } from './registers.ts';

/** Every piece of a tree, however deep, in order of its place; views of the same objects count once. */
function piecesOf(entries: Entries): Piece[] {
  const found: Piece[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('start' in node && 'text' in node) found.push(node as Piece);
    else for (const child of Object.values(node)) visit(child);
  };
  visit(entries.parts);
  return found.sort((a, b) => a.start - b.start || a.text.length - b.text.length);
}

/** What is wrong with the tree of a text: pieces must cover it without gaps, each where it says. */
function faultOf(text: string, from: number): string | undefined {
  const entries = parseEntries(text, from);
  let end = 0;
  for (const { start, text: piece } of piecesOf(entries)) {
    if (start !== end) return `a gap or an overlap at ${end}: ${JSON.stringify(piece)} begins at ${start}`;
    if (!text.startsWith(piece, start)) return `${JSON.stringify(piece)} is not at ${start}`;
    end += piece.length;
  }
  if (end !== text.length) return `the pieces end at ${end} of ${text.length}`;
  return printEntries(entries) === text ? undefined : 'printed otherwise';
}

const bodyAt = (text: string): number => /^---\r?\n[\s\S]*?\n---\r?\n/.exec(text)?.[0].length ?? 0;

describe('a text that is read and printed is the same, and its pieces stand where they say', () => {
  it.each([
    ['sound', register.map(({ text }) => text)],
    ['mutated', mutated],
    ['hostile', hostile],
  ] as const)('%s registers', (_, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const from of new Set([0, bodyAt(text)])) expect(faultOf(text, from)).toBeUndefined();
      }),
      { numRuns: 4000 },
    );
  });

  it('sees a piece that is lost or moved', () => {
    const entries = parseEntries('### D1 — 2026-06-08 — x\n\n**Why**: y\n');
    const [entry] = entries.entries;
    const lost = { ...entry!, body: entry!.body.slice(0, 1) };
    expect(printEntries({ parts: [lost] })).not.toBe(printEntries(entries));
  });
});

const seen = (entries: Entries): Model[] =>
  entries.entries.map((entry) => {
    const { id, date, title, mark } = entry.heading;
    return {
      ...(id && { id: id.text }),
      date: date!.text,
      title: title.text,
      ...(mark && { mark: mark.text }),
      fields: fieldsOf(entry).map(({ label, value }) => ({ label: label.text, value: value.text })),
    };
  });

/** What a parser may give back of a model: lines below a heading of level 4 belong to no field. */
const expected = (models: readonly Model[], crlf: boolean): Model[] =>
  models.map((model) => ({
    ...model,
    fields: model.fields.map(({ label, value }) => {
      const kept = value.split(/\n#### deeper/, 1)[0]!.trim();
      return { label, value: crlf ? kept.replaceAll('\n', '\r\n') : kept };
    }),
  }));

describe('what was written comes back', () => {
  it('entries, their ids, dates, titles, marks and fields', () => {
    fc.assert(
      fc.property(register, ({ text, models }) => {
        const entries = parseEntries(text, bodyAt(text));
        expect(seen(entries)).toEqual(expected(models, text.includes('\r\n')));
      }),
      { numRuns: 4000 },
    );
  });

  it('an entry is the same with another number, with a mark and with other line ends', () => {
    fc.assert(
      fc.property(register, ({ text }) => {
        const entries = parseEntries(text, bodyAt(text));
        const changed = printEntries(fromParts(entries.parts.map(renumbered))).replaceAll('\r\n', '\n');
        const read = parseEntries(changed, bodyAt(changed));
        expect(read.entries.map(({ heading }) => [heading.id?.text, heading.mark?.text])).toEqual(
          entries.entries.map(() => ['D77', '[SUPERSEDED by C9]']),
        );
        expect(read.entries.map(identityOf)).toEqual(entries.entries.map(identityOf));
      }),
      { numRuns: 1000 },
    );
  });
});

const piece = (text: string): Piece => ({ start: 0, text });

function renumbered(part: Part): Part {
  if (part.kind !== 'entry') return part;
  const { heading } = part;
  const id = { id: piece('D77'), idGap: heading.idGap ?? piece(' \u2014 ') };
  const mark = { markGap: piece(' '), mark: piece('[SUPERSEDED by C9]') };
  return { ...part, heading: { ...heading, ...id, ...mark } };
}

describe('is read in one go', () => {
  const MANY = 1e5;
  const more = [
    '### D1 — 2026-06-08 — x\n',
    '**A**: b\n',
    '### x\n---\n',
    '# a\n',
    '## a\n',
    '| a |\n|---|\n',
    '[superseded ',
    '* **Why** :\n',
    '**a',
    '`|`',
    '- 2026-06-08: x\n',
    '## R1\nx\n',
  ];
  it.each([...HOSTILE_PIECES, ...more].map((piece) => [JSON.stringify(piece), piece] as const))(
    '%s over and over',
    (_, piece) => {
      for (const text of [piece.repeat(MANY), `### D1 — 2026-06-08 — ${piece.repeat(MANY)}\n`])
        expect(printEntries(parseEntries(text)) === text).toBe(true);
    },
  );
});
