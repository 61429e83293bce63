import type { Config } from './types.ts';

/** What holds where no config says otherwise. Limits: the loading limits of the agents, measured on real trees. */
export const DEFAULT_CONFIG: Config = {
  rules: {},
  extraTypes: [],
  roots: [],
  ignore: [],
  limits: { indexLines: 200, indexUnits: 25_000, indexBytes: 25_000, entryLength: 200, fenceLine: 30 },
  patterns: { hash: 'warn', events: 'all', schemas: [] },
};
