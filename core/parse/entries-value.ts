/** Values of fields: blanks, words of a closed list, dates. */
import { daysIn, explainTimestamp, parseInstant } from './timestamp.ts';

/**
 * Whether a value says nothing: no text but comments.
 * `# TODO` is not blank: it leaves a field open on purpose rather than invent its value (spec/zeref-os.md 2.12).
 */
export const isBlank = (value: string): boolean => withoutComments(value).trim() === '';

/** Whether a value is left open with `# TODO`, alone or with a remark. */
export const isTodo = (value: string): boolean => /^#[ \t]*TODO\b/i.test(value);

/** A value without its HTML comments. */
export function withoutComments(value: string): string {
  let rest = '';
  let at = 0;
  for (let open = value.indexOf('<!--'); open >= 0; open = value.indexOf('<!--', at)) {
    const close = value.indexOf('-->', open + 2);
    if (close < 0) break;
    rest += value.slice(at, open);
    at = close + 3;
  }
  return rest + value.slice(at);
}

export interface WordReading {
  /** The first word as it is meant, without emphasis or code marks around it. */
  readonly word: string;
  /** Whether nothing follows but a remark in brackets, or lines of their own. */
  readonly whole: boolean;
  /** What stands behind the word in its paragraph, blanks aside. */
  readonly rest: string;
}

const WORD = /^(?:\*\*|[*_`])?([^\s*_`()[\],;:]+)(?:\*\*|[*_`])?/;

/** How Markdown breaks a line: a backslash or a tag at its end. */
const HARD_BREAK = /(?:\\|<br ?\/?>)(?=[ \t]*(?:\r?\n|$))/g;

/** Reads a value as one word and an optional remark in brackets: `high (verified by hand)`. */
export function readWord(value: string): WordReading {
  const text = withoutComments(value).replace(HARD_BREAK, '').trim();
  const paragraph = text.split(/\r?\n[ \t]*\r?\n/, 1)[0]!;
  const found = WORD.exec(paragraph);
  if (!found) return { word: '', whole: false, rest: paragraph };
  const behind = paragraph.slice(found[0].length);
  const rest = behind.trim();
  const whole = rest === '' || /^[ \t]*\r?\n/.test(behind) || isRemark(rest);
  return { word: found[1]!, whole, rest };
}

const isRemark = (text: string): boolean =>
  /^\(/.test(text) ? /\)\.?(?:\r?\n|$)/.test(text) : /^\[/.test(text) && /\]\.?(?:\r?\n|$)/.test(text);

/** What is wrong with a date of an entry, as the end of a sentence; undefined for a day or an instant. */
export function dateFault(text: string): string | undefined {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)(T.*)?$/s.exec(text) ?? [];
  if (year === undefined) return 'write it like 2026-06-08';
  if (Number(month) < 1 || Number(month) > 12) return `there is no month ${month}`;
  if (Number(day) < 1 || Number(day) > daysIn(Number(year), Number(month)))
    return `${year}-${month} has no day ${day}`;
  if (time === undefined || parseInstant(text) !== undefined) return undefined;
  // Agents leave the seconds out; that is an instant all the same.
  return parseInstant(text.replace(/(T\d\d:\d\d)(?=Z|[+-])/, '$1:00')) === undefined
    ? explainTimestamp(text)
    : undefined;
}
