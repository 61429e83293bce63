import { coreEvents, lifecycleEvents } from '../../schemas/generated/event-names.ts';
import { ZerefError } from '../errors.ts';
import type { Compiled, Validator } from './compiled.ts';
import { formats } from './formats.ts';

/** An event of a team's own. */
export interface TeamEvent {
  readonly name: string;
  /** JSON Schema of its payload, draft-07 or 2020-12. */
  readonly schema: object;
  /** The file it came from, for messages. */
  readonly file?: string;
}

/**
 * Compiles the payload schemas of a team's own events. ajv is loaded only when there are some.
 * @throws ZerefError for a schema that does not compile, a name of ours, and a name given twice
 */
export async function compileTeam(events: readonly TeamEvent[]): Promise<Map<string, Compiled>> {
  const result = new Map<string, Compiled>();
  if (events.length === 0) return result;
  const compile = await compiler();
  for (const event of events) {
    if (coreEvents.includes(event.name) || lifecycleEvents.includes(event.name)) {
      throw bad(event, `\`${event.name}\` is an event of zeref's own`, 'Give the event another name.');
    }
    if (result.has(event.name))
      throw bad(event, `the event \`${event.name}\` has two schemas`, 'Keep one of them.');
    result.set(event.name, { schema: event.schema, validate: compile(event) });
  }
  return result;
}

type Compile = (event: TeamEvent) => Compiled['validate'];

async function compiler(): Promise<Compile> {
  const [{ Ajv }, { Ajv2020 }, plugin] = await Promise.all([
    import('ajv'),
    import('ajv/dist/2020.js'),
    import('ajv-formats'),
  ]);
  const [draft07, draft2020] = [Ajv, Ajv2020].map((Version) => {
    // Typos in keywords are refused; looser type declarations than ours are a team's own affair.
    const ajv = new Version({
      allErrors: true,
      ownProperties: true,
      strictSchema: true,
      strictTypes: false,
      strictTuples: false,
      strictRequired: false,
    });
    plugin.default.default(ajv);
    for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
    return ajv;
  });
  return (event) => {
    const ajv = /2020-12/.test(String((event.schema as { $schema?: unknown }).$schema))
      ? draft2020!
      : draft07!;
    try {
      const validate = ajv.compile(event.schema);
      if ('$async' in validate) throw new Error('asynchronous schemas are not supported');
      return guarded(event, validate as Validator);
    } catch (error) {
      throw bad(
        event,
        `is not a JSON Schema that compiles: ${(error as Error).message}`,
        'Correct the file.',
      );
    }
  };
}

/** A schema that refers to itself for the same value never comes to an end; that is its fault, not the log's. */
function guarded(event: TeamEvent, validate: Validator): Validator {
  const guard: Validator = (value) => {
    try {
      return validate(value);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw bad(event, 'refers to itself without end', 'Correct the file.');
    } finally {
      guard.errors = validate.errors ?? null;
    }
  };
  return guard;
}

function bad({ file, name }: TeamEvent, what: string, hint: string): ZerefError {
  return new ZerefError('bad-event-schema', `${file ?? `the schema of the event ${name}`}: ${what}`, hint);
}
