/** The line above, as far as the next one depends on it; `fields` stands for a value that is to come below. */
export interface Above {
  readonly indent: number;
  readonly holds: 'fields' | 'text' | 'block';
}
type Kind = 'fields' | 'items';

/** What may be wrong with the place of a line. */
export const MISPLACED = {
  indent: 'the line is indented like no field above it',
  item: 'a list item stands here, and the field above it has a value already',
  field: 'a field stands here, and the lines above it are a list',
} as const;
export type Misplaced = keyof typeof MISPLACED;

/** The mappings and lists that are open at a line, outermost first. */
export class Columns {
  readonly #open: { readonly column: number; kind: Kind }[] = [];

  /**
   * Enters a field or list item. Whatever stands there, the lines below may line up with it, so that one misplaced
   * line is one fault.
   * @returns what is wrong with its place; undefined where nothing is
   */
  enter(kind: Kind, column: number, above: Above): Misplaced | undefined {
    while (this.#open.length > 0 && this.#open.at(-1)!.column > column) this.#open.pop();
    const top = this.#open.at(-1);
    if (top?.column === column) return this.#join(top, kind, column, above);
    this.#open.push({ column, kind });
    if (above.indent < 0 || (column > above.indent && above.holds === 'fields')) return undefined;
    return 'indent';
  }

  /** A list may stand at the column of the field that holds it, and ends at the next field. */
  #join(top: { kind: Kind }, kind: Kind, column: number, above: Above): Misplaced | undefined {
    if (top.kind === kind) return undefined;
    if (kind === 'items') {
      this.#open.push({ column, kind });
      const isValue = above.holds === 'fields' && above.indent === column;
      return isValue ? undefined : 'item';
    }
    if (this.#open.at(-2)?.column === column) this.#open.pop();
    else {
      top.kind = kind;
      return 'field';
    }
    return undefined;
  }
}
