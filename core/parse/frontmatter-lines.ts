/** The line that starts at an offset, without its end, and the offset of the line after it. */
export function lineAt(text: string, at: number): { line: string; next: number } {
  const feed = text.indexOf('\n', at);
  if (feed < 0) return { line: text.slice(at), next: text.length };
  const end = feed > at && text.charCodeAt(feed - 1) === 0x0d ? feed - 1 : feed;
  return { line: text.slice(at, end), next: feed + 1 };
}

/** A text without the blanks of YAML (space and tab) around it. JavaScript's `trim` takes more, such as U+00A0. */
export function trimBlanks(text: string, atStart = true): string {
  let start = 0;
  let end = text.length;
  while (atStart && start < end && isBlankUnit(text.charCodeAt(start))) start++;
  while (end > start && isBlankUnit(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

/** How many blanks a text starts with. */
export function leadingBlanks(text: string): number {
  let count = 0;
  while (isBlankUnit(text.charCodeAt(count))) count++;
  return count;
}

const isBlankUnit = (unit: number): boolean => unit === 0x20 || unit === 0x09;
