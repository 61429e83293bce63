import type { FrontmatterFault } from '../types.ts';
import { type Cause, findCauses } from './frontmatter-cause.ts';
import { editsFor, mend } from './frontmatter-mend.ts';

/** Where and why a YAML reader stops; `at` is an offset into the block. */
export interface Break {
  readonly at: number;
  readonly message: string;
}
type Reader = (block: string) => Break | undefined;

/**
 * Why a block does not parse, in the words of the lines that break it. A YAML reader names the place where it
 * stops, which is often the end of the block; the line reader names the line, and the YAML reader confirms it.
 * @param read gives the first break of a block, or undefined when it parses
 * @returns at least one fault, with offsets into the block
 */
export function explainBreak(block: string, first: Break, read: Reader): FrontmatterFault[] {
  const causes = findCauses(block, (value) => read(`k: ${value}`) !== undefined);
  const faults = causes.filter(isFirstTab).map(({ line: _, ...fault }) => fault);
  if (causes.length === 0) return [stopsAt(block, lineOf(block, first.at), first.message)];
  if (causes.some(({ code, repair }) => code === 'yaml' && repair === undefined)) return faults;
  const mended = mend(block, editsFor(block, causes))?.text ?? block;
  const left = read(mended);
  const line = left && lineOf(mended, left.at);
  if (line === undefined || causes.some((cause) => cause.line === line)) return faults;
  return [...faults, stopsAt(block, line, left!.message)];
}

/** Why a block that parses holds no fields. */
export function explainShape(block: string, read: Reader): FrontmatterFault[] {
  const causes = findCauses(block, (value) => read(`k: ${value}`) !== undefined).filter(
    ({ repair }) => repair,
  );
  if (causes.length > 0) return causes.map(({ line: _, ...fault }) => fault);
  const message = 'what stands between the fences is no list of `key: value` fields';
  return [{ code: 'not-a-mapping', offset: 0, message }];
}

/** Tabs come in runs of lines, from one editor setting: the first stands for all. */
const isFirstTab = ({ code }: Cause, index: number, all: Cause[]): boolean =>
  code !== 'tab-indent' || all.findIndex((other) => other.code === 'tab-indent') === index;

const lineOf = (text: string, at: number): number => text.slice(0, at).trimEnd().split('\n').length - 1;

function stopsAt(block: string, number: number, message: string): FrontmatterFault {
  const lines = block.split('\n');
  const line = Math.min(number, lines.length - 1);
  const before = lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0);
  const text = lines[line]!;
  const offset = before + text.length - text.trimStart().length;
  const end = Math.max(offset, before + text.trimEnd().length);
  return { code: 'yaml', offset, end, message: `YAML cannot be read here: ${message}` };
}
