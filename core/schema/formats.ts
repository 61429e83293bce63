import { isTimestamp } from '../parse/timestamp.ts';

/** Formats of our schemas. `date-time` is the log's own profile: ajv-formats takes `2026-03-01 10:00:60+02` as well. */
export const formats = {
  'date-time': { type: 'string', validate: isTimestamp },
} as const;
