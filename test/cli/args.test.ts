import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Call, CommandSpec, OptionSpec } from '../../cli/command.ts';
import { COMMANDS, optionsOf } from '../../cli/commands.ts';
import { fastArgs } from '../../cli/fast-args.ts';
import { parseArgs } from '../../cli/yargs.ts';
import { ZerefError } from '../../core/errors.ts';

const JUNK = [
  '-',
  '--',
  '',
  'true',
  'false',
  '-1',
  '0x10',
  '1e3',
  '007',
  '"q"',
  "'q'",
  'a b',
  'a=b',
  '-x',
  '--_',
  '--$0',
];
const ODD = [
  '__proto__',
  'constructor',
  '--__proto__',
  '--no-',
  '--no-quiet',
  '--no-format',
  '---',
  '-qx',
  '--=',
  'é',
];

const word = fc.oneof(fc.constantFrom('memory', 'a.md', './b', ...JUNK, ...ODD), fc.string({ maxLength: 6 }));
const value = ({ choices, type }: OptionSpec) =>
  fc.oneof(
    fc.constantFrom(...(choices ?? []), ...(type === 'integer' ? ['0', '12', '100000'] : ['x'])),
    word,
  );

/** One option in one of the forms it may be written in. */
function optionWords(option: OptionSpec): fc.Arbitrary<string[]> {
  const names = [`--${option.name}`, `--no-${option.name}`, ...(option.alias ? [`-${option.alias}`] : [])];
  return fc
    .tuple(fc.constantFrom(...names), value(option), fc.constantFrom('alone', 'next', 'equals'))
    .map(([name, given, form]) =>
      form === 'alone' ? [name] : form === 'next' ? [name, given] : [`${name}=${given}`],
    );
}

function callWords(command: CommandSpec): fc.Arbitrary<string[]> {
  const part = fc.oneof(
    ...optionsOf(command).map(optionWords),
    word.map((one) => [one]),
  );
  return fc.array(part, { maxLength: 5 }).map((parts) => [command.name, ...parts.flat()]);
}

const argv = fc.oneof(...COMMANDS.map(callWords), fc.array(word, { maxLength: 4 }));

/** Arguments as most people write them, all of which the quick reader must know. */
const ordinary = fc
  .tuple(
    fc.subarray([
      ['--format', 'json'],
      ['--format=text'],
      ['--quiet'],
      ['-q'],
      ['--output', 'json:a'],
      ['--fail-on=info'],
    ]),
    fc.subarray([
      ['memory'],
      ['--max-findings', '5'],
      ['--color'],
      ['--no-color'],
      ['--no-config'],
      ['--stdin'],
      ['--config=x.json'],
    ]),
  )
  .map((groups) => ['validate', ...groups.flat(2)]);

async function slow(words: readonly string[]): Promise<Call | string> {
  try {
    const request = await parseArgs(words);
    return request.kind === 'run' ? request.call : request.kind;
  } catch (error) {
    if (error instanceof ZerefError) return 'refused';
    throw error;
  }
}

describe('the quick reader of arguments', () => {
  it('says what yargs says, or nothing', async () => {
    const property = fc.asyncProperty(argv, async (words) => {
      const quick = fastArgs(words);
      const careful = await slow(words);
      if (quick) expect(quick).toEqual(careful);
    });
    await fc.assert(property, { numRuns: 800 });
  });

  it('knows the ordinary forms, each as yargs reads it', async () => {
    const property = fc.asyncProperty(ordinary, async (words) => {
      const quick = fastArgs(words);
      expect(quick).toBeDefined();
      expect(quick).toEqual(await slow(words));
    });
    await fc.assert(property, { numRuns: 100 });
  });
});

describe('yargs', () => {
  it.each([
    [['validate', 'a', '--', '--format', '-x'], { positionals: ['a', '--format', '-x'] }],
    [['--no-color', 'validate', '--config=-x'], { options: { color: false, config: '-x' } }],
    [
      ['validate', '--no-config', '--output', 'a', '--output=b'],
      { options: { config: false, output: ['a', 'b'] } },
    ],
    [['validate', '007', '1e3'], { positionals: ['007', '1e3'] }],
  ])('%j', async (words, expected) => {
    expect(await slow(words)).toMatchObject(expected);
  });
});
