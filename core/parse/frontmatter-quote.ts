/**
 * A one-line text as a quoted YAML scalar that every reader takes for exactly this text.
 * Single quotes where double ones would need escapes.
 */
export function quoteYaml(text: string): string {
  if (/[\0-\x1f\x7f-\x9f\u2028\u2029\ufeff]/.test(text)) return JSON.stringify(text);
  if (!/["\\]/.test(text)) return `"${text}"`;
  return `'${text.replaceAll("'", "''")}'`;
}
