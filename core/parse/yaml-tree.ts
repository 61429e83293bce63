/** What a YAML block holds, without aliases followed; offsets are into the block. */
interface Range {
  readonly start: number;
  readonly end: number;
  /** Written before the value: `!tag`, `&anchor`. */
  readonly tag?: string;
  readonly anchor?: string;
}
export interface YamlScalar extends Range {
  readonly kind: 'scalar';
  readonly style: 'plain' | 'quoted' | 'block';
  readonly value: string | number | boolean | null;
}
export interface YamlAlias extends Range {
  readonly kind: 'alias';
  readonly name: string;
}
export interface YamlList extends Range {
  readonly kind: 'list';
  readonly flow: boolean;
  readonly items: readonly YamlNode[];
}
export interface YamlMap extends Range {
  readonly kind: 'map';
  readonly flow: boolean;
  readonly pairs: readonly YamlPair[];
}
export type YamlNode = YamlScalar | YamlAlias | YamlList | YamlMap;
/** `value` is undefined for a key without a colon. */
export interface YamlPair {
  readonly key: YamlNode;
  readonly value: YamlNode | undefined;
}

/** A value that is not written at all, as after `key:`. */
export const isUnwritten = (node: YamlNode): boolean =>
  node.kind === 'scalar' && node.value === null && node.start === node.end && !hasProperties(node);

export const hasProperties = ({ tag, anchor }: YamlNode): boolean => Boolean(tag || anchor);

/** `<<` unquoted, which readers of YAML 1.1 take for "merge the mapping named there". */
export const isMergeKey = (key: YamlNode): boolean =>
  key.kind === 'scalar' && key.style === 'plain' && key.value === '<<';
