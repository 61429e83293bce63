import { budget, limits, patterns } from '../schemas/generated/config-defaults.ts';
import type { Config } from './types.ts';

/** What holds where no config says otherwise; the numbers stand in schemas/config.json. */
export const DEFAULT_CONFIG: Config = {
  rules: {},
  extraTypes: [],
  roots: [],
  ignore: [],
  limits,
  budget,
  patterns: { ...patterns, schemas: [] },
};
