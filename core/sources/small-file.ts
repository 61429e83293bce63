import fs from 'node:fs';
import { ReadFault } from '../errors.ts';
import { type JsonText, readJson } from '../parse/json.ts';
import { placer } from '../parse/text.ts';

/** No config, registry or schema is near it. */
const LIMIT = 4 * 1024 * 1024;

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'cannot be read: permission denied',
  ENXIO: 'is not a regular file',
  ELOOP: 'is a link that leads round in a circle',
};

/** The text of a file beside the memory, without a byte order mark. As `readSmallBytes`. */
export function readSmallFile(file: string): string | undefined {
  return readSmallBytes(file)
    ?.toString('utf8')
    .replace(/^\ufeff/, '');
}

/**
 * The bytes of a file beside the memory. A FIFO or a device is never waited for.
 * @returns undefined when there is no such file
 * @throws ReadFault when it is no regular file, too large, or may not be read
 */
export function readSmallBytes(file: string): Buffer | undefined {
  let handle: number | undefined;
  try {
    handle = fs.openSync(file, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK);
    const stat = fs.fstatSync(handle);
    if (!stat.isFile()) throw new ReadFault('is not a regular file');
    if (stat.size > LIMIT) throw new ReadFault(`is ${stat.size} bytes, over the limit of ${LIMIT}`);
    return fs.readFileSync(handle);
  } catch (error) {
    if (error instanceof ReadFault) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new ReadFault(REASONS[code ?? ''] ?? `cannot be read (${code})`);
  } finally {
    if (handle !== undefined) fs.closeSync(handle);
  }
}

/** The JSON value of such a file; undefined when there is no file. @throws ReadFault as `readSmallJsonText` */
export const readSmallJson = (file: string): unknown => readSmallJsonText(file)?.json.value;

/**
 * The text of such a file and what it holds, with places; undefined when there is no file.
 * @throws ReadFault with line and column when it is not JSON
 */
export function readSmallJsonText(
  file: string,
): { readonly text: string; readonly json: JsonText } | undefined {
  const text = readSmallFile(file);
  if (text === undefined) return undefined;
  const json = readJson(text);
  if (!('fault' in json)) return { text, json };
  const { line, column } = placer(text)(json.fault.offset);
  throw new ReadFault(`is not JSON, at line ${line}, column ${column}: ${json.fault.message}`);
}
