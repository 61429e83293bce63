import type { FrontmatterFault } from '../types.ts';
import { trimBlanks } from './frontmatter-lines.ts';
import { type Line, type Shape, shapeOfLine, splitLines } from './frontmatter-shape.ts';
import { causeOf, shapeOf } from './frontmatter-value.ts';

/** A line that breaks its block; offsets are into the block, `line` counts from 0. */
export interface Cause extends FrontmatterFault {
  readonly line: number;
}

/**
 * Reads a block that YAML does not accept line by line, as its author meant it, and names the lines at fault.
 * @param breaks whether a YAML reader refuses a value that stands alone; no line is blamed without its word
 */
export function findCauses(block: string, breaks: (value: string) => boolean): Cause[] {
  return new LineReader(block, breaks).read();
}

class LineReader {
  readonly #block: string;
  readonly #breaks: (value: string) => boolean;
  readonly #lines: readonly Line[];
  readonly #causes: Cause[] = [];
  /** The value that deeper lines belong to: they are fields of a mapping, go on with a text, or are not looked at. */
  #above: { indent: number; holds: 'fields' | 'text' | 'block' } = { indent: -1, holds: 'fields' };
  /** Columns of the mappings that are open, outermost first, and the last field of the outermost. */
  readonly #columns: number[] = [];
  #top = '';

  constructor(block: string, breaks: (value: string) => boolean) {
    this.#block = block;
    this.#breaks = breaks;
    this.#lines = splitLines(block);
  }

  read(): Cause[] {
    for (const [number, line] of this.#lines.entries()) {
      const text = line.text.slice(line.indent);
      if (trimBlanks(text) === '' || text.startsWith('#')) continue;
      const deeper = line.indent > this.#above.indent;
      if (deeper && this.#above.holds === 'block') continue;
      if (text.startsWith('\t'))
        this.#add(number, 'tab-indent', line.start, line.start + line.indent + 1, 'a tab indents the line');
      else if (deeper && this.#above.holds === 'text') this.#readContinuation(number, line);
      else this.#readField(number, line);
    }
    return this.#causes;
  }

  #readField(number: number, line: Line): void {
    const shape = shapeOfLine(line);
    if (!shape) {
      this.#readShapeless(number, line);
      return;
    }
    if (!this.#linesUp(line, shape)) {
      const message = 'the line is indented like no field above it';
      this.#add(number, 'yaml', line.start, line.start + line.indent, message, shape.key);
      return;
    }
    if (line.indent === 0 && shape.key !== '') this.#top = shape.key;
    const field =
      line.indent === 0 ? shape.key || this.#top : [this.#top, shape.key].filter(Boolean).join('.');
    this.#above = {
      indent: shape.key === '' ? line.indent : shape.column,
      holds: this.#holds(number, shape),
    };
    const cause = this.#above.holds === 'block' ? undefined : causeOf(shape.value);
    if (!cause || this.#isAliasInUse(shape.value) || !this.#breaks(shape.value)) return;
    const start = line.start + shape.valueAt;
    this.#add(number, 'yaml', start, start + shape.value.length, cause.message, field, cause.repair);
  }

  /** Whether a field stands at the column of an open mapping, or opens one below an empty value. */
  #linesUp(line: Line, { column }: Shape): boolean {
    while (this.#columns.length > 0 && this.#columns.at(-1)! > column) this.#columns.pop();
    const open = this.#columns.at(-1);
    if (open === column) return true;
    this.#columns.push(column);
    const isFirst = this.#above.indent < 0;
    return (
      isFirst || column > line.indent || (line.indent > this.#above.indent && this.#above.holds === 'fields')
    );
  }

  /** A value that is open at the end of its line, and closed on a deeper one, is a block like any other. */
  #holds(number: number, { value }: Shape): 'fields' | 'text' | 'block' {
    const shape = shapeOf(value);
    if (shape === 'below') return 'fields';
    if (shape === 'block') return 'block';
    return shape !== 'line' && this.#closesBelow(number, shape.open) ? 'block' : 'text';
  }

  #closesBelow(number: number, close: string): boolean {
    const { indent } = this.#lines[number]!;
    for (let at = number + 1; at < this.#lines.length; at++) {
      const line = this.#lines[at]!;
      if (trimBlanks(line.text) !== '' && line.indent <= indent) return false;
      if (line.text.includes(close)) return true;
    }
    return false;
  }

  /** A deeper line after a one-line value goes on with its text, so it can hold no field. */
  #readContinuation(number: number, line: Line): void {
    const shape = shapeOfLine(line);
    if (!shape || shape.key === '') return;
    const start = line.start + line.indent;
    if (isName(shape.key)) {
      const message = 'the line is indented, so YAML takes it for more of the value above';
      this.#add(number, 'yaml', line.start, start, message, shape.key, ' '.repeat(this.#above.indent));
    } else {
      const message = 'the value goes on here with an unquoted `: `; put it on one line';
      this.#add(number, 'yaml', start, line.start + line.text.length, message, this.#top);
    }
  }

  /** A line that is neither a field nor part of one; often a blank is missing after its colon. Prose counts once. */
  #readShapeless(number: number, line: Line): void {
    this.#above = { indent: line.indent, holds: 'block' };
    const text = line.text.slice(line.indent);
    if (/^["'[{?:]/.test(text)) return;
    const start = line.start + line.indent;
    const key = /^[A-Za-z_][\w-]*(?=:[^\s/])/.exec(text)?.[0];
    if (key === undefined) {
      if (this.#causes.length === 0)
        this.#add(number, 'yaml', start, start + text.length, 'the line is no `key: value`');
      return;
    }
    const colon = start + key.length;
    this.#add(number, 'yaml', colon, colon + 1, `a blank is missing after \`${key}:\``, key, ': ');
  }

  #isAliasInUse(value: string): boolean {
    return value.startsWith('*') && this.#block.includes(`&${value.slice(1)}`);
  }

  #add(
    line: number,
    code: 'yaml' | 'tab-indent',
    offset: number,
    end: number,
    message: string,
    field?: string,
    repair?: string,
  ): void {
    this.#causes.push({
      line,
      code,
      offset,
      end,
      message,
      ...(field !== undefined && { field }),
      ...(repair !== undefined && { repair }),
    });
  }
}

const isName = (key: string): boolean => /^[A-Za-z_][\w-]*$/.test(key);
