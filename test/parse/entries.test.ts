import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../core/parse/document.ts';
import {
  entriesOf,
  fieldOf,
  fieldsOf,
  fromParts,
  identityOf,
  type Part,
  parseEntries,
  printEntries,
  printPart,
} from '../../core/parse/entries.ts';

const REGISTER = `# RISKS

Newest first.

## Format

\`\`\`
### R<N> — YYYY-MM-DD — title
**Severity**: high / medium / low
\`\`\`

---

### R2 — 2026-06-09 — The import is late — again [SUPERSEDED by C4 2026-06-10T10:00:00Z]

**Severity**: high (for now)
**Impact**:

- one
- two

\`\`\`
**Impact**: not a field
\`\`\`

#### More

Text of no field.

**Status**: open

---

The end.

## Old

### R1 — 2026-06-08 — Loss
**Severity**: low
`;

const headings = (text: string) =>
  parseEntries(text).entries.map(({ heading: { id, date, title, mark } }) =>
    [id, date, title, mark].map((piece) => piece?.text ?? ''),
  );

describe('a register', () => {
  const entries = parseEntries(REGISTER);

  it('has a title, a preamble, sections and entries', () => {
    expect(entries.title?.heading.title.text).toBe('RISKS');
    expect(entries.preamble.map(printPart).join('').trim()).toBe('Newest first.');
    expect(entries.sections.map(({ title }) => title.heading.title.text)).toEqual(['Format', 'Old']);
    expect(entries.sections[1]!.parts.at(-1)).toBe(entries.entries[1]);
    expect(headings(REGISTER)).toEqual([
      ['R2', '2026-06-09', 'The import is late — again', '[SUPERSEDED by C4 2026-06-10T10:00:00Z]'],
      ['R1', '2026-06-08', 'Loss', ''],
    ]);
  });

  it('has fields with values of many lines', () => {
    const [first] = entries.entries;
    expect(fieldsOf(first!).map(({ label }) => label.text)).toEqual(['Severity', 'Impact', 'Status']);
    expect(fieldOf(first!, 'Impact')!.value.text).toBe('- one\n- two\n\n```\n**Impact**: not a field\n```');
    expect(fieldOf(first!, 'Status')!.value.text).toBe('open');
    expect(fieldOf(first!, 'status')).toBeUndefined();
  });

  it('keeps what follows the last entry out of it', () => {
    expect(printPart(entries.entries[0]!)).not.toContain('The end.');
    expect(identityOf(entries.entries[1]!)).toBe('### 2026-06-08 — Loss\n**Severity**: low');
  });

  it('is changed by changing its parts', () => {
    const [newest] = parseEntries('### R3 — 2026-06-10 — Cost\n**Severity**: low\n\n').entries;
    const at = entries.parts.indexOf(entries.entries[0]!);
    const close = (part: Part): Part =>
      part.kind === 'entry'
        ? {
            ...part,
            body: part.body.map((it) =>
              it.kind === 'field' && it.label.text === 'Status'
                ? { ...it, value: { ...it.value, text: 'retired' } }
                : it,
            ),
          }
        : part;
    const parts = entries.parts.toSpliced(at, 0, newest!).map(close);
    const wanted = REGISTER.replace('### R2', '### R3 — 2026-06-10 — Cost\n**Severity**: low\n\n### R2');
    const changed = fromParts(parts);
    expect(printEntries(changed)).toBe(wanted.replace('**Status**: open', '**Status**: retired'));
    expect(changed.entries).toHaveLength(3);
  });

  it('is read once for each document', async () => {
    const document = await parseDocument('RISKS.md', 'register', Buffer.from(`\ufeff${REGISTER}`));
    expect(entriesOf(document)).toBe(entriesOf(document));
    const { start, text } = entriesOf(document).entries[1]!.heading.title;
    expect(document.text.slice(start, start + text.length)).toBe('Loss');
  });
});

describe('headings', () => {
  it.each([
    ['### 2026-06-08 — a — b', ['', '2026-06-08', 'a — b', '']],
    ['### 2026-06-08T14:00:00Z — a', ['', '2026-06-08T14:00:00Z', 'a', '']],
    ['### Q1 — 2026-06-08 — What is D1 — 2026-06-08?', ['Q1', '2026-06-08', 'What is D1 — 2026-06-08?', '']],
    ['###\tC01—2026-02-30—x  \r', ['C01', '2026-02-30', 'x', '']],
    ['### d-7: 2026/6/8 | x', ['d-7', '2026/6/8', 'x', '']],
    ['### D1 2026-06-08 x', ['D1', '2026-06-08', 'x', '']],
    ['### D1 — 2026-06-08 (late) — x', ['D1', '2026-06-08 (late)', 'x', '']],
    ['### D1 — 2026-06-08 x', ['D1', '2026-06-08', 'x', '']],
    ['### D1 — x', ['D1', '', 'x', '']],
    ['### D1 is settled', ['', '', 'D1 is settled', '']],
    ['### ADR-001 — 2026-06-08 — x', ['', '', 'ADR-001 — 2026-06-08 — x', '']],
    ['### D1 — 2026-06-08 —', ['D1', '2026-06-08', '', '']],
    ['###', ['', '', '', '']],
    ['### 2026-06-08 — x [SUPERSEDED]', ['', '2026-06-08', 'x', '[SUPERSEDED]']],
    ['### 2026-06-08 — x[superseded by me', ['', '2026-06-08', 'x', '[superseded by me']],
    ['### 2026-06-08 — [SUPERSEDED] x', ['', '2026-06-08', '[SUPERSEDED] x', '']],
    ['### 2026-06-08 — [superseded](x.md)', ['', '2026-06-08', '[superseded](x.md)', '']],
    ['### 2026-06-08 — about `[SUPERSEDED]`', ['', '2026-06-08', 'about `[SUPERSEDED]`', '']],
  ])('%s', (line, wanted) => {
    expect(headings(`# X\n${line}\n`)).toEqual([wanted]);
  });

  it.each(['####  x', ' ### x', '###x', '> ### x', '- ### x', '    ### x', '\\### x'])('none: %s', (line) => {
    expect(headings(`# X\n\n${line}\n`)).toEqual([]);
  });

  it('`# TODO` is a value, not a title', () => {
    const { entries, sections } = parseEntries('### 2026-06-08 — x\n**Why**:\n# TODO\n**Evidence**: high\n');
    expect(sections).toEqual([]);
    expect(fieldsOf(entries[0]!).map(({ value }) => value.text)).toEqual(['# TODO', 'high']);
  });
});

describe('lines', () => {
  const kinds = (text: string) => parseEntries(text).parts.map(({ kind }) => kind);

  it.each(['(No open questions yet.)', '(none)', '_No conflicts yet._', '_(nothing here)_', '**None yet**'])(
    'placeholder: %s',
    (line) => {
      expect(kinds(`# X\n${line}\n`)).toEqual(['title', 'placeholder']);
    },
  );

  it.each(['(Nobody knows.)', 'No conflicts yet.', '(No) and more', '(see above)'])('text: %s', (line) => {
    expect(kinds(`# X\n${line}\n`)).toEqual(['title', 'text']);
  });

  it('a lone `---` ends a value; one before another field does not end the entry', () => {
    const { entries, parts } = parseEntries('### 2026-06-08 — x\n**A**: b\n---\n**C**: d\n---\ne\n');
    expect(fieldsOf(entries[0]!).map(({ value }) => value.text)).toEqual(['b', 'd']);
    expect(parts.map(({ kind }) => kind)).toEqual(['entry', 'rule', 'text']);
  });

  it('fields of another house keep their form', () => {
    const [entry] = parseEntries('### 2026-06-08 — x\r\n**Why:** y\r\n').entries;
    const { close, value, end } = fieldOf(entry!, 'Why')!;
    expect([close.text, value.text, end.text]).toEqual([':** ', 'y', '\r\n']);
  });

  it('is nothing but what is there', () => {
    expect(parseEntries('')).toEqual({ parts: [], preamble: [], sections: [], entries: [] });
    expect(kinds('### x')).toEqual(['entry']);
    expect(kinds('x')).toEqual(['text']);
  });
});
