import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPlain } from '../../core/parse/frontmatter-fast.ts';
import { readYaml } from '../../core/parse/yaml.ts';
import { block, field, mutated, text, word, written } from '../helpers/blocks.ts';

/** The line reader may decline; where it answers, it must say what the YAML reader says, positions included. */
function agree(block: string): boolean {
  const fast = readPlain(block, 4);
  if (fast !== undefined) expect(readYaml(block, 4)).toEqual({ fields: fast, faults: [] });
  return fast !== undefined;
}

describe('the line reader of frontmatter', () => {
  it('reads what tools write, without the YAML library', () => {
    fc.assert(
      fc.property(written, (source) => void expect(agree(source)).toBe(true)),
      { numRuns: 300 },
    );
  });
  it('agrees with the YAML reader on one changed unit', () => {
    fc.assert(
      fc.property(mutated, (source) => void agree(source)),
      { numRuns: 3000 },
    );
  });
  it('agrees with the YAML reader on any value', () => {
    fc.assert(
      fc.property(field, (source) => void agree(source)),
      { numRuns: 3000 },
    );
  });
  it('agrees with the YAML reader on anything like a block', () => {
    fc.assert(
      fc.property(block, (source) => void agree(source)),
      { numRuns: 3000 },
    );
  });
  it('declines rather than guess', () => {
    for (const source of [
      'a: 1.10\n',
      'a: yes #x\n',
      'a: b: c\n',
      'a: |\n  b\n',
      'null: x\n',
      'a: b\n  c\n',
      'a: "\\n"\n',
    ])
      expect(readPlain(source, 0)).toBeUndefined();
  });
});

describe('the YAML reader', () => {
  it('never throws, and gives places inside of the block', () => {
    const bounds = fc.oneof(
      block,
      mutated,
      fc.string({ maxLength: 60 }),
      fc.array(word, { maxLength: 12 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(bounds, (source) => {
        for (const { offset, end = offset } of readYaml(source, 0).faults) {
          expect(offset).toBeLessThanOrEqual(end);
          expect(end).toBeLessThanOrEqual(source.length);
        }
      }),
      { numRuns: 3000 },
    );
  });
  it('names repairs after which the line parses', () => {
    const values = text.filter((inner) => !/[\r\n]/.test(inner));
    let repairs = 0;
    fc.assert(
      fc.property(values, (inner) => {
        const source = `description: ${inner}\ntype: user\n`;
        const { faults } = readYaml(source, 0);
        const [fault] = faults;
        if (fault?.code !== 'yaml' || fault.repair === undefined) return;
        repairs++;
        const mended = source.slice(0, fault.offset) + fault.repair + source.slice(fault.end);
        expect(readYaml(mended, 0).faults.filter(({ code }) => code === 'yaml')).toEqual([]);
      }),
      { numRuns: 2000 },
    );
    expect(repairs).toBeGreaterThan(50);
  });
});
