import path from 'node:path';
import { ZerefError } from '../../core/errors.ts';
import { FORMATS, type Format } from '../../core/reporters/formats.ts';
import type { Io } from '../io.ts';
import { nearest } from '../nearest.ts';
import { usageError } from '../usage-error.ts';

/** A report that goes into a file. */
export interface FileOutput {
  readonly format: Format;
  /** Absolute path. */
  readonly file: string;
}

/**
 * Reads the values of --output, before anything is checked.
 * @throws ZerefError for a bad one, a folder that does not exist, or a file named twice
 */
export function readOutputs(io: Io, values: readonly string[]): FileOutput[] {
  const outputs = values.map((value) => readOutput(io, value));
  const files = outputs.map(({ file }) => file);
  const twice = files.find((file, at) => files.indexOf(file) !== at);
  if (twice !== undefined) throw new ZerefError('output-twice', `two reports would go into ${twice}`);
  return outputs;
}

/**
 * A report in the place of a note would take the note away.
 * @param roots folders of the memories that are judged, links followed
 * @throws ZerefError for an output in one of them
 */
export function refuseInside(outputs: readonly FileOutput[], roots: readonly string[]): void {
  for (const { file } of outputs) {
    const root = roots.find((dir) => file.startsWith(dir + path.sep));
    if (root === undefined) continue;
    throw new ZerefError(
      'output-in-memory',
      `${file} lies in the memory ${root}`,
      'Write the report somewhere else.',
    );
  }
}

/** The format is before the first colon: `json:C:\report.json`. */
function readOutput(io: Io, value: string): FileOutput {
  const colon = value.indexOf(':');
  const name = colon < 0 ? value : value.slice(0, colon);
  const format = FORMATS.find((known) => known === name);
  if (!format) throw unknownFormat(name);
  const file = colon < 0 ? '' : value.slice(colon + 1);
  if (file === '' || file === '-')
    throw usageError(`--output ${value} names no file, it needs ${format}:FILE`, 'validate');
  return { format, file: io.resolveOutput(file) };
}

function unknownFormat(name: string): ZerefError {
  const [near] = nearest(name, FORMATS);
  const help = near ? `Did you mean ${near}?` : `There are ${FORMATS.join(' and ')}`;
  return usageError(`--output: unknown format "${name}". ${help}`, 'validate');
}
