import { type Entry, type Field, fieldsOf } from '../../parse/entries.ts';
import { isBlank, isTodo, readWord } from '../../parse/entries-value.ts';
import { showStart } from '../../parse/path-name.ts';
import { nearest } from '../../schema/nearest.ts';
import type { Document, Finding } from '../../types.ts';
import { findingIn, nameOf } from './_entries.ts';

export const GRADES = ['high', 'medium', 'low'] as const;

/** Findings for the fields of an entry with a label whose value is none of some words, with a remark in brackets or without. */
export function* wordFindings(
  document: Document,
  entry: Entry,
  label: string,
  words: readonly string[],
): Iterable<Finding> {
  for (const field of fieldsOf(entry)) {
    if (field.label.text !== label || isOpen(field)) continue;
    const fault = wordFault(field.value.text, words);
    if (fault === undefined) continue;
    const message = `${label} of ${nameOf(entry)} ${fault}`;
    yield findingIn(document, { entry, at: field.value, message, about: label });
  }
}

/** Whether a field has no value yet: others speak of that. */
const isOpen = ({ value }: Field): boolean => isBlank(value.text) || isTodo(value.text);

/** What is wrong with a value that must be one of some words, as the end of a sentence. */
export function wordFault(value: string, words: readonly string[]): string | undefined {
  if (value.trim() === '') return `is empty: write ${listed(words)}`;
  const { word, whole } = readWord(value);
  if (words.includes(word)) return whole ? undefined : `goes on behind "${word}": put a remark in brackets`;
  const shown = showStart(word || value.split('\n', 1)[0]!, 40);
  const near = nearest(word, words);
  const meant = near === undefined ? '' : `, probably ${near}`;
  return `is "${shown}"${meant}: write ${listed(words)}; a remark may follow in brackets`;
}

/** `a, b or c` */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
