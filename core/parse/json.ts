import type { ScanFault } from './json-fault.ts';
import { JsonScanner, type Member } from './json-scanner.ts';

/** Deepest nesting of a line; the line's own object is level 1. */
export const DEPTH_LIMIT = 64;

export interface DuplicateKey {
  readonly key: string;
  /** Offsets of the second key, quotes included. */
  readonly start: number;
  readonly end: number;
}

/** A text that is JSON: its value, and where each member stands. */
export interface JsonText {
  readonly value: unknown;
  readonly root: Member;
  readonly duplicates: readonly DuplicateKey[];
}

/** Strict JSON (RFC 8259) with positions, in linear time and bounded depth. Never throws. */
export function readJson(text: string): JsonText | { readonly fault: ScanFault } {
  const scanner = new JsonScanner(text, DEPTH_LIMIT);
  const root = scanner.scan();
  if (scanner.fault) return { fault: scanner.fault };
  try {
    return { value: JSON.parse(text), root, duplicates: scanner.duplicates };
  } catch (error) {
    return { fault: { kind: 'syntax', offset: 0, message: (error as Error).message } };
  }
}

/** Whether JSON.parse takes a text. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Offsets of a member's key or value by the path to it; the nearest parent's value where it is not found. */
export function spanOf(root: Member, path: readonly string[], part: 'key' | 'value'): Span {
  let member = root;
  for (const key of path) {
    const child = member.members?.get(key) ?? member.items?.[Number(key)];
    if (child === undefined) return { start: member.start, end: member.end };
    member = child;
  }
  return part === 'key' && member.keyEnd > 0
    ? { start: member.keyStart, end: member.keyEnd }
    : { start: member.start, end: member.end };
}
