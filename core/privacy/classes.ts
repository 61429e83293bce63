/** Classes of text that is replaced, and whether each is on where REDACT.md does not say (spec/zeref-os.md, 5.4). */
export const CLASS_DEFAULTS: ReadonlyMap<string, boolean> = new Map([
  ['credentials', true],
  ['pii', true],
  ['email', true],
  ['internal_paths', true],
  ['client_data', false],
  ['financial', false],
  ['proprietary_code', false],
]);

/** The class that nothing turns off. */
export const ALWAYS_ON = 'credentials';
