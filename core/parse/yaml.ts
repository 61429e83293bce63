import {
  type Document,
  isAlias,
  isMap,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { FrontmatterFault, TextEdit } from '../types.ts';
import { type Break, explainBreak, explainShape } from './frontmatter-broken.ts';
import { findDocumentEnd, findUnprintable, printable, withoutUnprintable } from './frontmatter-characters.ts';
import type { Fields } from './frontmatter-field.ts';
import { BLOCK_LIMIT, isTooDeep } from './frontmatter-limits.ts';
import { editsFor, faultsBefore, fieldsBefore, mend } from './frontmatter-mend.ts';
import { FieldReader, unresolvedAlias } from './yaml-fields.ts';
import { isUnwritten, type YamlNode, type YamlPair } from './yaml-tree.ts';

interface Reading {
  readonly fields: Fields;
  readonly faults: FrontmatterFault[];
}
const NO_FIELDS: Fields = new Map();

/**
 * Reads a block with a full YAML 1.2 reader (core schema). Aliases, merge keys, tags and anchors are reported,
 * never followed. Where the block does not parse, it is read as it will be once its faults are put right; no field
 * is given where that is not known, or where the block is more than one document.
 * @param offset of the block in its text
 */
export function readYaml(block: string, offset: number): Reading {
  const foreign = findUnprintable(block);
  const text = foreign.length > 0 ? printable(block) : block;
  const end = findDocumentEnd(text);
  const reading = readDocument(text.slice(0, end?.at), offset);
  if (foreign.length === 0 && !end?.isText)
    return 'broken' in reading ? readMended(block, offset, reading.broken, []) : reading;
  const lineOf = (at: number) => block.lastIndexOf('\n', at - 1);
  const lines = new Set(foreign.map((fault) => lineOf(fault.offset)));
  const others = 'broken' in reading ? reading.broken.filter((fault) => isOutside(lines, lineOf, fault)) : [];
  const own = end?.isText ? [...foreign, endsEarly(end.at)] : foreign;
  const faults = [...own, ...others].sort((a, b) => a.offset - b.offset);
  if (end?.isText) return { fields: NO_FIELDS, faults: move(faults, offset) };
  return readMended(block, offset, faults, withoutUnprintable(block));
}

/** Whether a fault is one of the block, and of none of the lines whose characters are at fault. */
function isOutside(
  lines: ReadonlySet<number>,
  lineOf: (at: number) => number,
  { code, offset }: FrontmatterFault,
): boolean {
  return code !== 'not-a-mapping' && !lines.has(lineOf(offset));
}

const endsEarly = (at: number): FrontmatterFault => ({
  code: 'yaml',
  offset: at,
  end: at + 3,
  message: '`...` ends the YAML but does not close the block; put `---` in its place',
});

/** Fields, or why there are none; offsets of `broken` are into the block. */
function readDocument(block: string, offset: number): Reading | { broken: FrontmatterFault[] } {
  const { tree, broken } = read(block);
  if (broken) return { broken: explainBreak(block, broken, breakOf) };
  if (tree === undefined || isUnwritten(tree)) return { fields: NO_FIELDS, faults: [] };
  if (tree.kind !== 'map') return { broken: explainShape(block, breakOf) };
  const reader = new FieldReader(block, offset);
  const fields = reader.fields(tree, '');
  return { fields, faults: reader.faults() };
}

/**
 * Reads a broken block as it will be once it is put right, so that one fault hides no other.
 * @param broken its faults; offsets are into the block
 * @param assumed edits that no fault names, without which it cannot be read
 */
function readMended(
  block: string,
  offset: number,
  broken: readonly FrontmatterFault[],
  assumed: readonly TextEdit[],
): Reading {
  const mended = mend(block, [...editsFor(block, broken), ...assumed]);
  const tree = mended && readableTree(mended.text);
  if (tree?.kind !== 'map') return { fields: NO_FIELDS, faults: move(broken, offset) };
  const reader = new FieldReader(mended!.text, 0);
  const fields = fieldsBefore(reader.fields(tree, ''), mended!, offset);
  const faults = [...broken, ...faultsBefore(reader.faults(), mended!)];
  return { fields, faults: move(faults, offset) };
}

function readableTree(block: string): YamlNode | undefined {
  if (block.length > BLOCK_LIMIT || isTooDeep(block)) return undefined;
  const { tree, broken } = read(block.slice(0, findDocumentEnd(block)?.at));
  return broken ? undefined : tree;
}

function move(faults: readonly FrontmatterFault[], by: number): FrontmatterFault[] {
  return faults.map((fault) => ({
    ...fault,
    offset: fault.offset + by,
    ...(fault.end !== undefined && { end: fault.end + by }),
  }));
}

const breakOf = (block: string): Break | undefined => read(block).broken;

/** The tree of a block, and the first reason why it cannot be read: an error, or an alias that nothing defines. */
function read(block: string): { tree?: YamlNode; broken?: Break } {
  const document = compose(block);
  if (!('contents' in document)) return { broken: document };
  const [error] = document.errors;
  if (error) return { broken: { at: error.pos[0], message: error.message } };
  if (document.contents === null) return {};
  const tree = treeOf(document.contents);
  const alias = unresolvedAlias(tree);
  if (!alias) return { tree };
  return { tree, broken: { at: alias.start, message: `nothing defines the alias *${alias.name}` } };
}

/** Keys that occur twice are looked for by `FieldReader`: the library compares each key with each other one. */
const OPTIONS = {
  prettyErrors: false,
  uniqueKeys: false,
  merge: false,
  schema: 'core',
  version: '1.2',
} as const;

function compose(block: string): Document.Parsed | Break {
  try {
    return parseDocument(block, OPTIONS);
  } catch (error) {
    // Whatever the library throws on is content of a note, and one note never ends a run.
    return { at: 0, message: `the YAML reader gave up (${(error as Error).message})` };
  }
}

function treeOf(node: Node): YamlNode {
  const [start, end] = node.range!;
  if (isAlias(node)) return { kind: 'alias', start, end, name: node.source };
  const { tag, anchor, flow } = node as Scalar & YAMLMap;
  const range = { start, end, ...(tag && { tag }), ...(anchor && { anchor }) };
  if (isMap(node)) return { kind: 'map', ...range, flow: flow === true, pairs: pairsOf(node) };
  if (isSeq(node)) return { kind: 'list', ...range, flow: flow === true, items: itemsOf(node) };
  const { type, value } = node as Scalar<string | number | boolean | null>;
  const style = !type || type === 'PLAIN' ? 'plain' : type.startsWith('BLOCK') ? 'block' : 'quoted';
  return { kind: 'scalar', ...range, style, value: tag ? null : value };
}

const pairsOf = (map: YAMLMap): YamlPair[] => (map.items as Pair<Node, Node | null>[]).map(pairOf);

const pairOf = ({ key, value }: Pair<Node, Node | null>): YamlPair => ({
  key: treeOf(key),
  value: value ? treeOf(value) : undefined,
});

/** Items of a list; `[a: b]` holds a mapping of one pair. */
function itemsOf(list: YAMLSeq): YamlNode[] {
  return (list.items as (Node | Pair<Node, Node | null>)[]).map((item) => {
    if (!('key' in item)) return treeOf(item);
    const pair = pairOf(item);
    const end = (pair.value ?? pair.key).end;
    return { kind: 'map', flow: true, start: pair.key.start, end, pairs: [pair] };
  });
}
