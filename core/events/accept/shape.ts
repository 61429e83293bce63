/** What one member of the envelope or of a payload may hold: its JSON Schema, reduced to what the acceptor tells apart. */
export type MemberShape = {
  readonly name: string;
  readonly required: boolean;
} & ValueShape;

export type ValueShape =
  /** A string; `visible` ones hold a character that is not blank. */
  | { readonly kind: 'text'; readonly visible: boolean }
  /** One of a closed list of words. */
  | { readonly kind: 'word'; readonly words: readonly string[] }
  /** A list of visible strings. */
  | { readonly kind: 'list' }
  | {
      readonly kind: 'number';
      readonly integer: boolean;
      readonly minimum?: number;
      readonly maximum?: number;
    }
  | { readonly kind: 'boolean' }
  /** `sha256:` and 64 lower-case hex digits. */
  | { readonly kind: 'hash' }
  /** An RFC 3339 instant. */
  | { readonly kind: 'instant' }
  /** The payload: an object with a shape of its own. */
  | { readonly kind: 'object' };

/** Members in the order of RFC 8785: by UTF-16 code unit, which is byte order for the ASCII names of the schemas. */
export type ObjectShape = readonly MemberShape[];
