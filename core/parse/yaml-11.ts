/**
 * Text to YAML 1.2, something else to the many readers of YAML 1.1 (yaml.org/type: bool, int, float, timestamp).
 * `y` and `n` are left out, as those readers do.
 */
const KINDS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['a boolean', /^(?:yes|Yes|YES|no|No|NO|on|On|ON|off|Off|OFF)$/],
  ['a date', /^\d{4}-\d\d-\d\d$/],
  [
    'a date',
    /^\d{4}-\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::?\d\d)?))?$/,
  ],
  ['a number', /^[-+]?(?:0b[01_]+|0x[\da-fA-F_]+|\d[\d_]*(?:\.[\d_]*)?)$/],
  ['a number', /^[-+]?\d[\d_]*(?::[0-5]?\d)+(?:\.[\d_]*)?$/],
];

/** What an unquoted text is to a reader of YAML 1.1, where that is no text. */
export function retypedBy11(text: string): string | undefined {
  return KINDS.find(([, pattern]) => pattern.test(text))?.[0];
}
