import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAcceptor } from '../../core/events/accept.ts';
import { line } from './lines.ts';
import { mutated } from './mutations.ts';
import { EVENTS, plainPath } from './plain-path.ts';

const acceptor = createAcceptor(EVENTS);
const bytesOf = line().map((text) => Buffer.from(text));
/** What stands behind the line in its buffer, as a chunk has it; it must never count. */
const behind = fc.constantFrom('', '\n', '\r\n', '\n{"ts":', '}', '"}', ' ', '"evidence_grade":"low"}');

/** Asks the acceptor about a line that lies in the middle of a buffer. */
function accepts(bytes: Buffer, after = '\n'): boolean {
  const before = Buffer.from('{"a":1}\n');
  const chunk = Buffer.concat([before, bytes, Buffer.from(after)]);
  return acceptor.accept(chunk, before.length, before.length + bytes.length);
}

function expectSound(bytes: Buffer, after: string): boolean {
  if (!accepts(bytes, after)) return false;
  const { at, gate, fingerprint } = acceptor;
  expect({ rules: [], at, gate, fingerprint }, bytes.toString()).toEqual(plainPath(bytes));
  return true;
}

describe('the acceptor is sound: what it vouches for, the plain path finds clean', () => {
  it('lines that keep the schemas', () => {
    fc.assert(
      fc.property(bytesOf, behind, (bytes, after) => void expectSound(bytes, after)),
      { numRuns: 3000 },
    );
  });

  it('lines with one to three faults', () => {
    const hits = { sound: 0 };
    fc.assert(
      fc.property(mutated(bytesOf), behind, (bytes, after) => {
        if (expectSound(bytes, after)) hits.sound++;
      }),
      { numRuns: 10_000 },
    );
    expect(hits.sound, 'some faults hit nothing that matters, such as the text of a target').toBeGreaterThan(
      0,
    );
  });
});

it('the acceptor takes every plain line that no rule finds anything in', () => {
  fc.assert(
    fc.property(bytesOf, (bytes) => {
      expect(accepts(bytes), bytes.toString()).toBe(plainPath(bytes).rules.length === 0);
    }),
    { numRuns: 3000 },
  );
});
