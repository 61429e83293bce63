import type { Frontmatter, FrontmatterField } from '../types.ts';
import { leadingBlanks, lineAt, trimBlanks } from './frontmatter-lines.ts';
import { quoteYaml } from './frontmatter-quote.ts';

/** A value that ends before its line does, because ` #` opens a comment. */
export interface Cut {
  /** `description`, or `metadata.topic` for a field in a mapping. */
  readonly field: string;
  /** Range of the whole text as written, and the quoted text that keeps it. */
  readonly start: number;
  readonly end: number;
  readonly repair: string;
  /** Characters that readers get, and that were written. */
  readonly kept: number;
  readonly written: number;
}

/** Fields that hold prose: whatever follows a `#` in them was meant as text. */
const PROSE = new Set(['name', 'description']);

/** Values cut by a comment that was meant as text. `type: user # a remark` is a comment and meant as one. */
export function findCuts(text: string, frontmatter: Frontmatter): Cut[] {
  const cuts: Cut[] = [];
  for (const field of frontmatter.fields.values()) {
    const children = field.style === 'map' ? [...field.children!.values()] : undefined;
    if (!children) addCut(cuts, text, field, field.key);
    for (const child of children ?? []) addCut(cuts, text, child, `${field.key}.${child.key}`);
  }
  return cuts;
}

function addCut(cuts: Cut[], text: string, field: FrontmatterField, path: string): void {
  if (field.style !== 'plain' && field.style !== 'empty') return;
  const { line } = lineAt(text, field.valueStart);
  const written = trimBlanks(line);
  const start = field.valueStart + leadingBlanks(line);
  const end = start + written.length;
  const comment = trimBlanks(text.slice(field.valueEnd, end));
  if (!comment.startsWith('#') || !isMeantAsText(field, path, comment)) return;
  cuts.push({
    field: path,
    start,
    end,
    repair: quoteYaml(written),
    kept: [...text.slice(field.valueStart, field.valueEnd)].length,
    written: [...written].length,
  });
}

function isMeantAsText(field: FrontmatterField, path: string, comment: string): boolean {
  // `description: # TODO` leaves the field blank (spec/zeref-os.md 2.12).
  if (field.style === 'empty' && /^#(?:\s|$)/.test(comment)) return false;
  if (PROSE.has(path)) return true;
  if (field.key === 'type') return false;
  return (typeof field.value === 'string' || field.value === null) && /^#[^\s#]/.test(comment);
}
