import { isUtf8 } from 'node:buffer';
import { isJson, type JsonText, readJson } from '../parse/json.ts';
import { LINE_LIMIT, type RawLine } from '../parse/jsonl.ts';
import { firstInvalidByte } from '../parse/utf8.ts';
import type { EventLine } from '../types.ts';

export type Refusal = NonNullable<EventLine['refused']>;

/** The bytes of a line -> its text and JSON, or why the reading stops. Never throws. */
export function decodeLine(line: RawLine): { text: string; json: JsonText } | { refused: Refusal } {
  if (line.oversize !== undefined) {
    const size = line.oversize.toLocaleString('en-US');
    return refuse(
      0,
      `the line is ${size} bytes long, over the limit of ${LINE_LIMIT.toLocaleString('en-US')}`,
      false,
    );
  }
  const bytes = line.bytes.subarray(line.start, line.end);
  const fault = badByte(bytes);
  if (fault) return refuse(bytes.toString('utf8', 0, fault.at).length, fault.message, !line.terminated);
  const text = bytes.toString('utf8');
  const json = readJson(text);
  if (!('fault' in json)) return { text, json };
  const { kind, offset } = json.fault;
  const message =
    text[offset - 1] === '\r' ? 'a bare CR stands here, and only LF ends a line' : json.fault.message;
  return refuse(offset, message, !line.terminated && kind !== 'depth' && !isJson(text), MARKER.test(text));
}

/** What git leaves where two sides of a merge changed the same lines; no JSON begins like that. */
const MARKER = /^(?:<{7}|\|{7}|>{7})(?: |$)|^={7}$/;

const refuse = (offset: number, message: string, torn: boolean, marker = false) => ({
  refused: { column: offset + 1, message, torn: torn && !marker, marker },
});

/** The first byte that no JSON line may hold. */
function badByte(bytes: Buffer): { at: number; message: string } | undefined {
  const nul = bytes.indexOf(0);
  const invalid = isUtf8(bytes) ? -1 : firstInvalidByte(bytes);
  if (invalid >= 0 && (nul < 0 || invalid < nul)) {
    return { at: invalid, message: `not UTF-8 (byte 0x${bytes[invalid]!.toString(16).padStart(2, '0')})` };
  }
  return nul < 0
    ? undefined
    : { at: nul, message: 'a NUL byte, as a crash in the middle of a write leaves them' };
}
