import { parseHeading } from './entries-heading.ts';
import { cutLines, FIELD, type Stretch } from './entries-lines.ts';
import { parseTable } from './entries-table.ts';
import type { Entry, Field, Part, Text, Title } from './entries-types.ts';
import type { MarkdownScan } from './markdown.ts';
import { lineEnd } from './markdown-lines.ts';
import { matchAt } from './markdown-marks.ts';

/** A text -> its parts in order. Linear; never throws. @param from where the Markdown begins */
export function readParts(text: string, from: number, scan: MarkdownScan): Part[] {
  const stretches = cutLines(text, from, scan);
  const parts: Part[] = [];
  let titled = false;
  for (let at = 0; at < stretches.length; ) {
    const { kind } = stretches[at]!;
    const last =
      kind === 'h3' ? entryEnd(stretches, at) : kind === 'field' ? fieldEnd(stretches, at) : at + 1;
    const part = readPart(text, stretches.slice(at, last), titled);
    titled ||= part.kind === 'title';
    parts.push(part);
    at = last;
  }
  return parts;
}

function readPart(text: string, group: readonly Stretch[], titled: boolean): Part {
  const { kind, start, next } = group[0]!;
  switch (kind) {
    case 'h1':
    case 'h2':
      return readTitle(text, group[0]!, kind === 'h1' && !titled);
    case 'h3':
      return readEntry(text, group);
    case 'field':
      return readField(text, start, group.at(-1)!.next);
    case 'table':
      return parseTable(text, start, next);
    case 'rule':
    case 'placeholder':
      return { kind, start, text: text.slice(start, next) };
    default:
      return { kind: 'text', start, text: text.slice(start, next) };
  }
}

function readTitle(text: string, { kind, start, next }: Stretch, first: boolean): Title {
  const heading = parseHeading(text, start, lineEnd(text, start), next, kind === 'h1' ? 1 : 2);
  return { kind: first ? 'title' : 'section', heading };
}

function readEntry(text: string, [first, ...rest]: readonly Stretch[]): Entry {
  const { start, next } = first!;
  const body: (Text | Field)[] = [];
  for (let at = 0; at < rest.length; ) {
    const isField = rest[at]!.kind === 'field';
    let last = isField ? fieldEnd(rest, at) : at + 1;
    while (!isField && last < rest.length && rest[last]!.kind !== 'field') last++;
    const [from, to] = [rest[at]!.start, rest[last - 1]!.next];
    body.push(
      isField ? readField(text, from, to) : { kind: 'text', start: from, text: text.slice(from, to) },
    );
    at = last;
  }
  return { kind: 'entry', heading: parseHeading(text, start, lineEnd(text, start), next, 3), body };
}

function readField(text: string, start: number, next: number): Field {
  const mark = matchAt(FIELD, text, start)!;
  const label = mark.slice(2, -3);
  const whole = text.slice(start, next);
  const rest = whole.slice(mark.length);
  const value = rest.trim();
  const valueAt = mark.length + (value === '' ? rest.length : rest.length - rest.trimStart().length);
  const valueEnd = valueAt + value.length;
  const markAt = mark.length - 3;
  return {
    kind: 'field',
    open: { start, text: '**' },
    label: { start: start + 2, text: label },
    close: { start: start + markAt, text: whole.slice(markAt, valueAt) },
    value: { start: start + valueAt, text: value },
    end: { start: start + valueEnd, text: whole.slice(valueEnd) },
  };
}

/** Index behind the stretches of an entry: up to the next heading, or to the `---` behind its last field. */
function entryEnd(stretches: readonly Stretch[], start: number): number {
  let at = start + 1;
  let rule: number | undefined;
  for (; at < stretches.length && !/^h[123]$/.test(stretches[at]!.kind); at++) {
    if (stretches[at]!.kind === 'field') rule = undefined;
    else if (stretches[at]!.kind === 'rule') rule ??= at;
  }
  return rule ?? at;
}

/** Index behind the stretches of a field: its value goes on up to the next field, heading or `---`. */
function fieldEnd(stretches: readonly Stretch[], start: number): number {
  let at = start + 1;
  while (at < stretches.length && /^(?:text|table|placeholder)$/.test(stretches[at]!.kind)) at++;
  return at;
}
