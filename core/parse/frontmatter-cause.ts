import type { FrontmatterFault } from '../types.ts';
import { closesBelow, isValueBelow } from './frontmatter-below.ts';
import { type Above, Columns, MISPLACED, type Misplaced } from './frontmatter-columns.ts';
import { trimBlanks } from './frontmatter-lines.ts';
import { type Line, type Shape, shapeOfLine, splitLines } from './frontmatter-shape.ts';
import { tightKey } from './frontmatter-tight.ts';
import { causeOf, isCollection, shapeOf } from './frontmatter-value.ts';

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
  #above: Above = { indent: -1, holds: 'fields' };
  readonly #columns = new Columns();
  /** The last field of the outermost mapping. */
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
    const misplaced = this.#misplaced(line, shape);
    if (misplaced !== undefined) {
      this.#addMisplaced(number, line, misplaced, shape.key || this.#top);
      return;
    }
    if (shape.isItem && this.#opensFields(number, shape)) {
      this.#readShapeless(number, { ...line, indent: shape.column });
      return;
    }
    const field = this.#pathOf(line, shape.key);
    this.#above = {
      indent: shape.key === '' ? line.indent : shape.column,
      holds: this.#holds(number, shape),
    };
    const cause = this.#above.holds === 'block' ? undefined : causeOf(shape.value);
    if (!cause || this.#isAliasInUse(shape.value) || !this.#breaks(shape.value)) return;
    const start = line.start + shape.valueAt;
    const repair = PROSE.has(field) || !isCollection(shape.value) ? cause.repair : undefined;
    this.#add(number, 'yaml', start, start + shape.value.length, cause.message, field, repair);
  }

  /** The path of a field, which is from then on the top one where it is not indented. */
  #pathOf({ indent }: Line, key: string): string {
    if (indent > 0) return [this.#top, key].filter(Boolean).join('.');
    if (key !== '') this.#top = key;
    return this.#top;
  }

  /** What is wrong with the place of a field or list item. */
  #misplaced({ indent }: Line, { isItem, key, column }: Shape): Misplaced | undefined {
    if (!isItem) return this.#columns.enter('fields', column, this.#above);
    const misplaced = this.#columns.enter('items', indent, this.#above);
    if (key !== '') this.#columns.enter('fields', column, { indent, holds: 'fields' });
    return misplaced;
  }

  /** Lists among fields count once, like prose: they are mostly text that was not meant for the block. */
  #addMisplaced(number: number, { start, indent }: Line, what: Misplaced, field: string): void {
    if (what === 'indent' || this.#causes.length === 0)
      this.#add(number, 'yaml', start, start + indent, MISPLACED[what], field);
  }

  /** A value that is open at the end of its line, and closed on a deeper one, is a block like any other. */
  #holds(number: number, { value }: Shape): 'fields' | 'text' | 'block' {
    const shape = shapeOf(value);
    if (shape === 'below') return 'fields';
    if (shape === 'block') return 'block';
    const { indent } = this.#lines[number]!;
    return shape !== 'line' && closesBelow(this.#lines, number, shape.open, indent) ? 'block' : 'text';
  }

  /** A deeper line after a one-line value goes on with its text, so it can hold no field. */
  #readContinuation(number: number, line: Line): void {
    const shape = shapeOfLine(line);
    if (!shape || shape.key === '') return;
    const start = line.start + line.indent;
    if (this.#isStrayField(number, shape.key)) {
      const message = 'the line is indented, so YAML takes it for more of the value above';
      this.#add(number, 'yaml', line.start, start, message, shape.key, ' '.repeat(this.#above.indent));
    } else {
      const message = 'the value goes on here with an unquoted `: `; put it on one line';
      this.#add(number, 'yaml', start, line.start + line.text.length, message, this.#top);
    }
  }

  /** Whether a deeper line is a field that slipped to the right: a known one, and the only one of its name. */
  #isStrayField(number: number, key: string): boolean {
    if (!TOP_KEYS.has(key)) return false;
    return !this.#lines.some(({ indent, text }, at) => at !== number && text.startsWith(`${key}:`, indent));
  }

  /** A line that is neither a field nor part of one; often a blank is missing after its colon. Prose counts once. */
  #readShapeless(number: number, line: Line): void {
    const { indent, holds } = this.#above;
    if (holds === 'fields' && line.indent > indent && isValueBelow(this.#lines, number, indent)) {
      this.#above = { indent, holds: 'block' };
      return;
    }
    this.#columns.enter('fields', line.indent, this.#above);
    this.#above = { indent: line.indent, holds: 'block' };
    const text = line.text.slice(line.indent);
    if (/^[?:](?:[ \t]|$)/.test(text)) return;
    const start = line.start + line.indent;
    const tight = tightKey(text);
    if (tight) {
      const colon = start + tight.colon;
      const field = this.#pathOf(line, tight.key);
      this.#add(number, 'yaml', colon, colon + tight.length, tight.message, field, ': ');
    } else if (this.#causes.length === 0)
      this.#add(number, 'yaml', start, start + text.length, 'the line is no `key: value`');
  }

  /** Whether a list item such as `- a:b` was meant as a field, for one stands right below it. */
  #opensFields(number: number, { key, value, column }: Shape): boolean {
    const below = this.#lines[number + 1];
    return (
      key === '' && tightKey(value) !== undefined && below?.indent === column && !!shapeOfLine(below)?.key
    );
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

/** Fields that hold text, so that a list or mapping in them was meant as text. */
const PROSE: ReadonlySet<string> = new Set(['name', 'description']);

/** Keys that notes have at the left; another word and a colon is as likely the wrapped text of the value above. */
const TOP_KEYS: ReadonlySet<string> = new Set([
  ...['name', 'description', 'type', 'metadata', 'title', 'tags', 'aliases'],
  ...['node_type', 'originSessionId', 'modified', 'created', 'updated', 'status'],
]);
