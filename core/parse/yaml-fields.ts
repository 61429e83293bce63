import type { FrontmatterFault, FrontmatterField } from '../types.ts';
import { mapField, plainObject } from './frontmatter-field.ts';
import {
  hasProperties,
  isMergeKey,
  isUnwritten,
  type YamlAlias,
  type YamlMap,
  type YamlNode,
  type YamlPair,
} from './yaml-tree.ts';

type Content = Pick<FrontmatterField, 'style' | 'value' | 'children' | 'items'>;

/** Turns the tree of one block into fields, and notes what is not followed. */
export class FieldReader {
  readonly #block: string;
  readonly #offset: number;
  readonly #faults: FrontmatterFault[] = [];
  #alias: FrontmatterFault | undefined;

  /** @param offset of the block in its text */
  constructor(block: string, offset: number) {
    this.#block = block;
    this.#offset = offset;
  }

  /** What was noted: one fault for all aliases, to which the anchors belong. */
  faults(): FrontmatterFault[] {
    if (!this.#alias) return this.#faults;
    return [this.#alias, ...this.#faults.filter(({ code }) => code !== 'anchor')];
  }

  /** @param parent path of the mapping; '' for the block itself */
  fields({ pairs }: YamlMap, parent: string): Map<string, FrontmatterField> {
    const fields = new Map<string, FrontmatterField>();
    const doubled = new Set<string>();
    for (const pair of pairs) {
      const key = this.#keyText(pair.key);
      const path = parent === '' ? key : parent.includes('.') ? parent : `${parent}.${key}`;
      const field = this.#field(key, pair, path);
      const { start, end } = pair.key;
      if (isMergeKey(pair.key)) this.#noteAlias(start, end, 'merge key', '<<');
      else if (fields.has(key) && !doubled.has(key)) {
        doubled.add(key);
        this.#note('duplicate-key', start, end, path, `\`${key}\` stands there twice`);
      }
      if (!fields.has(key)) fields.set(key, field);
    }
    return fields;
  }

  #keyText(key: YamlNode): string {
    if (key.kind === 'scalar' && typeof key.value === 'string') return key.value;
    return this.#block.slice(key.start, key.end);
  }

  #field(
    key: string,
    { key: { start: keyAt, end: keyEnd }, value: node }: YamlPair,
    path: string,
  ): FrontmatterField {
    const keyStart = this.#offset + keyAt;
    if (node?.kind === 'map' && !node.flow && !hasProperties(node))
      return mapField(key, keyStart, this.fields(node, path));
    const start = this.#valueStart(keyEnd, node);
    if (node) this.#noteProperties(node, start, path);
    const content = this.#content(node, path);
    const end = this.#offset + (node && !isUnwritten(node) ? node.end : start);
    return {
      key,
      keyStart,
      valueStart: this.#offset + start,
      valueEnd: endOf(content, end),
      ...content,
    };
  }

  #item(key: string, node: YamlNode, path: string): FrontmatterField {
    if (node.kind === 'map' && !node.flow && !hasProperties(node))
      return mapField(key, this.#offset + node.start, this.fields(node, path));
    this.#noteProperties(node, node.start, path);
    const [start, end] = [this.#offset + node.start, this.#offset + node.end];
    const content = this.#content(node, path);
    return { key, keyStart: start, valueStart: start, valueEnd: endOf(content, end), ...content };
  }

  #content(node: YamlNode | undefined, path: string): Content {
    const style = styleOf(node);
    if (node?.kind === 'map') {
      const children = this.fields(node, path);
      return { style, value: plainObject(children), children };
    }
    if (node?.kind === 'list') {
      const items = node.items.map((item, at) => this.#item(String(at), item, path));
      return { style, value: items.map(({ value }) => value), items };
    }
    if (node?.kind === 'alias') this.#noteAlias(node.start, node.end, 'alias', `*${node.name}`, path);
    return { style, value: node?.kind === 'scalar' ? node.value : null };
  }

  /** Where a value begins, its tag and anchor included; one that is not written stands right after the colon. */
  #valueStart(keyEnd: number, node: YamlNode | undefined): number {
    const colon = this.#block.indexOf(':', keyEnd);
    if (!node || isUnwritten(node)) return colon < 0 || !node ? keyEnd : colon + 1;
    if (!hasProperties(node)) return node.start;
    let start = colon + 1;
    while (start < node.start && /\s/.test(this.#block[start]!)) start++;
    return start;
  }

  /** An anchor on a mapping or list takes no text away, and is harmless until an alias uses it. */
  #noteProperties({ kind, tag, anchor, end }: YamlNode, start: number, path: string): void {
    if (tag) this.#note('tag', start, end, path, 'YAML reads a word that starts with `!` as a tag');
    else if (anchor && kind === 'scalar')
      this.#note('anchor', start, end, path, `YAML reads \`&${anchor}\` as an anchor, not as text`);
  }

  #note(code: FrontmatterFault['code'], start: number, end: number, field: string, message: string): void {
    this.#faults.push({ code, offset: this.#offset + start, end: this.#offset + end, field, message });
  }

  #noteAlias(start: number, end: number, what: string, text: string, field = '<<'): void {
    const message = `\`${text}\` is ${what === 'alias' ? 'an alias' : 'a merge key'}`;
    this.#alias ??= {
      code: 'alias-bomb',
      offset: this.#offset + start,
      end: this.#offset + end,
      field,
      message,
    };
  }
}

/** A list ends with its last item; YAML counts the line end below it too. */
const endOf = ({ style, items }: Content, end: number): number =>
  style === 'list' ? (items?.at(-1)?.valueEnd ?? end) : end;

function styleOf(node: YamlNode | undefined): FrontmatterField['style'] {
  if (!node || isUnwritten(node)) return 'empty';
  if (node.kind === 'scalar') return node.style;
  if (node.kind === 'alias') return 'plain';
  if (node.flow) return 'flow';
  return node.kind;
}

/** The first alias whose anchor does not stand before it. That of a merge key is reported as such in any case. */
export function unresolvedAlias(node: YamlNode, anchors = new Set<string>()): YamlAlias | undefined {
  if (node.kind === 'alias') return anchors.has(node.name) ? undefined : node;
  if (node.anchor) anchors.add(node.anchor);
  if (node.kind === 'list') return firstOf(node.items, anchors);
  if (node.kind !== 'map') return undefined;
  return firstOf(
    node.pairs.flatMap(({ key, value }) => (isMergeKey(key) || !value ? [key] : [key, value])),
    anchors,
  );
}

function firstOf(nodes: readonly YamlNode[], anchors: Set<string>): YamlAlias | undefined {
  for (const node of nodes) {
    const found = unresolvedAlias(node, anchors);
    if (found) return found;
  }
  return undefined;
}
