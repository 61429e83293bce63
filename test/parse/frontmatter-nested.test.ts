import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readNested } from '../../core/parse/frontmatter-nested.ts';
import { readYaml } from '../../core/parse/yaml.ts';
import { block, mutated } from '../helpers/blocks.ts';
import { mutatedSettings, settings, soundSettings } from '../helpers/settings.ts';

/** The reader of settings may decline; where it answers, it must say what the YAML reader says, positions included. */
function agree(source: string): boolean {
  const fast = readNested(source, 4);
  if (fast !== undefined) expect(readYaml(source, 4)).toEqual({ fields: fast, faults: [] });
  return fast !== undefined;
}

const RUNS = { numRuns: Number(process.env.ZEREF_RUNS ?? 3000) };

it('reads settings as they are shipped, without the YAML library', () => {
  fc.assert(
    fc.property(soundSettings, (source) => void expect(agree(source)).toBe(true)),
    { numRuns: 300 },
  );
});

it('agrees with the YAML reader on anything like settings', () => {
  let answers = 0;
  fc.assert(
    fc.property(settings, (source) => {
      if (agree(source)) answers++;
    }),
    RUNS,
  );
  expect(answers).toBeGreaterThan(50);
});

it('agrees with the YAML reader on one changed unit', () => {
  fc.assert(
    fc.property(fc.oneof(mutatedSettings, mutated, block), (source) => void agree(source)),
    RUNS,
  );
});

it.each([
  'a: b\n  c: d\n',
  'a:\n    b: c\n  d: e\n',
  'a:\n  - b\n c: d\n',
  'a: - b\n',
  'a:\n  - b: c\n',
  'a:\n  - - b\n',
  'a: [b, c: d]\n',
  'a: [b]c\n',
  'a: {b: c}\n',
  'a: &x b\n',
  'a: 010\n',
  'a: "b" c\n',
  'a: b\na: c\n',
  '# nothing\n',
])('declines rather than guess: %j', (source) => {
  expect(readNested(source, 0)).toBeUndefined();
});
