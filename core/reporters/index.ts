import type { Format } from './formats.ts';
import { json } from './json.ts';
import type { Reporter } from './reporter.ts';
import { text } from './text.ts';

/** Every format and what writes it. */
export const reporters: Readonly<Record<Format, Reporter>> = { text, json };
