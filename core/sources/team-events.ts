import fs from 'node:fs';
import path from 'node:path';
import { type ReadFault, ZerefError } from '../errors.ts';
import type { TeamEvent } from '../events/catalogue.ts';
import { readSmallJson } from './small-file.ts';

/**
 * A team's own event schemas: one JSON Schema file an event, named after it.
 * @param folder absolute folder that the names are relative to
 * @param names files, or folders whose `.json` files all count
 * @throws ZerefError when one cannot be read or is no JSON object
 */
export function loadTeamEvents(folder: string, names: readonly string[]): TeamEvent[] {
  return names.flatMap((name) => filesOf(path.resolve(folder, name), name)).map(readEvent);
}

function filesOf(target: string, name: string): string[] {
  const stat = fs.statSync(target, { throwIfNoEntry: false });
  if (!stat) throw bad(name, 'does not exist');
  if (!stat.isDirectory()) return [target];
  const files = fs.readdirSync(target).filter((file) => file.endsWith('.json'));
  return files.sort().map((file) => path.join(target, file));
}

function readEvent(file: string): TeamEvent {
  const schema = parse(file);
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema))
    throw bad(file, 'is not a JSON Schema object');
  return { name: path.basename(file, '.json'), schema, file };
}

function parse(file: string): unknown {
  try {
    return readSmallJson(file);
  } catch (error) {
    throw bad(file, (error as ReadFault).message);
  }
}

function bad(file: string, what: string): ZerefError {
  return new ZerefError(
    'bad-event-schema',
    `the event schema ${file} ${what}`,
    '`patterns.schemas` in the config names it.',
  );
}
