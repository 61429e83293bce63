import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import type { ObjectShape, ValueShape } from '../../core/events/accept/shape.ts';
import { payloads } from '../../schemas/generated/event-tables.ts';

/** Members of an object in the order they are written. */
type Members = readonly (readonly [string, unknown])[];

/** How a line is laid out: what stands after `{` and `,`, after `:`, and around the line. */
interface Spacing {
  readonly member: string;
  readonly colon: string;
  readonly around: string;
}

const TIGHT: Spacing = { member: '', colon: '', around: '' };
const PYTHON: Spacing = { member: ' ', colon: ' ', around: '' };
const LOOSE: Spacing = { member: ' \t ', colon: '\t', around: ' ' };

export const hashOf = (payload: unknown): string =>
  `sha256:${createHash('sha256').update(canonicalize(payload)!).digest('hex')}`;

/** One line of an event, written by hand so that order and blanks are free. */
function render(members: Members, { member, colon, around }: Spacing): string {
  const value = (held: unknown): string => {
    if (Array.isArray(held)) return `[${held.map(value).join(`,${member}`)}]`;
    if (held instanceof Ordered) return object(held.members);
    return JSON.stringify(held);
  };
  const object = (all: Members) =>
    `{${all.map(([key, held]) => `${member}${JSON.stringify(key)}${colon}:${colon}${value(held)}`).join(',')}${member}}`;
  return `${around}${object(members)}${around}`;
}

/** A payload whose members stand in a chosen order. */
class Ordered {
  readonly members: Members;
  constructor(members: Members) {
    this.members = members;
  }
}

const letters = fc.string({
  unit: fc.constantFrom(...'aZ09 -_/.:{}[],'.split(''), 'é', '文', '😀', '\u2028', '\u007f'),
});
const visible = letters.map((text) => `${text}x`);

function valueLike(shape: ValueShape): fc.Arbitrary<unknown> {
  switch (shape.kind) {
    case 'text':
      return shape.visible ? visible : letters;
    case 'word':
      return fc.constantFrom(...shape.words);
    case 'list':
      return fc.array(visible, { maxLength: 5 });
    case 'boolean':
      return fc.boolean();
    case 'number':
      return numberOf(shape);
    default:
      throw new Error(`no payload holds a ${shape.kind}`);
  }
}

function numberOf({
  integer,
  minimum,
  maximum = 100_000,
}: ValueShape & { kind: 'number' }): fc.Arbitrary<number> {
  const whole = fc.integer({ min: minimum ?? -5000, max: maximum });
  return integer
    ? whole
    : fc.oneof(
        whole,
        whole.map((n) => (n + Math.sign(n)) / 100).filter((n) => n <= maximum),
      );
}

function payloadOf(shape: ObjectShape): fc.Arbitrary<Members> {
  const entries = shape.map((member) => {
    const entry = valueLike(member).map((value) => [[member.name, value] as const]);
    return member.required ? entry : fc.oneof(entry, fc.constant([]));
  });
  return fc.tuple(...entries).chain((found) => shuffled(found.flat()));
}

const shuffled = <T>(items: readonly T[]): fc.Arbitrary<readonly T[]> =>
  fc.shuffledSubarray([...items], { minLength: items.length });

const timestamp = fc.record({
  ms: fc.integer({ min: Date.UTC(1970), max: Date.UTC(2200) }),
  ending: fc.constantFrom('.000Z', 'Z', '.5Z', '.123456789Z', '+00:00', '-03:30', '.25+14:00'),
});

/** A line that keeps the schemas, in any order of members and any spacing; rules beyond the schemas may find something. */
export function line(
  spacing: fc.Arbitrary<Spacing> = fc.constantFrom(TIGHT, PYTHON, LOOSE),
): fc.Arbitrary<string> {
  const event = fc.constantFrom(...Object.keys(payloads));
  return fc
    .record({
      event,
      at: timestamp,
      agent: visible,
      target: visible,
      grade: fc.constantFrom('high', 'low', undefined),
      spacing,
    })
    .chain(({ event, at, agent, target, grade, spacing }) =>
      payloadOf(payloads[event]!).chain((payload) => {
        const members: Members = [
          ['ts', new Date(at.ms).toISOString().replace(/\.\d+Z$/, at.ending)],
          ['agent', agent],
          ['event', event],
          ['target', target],
          ['payload', new Ordered(payload)],
          ['hash', hashOf(Object.fromEntries(payload))],
          ...(grade === undefined ? [] : [['evidence_grade', grade] as const]),
        ];
        return shuffled(members).map((order) => render(order, spacing));
      }),
    );
}
