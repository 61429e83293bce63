import { describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../core/events/catalogue.ts';
import { coreEvents, lifecycleEvents } from '../../schemas/generated/event-names.ts';
import { event, lint, places } from './log.ts';

const deploy = {
  name: 'deploy',
  file: 'events/deploy.json',
  schema: {
    type: 'object',
    properties: {
      to: { enum: ['staging', 'production'] },
      at: { type: 'string', format: 'date-time' },
      steps: {
        type: 'array',
        items: { anyOf: [{ type: 'string' }, { type: 'object', required: ['name'] }] },
      },
    },
    required: ['to'],
    additionalProperties: false,
  },
};

describe('buildCatalogue', () => {
  it('holds the eleven, and the lifecycle events unless the list is closed', async () => {
    expect([...(await buildCatalogue('core', [])).keys()]).toEqual(coreEvents);
    expect(coreEvents).toHaveLength(11);
    expect([...(await buildCatalogue('all', [])).keys()]).toEqual([...coreEvents, ...lifecycleEvents]);
    expect(lifecycleEvents).toHaveLength(16);
  });

  it.each([
    [
      'a name of ours',
      [{ ...deploy, name: 'wiki-write' }],
      /events\/deploy\.json: `wiki-write` is an event of zeref's own/,
    ],
    ['a lifecycle name', [{ ...deploy, name: 'user-prompt' }], /`user-prompt` is an event/],
    ['a name given twice', [deploy, deploy], /the event `deploy` has two schemas/],
    [
      'a type that does not exist',
      [{ ...deploy, schema: { type: 'strin' } }],
      /events\/deploy\.json: is not a JSON Schema/,
    ],
    ['a misspelt keyword', [{ ...deploy, schema: { propertis: {} } }], /unknown keyword: "propertis"/],
    ['an asynchronous schema', [{ ...deploy, schema: { $async: true, type: 'object' } }], /asynchronous/],
    [
      'a draft nobody knows',
      [{ ...deploy, schema: { $schema: 'https://example.org/x' } }],
      /no schema with key or ref/,
    ],
  ])('refuses %s', async (_name, team, message) => {
    await expect(buildCatalogue('all', team)).rejects.toMatchObject({
      name: 'ZerefError',
      code: 'bad-event-schema',
      message: expect.stringMatching(message),
    });
  });
});

describe("a team's own events", () => {
  const lintTeam = (payload: Record<string, unknown>, events: 'all' | 'core' = 'all') =>
    lint(`${event('deploy', payload)}\n`, { teamEvents: [deploy], config: { patterns: { events } } });

  it.each(['all', 'core'] as const)('are known (events: %s)', async (events) => {
    expect(await lintTeam({ to: 'staging' }, events)).toEqual([]);
  });

  it('are unknown where the config does not list them', async () =>
    expect((await lint(`${event('deploy', { to: 'staging' })}\n`)).map(({ rule }) => rule)).toEqual([
      'event-unknown',
    ]));

  it('are checked by their schema', async () => {
    expect((await lintTeam({})).map(({ rule }) => rule)).toEqual(['payload-missing']);
    const found = await lintTeam({ to: 'prod', at: '2026-06-08 14:00:00Z', steps: ['a', {}, 5], too: 1 });
    expect(found.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
      'payload-type: `to` in the payload of deploy is "prod", not staging or production',
      'payload-type: `at` in the payload of deploy is "2026-06-08 14:00:00Z": a `T` must stand between date and time',
      'payload-missing: `steps[1].name` is missing in the payload of deploy',
      'payload-type: `steps[2]` in the payload of deploy is 5; it must be a string or an object',
      'payload-unknown: `too` is not a known key of the payload of deploy; did you mean `to`?',
    ]);
    expect(places(found)[0]).toBe(`1:${event('deploy', { to: 'prod' }).indexOf('"prod"') + 1} payload-type`);
  });

  it('may be written in JSON Schema 2020-12', async () => {
    const schema = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      prefixItems: [],
    };
    await expect(
      buildCatalogue('all', [{ name: 'x', schema: { ...schema, prefixItems: [{}] } }]),
    ).resolves.toBeDefined();
  });
});
