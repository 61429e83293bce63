import config from '../../schemas/generated/config-validator.js';

/** One error as ajv states it. */
export interface SchemaError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** A function that ajv has made; it leaves its errors on itself. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

/** A schema and the function that checks it. */
export interface Compiled {
  readonly validate: Validator;
  readonly schema: object;
}

type Generated = typeof config;
let events: Generated | undefined;
let policies: Generated | undefined;

/** Loads the schemas of events, which are large and not needed while the acceptor vouches for all lines. */
export async function loadEventSchemas(): Promise<void> {
  events ??= (await import('../../schemas/generated/event-validators.js')).default;
}

/** Loads the schemas of policies. They are bundled: a file of their own would start the module loader, which is dear. */
export async function loadPolicySchemas(): Promise<void> {
  policies ??= (await import('../../schemas/generated/policy-validators.js')).default;
}

/** The compiled schema of the frontmatter of a policy. `loadPolicySchemas` comes first. */
export function policySchema(name: string): Compiled {
  if (policies === undefined) throw new Error('the policy schemas are not loaded');
  return pick(policies, name);
}

/** The compiled schema of the config. */
export function configSchema(): Compiled {
  return pick(config, 'config');
}

/** The compiled schema of `event`, the envelope, or of one of our events. `loadEventSchemas` comes first. */
export function eventSchema(name: string): Compiled {
  if (events === undefined) throw new Error('the event schemas are not loaded');
  return pick(events, name);
}

/** @throws Error for a name that has no schema (a bug) */
function pick(generated: Generated, name: string): Compiled {
  if (!Object.hasOwn(generated.schemas, name)) throw new Error(`no schema ${name}`);
  return { validate: generated[name]!, schema: generated.schemas[name]! };
}
