/**
 * A one-line text as a quoted YAML scalar that every reader takes for exactly this text.
 * Single quotes where double ones would need escapes.
 */
export function quoteYaml(text: string): string {
  if (UNSEEN.test(text)) return JSON.stringify(text).replace(ESCAPED, escapeOf);
  if (!/["\\]/.test(text)) return `"${text}"`;
  return `'${text.replaceAll("'", "''")}'`;
}

/** Characters that some reader refuses, drops or takes for a line end. */
const UNSEEN = /[\0-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/;
/** Those among them that JSON leaves as they are. */
const ESCAPED = /[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g;

const escapeOf = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
