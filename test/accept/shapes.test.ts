import { describe, expect, it } from 'vitest';
import { shapeOf } from '../../scripts/generate/event-tables.ts';

const closed = { title: 'made-up', type: 'object', required: ['a'], additionalProperties: false };
const shape = (property: Readonly<Record<string, unknown>>, more: object = {}) =>
  shapeOf({ ...closed, properties: { a: property }, ...more });

describe('shapes for the acceptor', () => {
  it('hold what the schema says, in canonical order', () => {
    const properties = {
      b: { type: 'integer', minimum: 0, description: 'a count' },
      a: { type: 'string', enum: ['x', 'y-z'] },
      B: { type: 'array', items: { type: 'string', pattern: '\\S' } },
    };
    expect(shapeOf({ ...closed, properties })).toEqual([
      { name: 'B', required: false, kind: 'list' },
      { name: 'a', required: true, kind: 'word', words: ['x', 'y-z'] },
      { name: 'b', required: false, kind: 'number', integer: true, minimum: 0 },
    ]);
  });

  it.each([
    { type: 'string', minLength: 1 },
    { type: 'string', pattern: '^a' },
    { type: 'string', pattern: '\\S', enum: ['a'] },
    { type: 'string', enum: ['a "quoted" word'] },
    { type: 'number', multipleOf: 2 },
    { type: 'array', items: { type: 'string' } },
    { type: 'array', items: { type: 'string', pattern: '\\S' }, maxItems: 3 },
    { type: 'object', properties: {} },
    { type: ['string', 'null'] },
    { anyOf: [{ type: 'string' }] },
  ])('are refused for %j, which the acceptor would not check', (property) => {
    expect(() => shape(property)).toThrow('made-up.a');
  });

  it.each([{ additionalProperties: true }, { minProperties: 1 }, { properties: { é: { type: 'string' } } }])(
    'are refused for an object with %j',
    (more) => {
      expect(() => shape({ type: 'string' }, more)).toThrow('made-up');
    },
  );
});
