import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import type { Validator } from '../../core/schema/compiled.ts';
import { schemaFaults } from '../../core/schema/faults.ts';

const ajv = new Ajv({ allErrors: true, ownProperties: true });
const messages = (schema: object, value: unknown) =>
  schemaFaults({ schema, validate: ajv.compile(schema) as Validator }, value, 'the config').map(
    ({ message }) => message,
  );

const root = {
  anyOf: [
    { type: 'string', pattern: '\\S' },
    {
      type: 'object',
      properties: { path: { type: 'string' }, layout: { enum: ['flat', 'typed'] } },
      required: ['path'],
      additionalProperties: false,
    },
  ],
};
const schema = {
  type: 'object',
  properties: {
    roots: { type: 'array', items: root },
    limits: {
      type: 'object',
      properties: { indexLines: { type: 'integer', minimum: 1 } },
      additionalProperties: false,
    },
    rules: { type: 'object', additionalProperties: { enum: ['error', 'off'] } },
    'grüße/~': { type: 'object', properties: { level: { type: ['string', 'null'] } }, required: ['level'] },
    id: { type: 'string', pattern: '^[a-z]+$', minLength: 3 },
  },
  additionalProperties: false,
};

describe('schemaFaults', () => {
  it.each([
    [{ root: [] }, ['`root` is not a known key of the config; did you mean `roots`?']],
    [{ zz: 1 }, ['`zz` is not a known key of the config; known: roots, limits, rules, grüße/~, id']],
    [
      { limits: { indexLine: 5 } },
      ['`limits.indexLine` is not a known key of the config; did you mean `indexLines`?'],
    ],
    [
      { limits: { indexLines: 0.5 } },
      ['`limits.indexLines` in the config is 0.5; it must be a whole number'],
    ],
    [{ limits: { indexLines: 0 } }, ['`limits.indexLines` in the config is 0; it must be at least 1']],
    [{ limits: [] }, ['`limits` in the config is an empty list; it must be an object']],
    [{ rules: { 'a/b': 'of' } }, ['`rules.a/b` in the config is "of", not error or off; did you mean off?']],
    [{ 'grüße/~': {} }, ['`grüße/~.level` is missing in the config']],
    [{ 'grüße/~': { level: 5 } }, ['`grüße/~.level` in the config is 5; it must be a string or null']],
    [{ 'grüße/~': { level: ' ' } }, []],
    [{ id: 'A' }, ['`id` in the config is "A"; it must not have fewer than 3 characters']],
    [{ id: 'ABC' }, ['`id` in the config is "ABC"; it must match ^[a-z]+$']],
    [[], ['the config is an empty list; it must be an object']],
    [null, ['the config is null; it must be an object']],
  ])('%j', (value, expected) => expect(messages(schema, value)).toEqual(expected));

  it('speaks of the branch that was meant', () => {
    expect(
      messages(schema, { roots: ['memory', { pth: 'x' }, ' ', 5, { path: 'a', layout: 'flt' }] }),
    ).toEqual([
      '`roots[1].path` is missing in the config',
      '`roots[1].pth` is not a known key of the config; did you mean `path`?',
      '`roots[2]` in the config is blank (" ")',
      '`roots[3]` in the config is 5; it must be a string or an object',
      '`roots[4].layout` in the config is "flt", not flat or typed; did you mean flat?',
    ]);
  });

  it('states one fault a member', () => {
    const strict = {
      type: 'object',
      properties: { a: { type: 'string', enum: ['x'], minLength: 1 } },
      required: ['a'],
    };
    expect(messages(strict, { a: '' })).toEqual(['`a` in the config is required and holds nothing ("")']);
    expect(messages(strict, { a: 7 })).toEqual(['`a` in the config is 7; it must be a string']);
    expect(messages(strict, {})).toEqual(['`a` is missing in the config']);
  });

  it.each(['constructor', '__proto__', 'toString'])('repeats the pattern %s as it stands', (pattern) => {
    const schema = { type: 'object', properties: { id: { type: 'string', pattern } } };
    const validate = ajv.compile(schema) as Validator;
    expect(schemaFaults({ schema, validate }, { id: 'x' }, 'it')[0]?.message).toBe(
      `\`id\` in it is "x"; it must match ${pattern}`,
    );
  });

  it('looks at own keys alone', () => {
    expect(messages(schema, JSON.parse('{"__proto__":{"roots":5}}'))[0]).toMatch(
      /^`__proto__` is not a known key/,
    );
    expect(messages({ type: 'object', required: ['constructor'] }, {})).toEqual([
      '`constructor` is missing in the config',
    ]);
  });
});
