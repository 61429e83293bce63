import { parseArgs } from 'node:util';
import { validate } from './validate.ts';

const USAGE = `npm run bench -- validate [--events N] [--facts N] [--rounds N] [--quick]

  --events  lines of the long log (1000000)
  --facts   notes of the large typed tree (5000)
  --rounds  how often each process runs (11, and 5 for the long ones)
  --quick   100000 events, 1000 notes, 3 rounds: a look, not a measurement
`;

const BENCHES: Readonly<Record<string, (options: BenchOptions) => void>> = { validate };

export interface BenchOptions {
  readonly events: number;
  readonly facts: number;
  readonly rounds: { readonly short: number; readonly long: number };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    events: { type: 'string' },
    facts: { type: 'string' },
    rounds: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
});
const bench = Object.hasOwn(BENCHES, positionals[0] ?? '') ? BENCHES[positionals[0]!] : undefined;
if (!bench || positionals.length > 1) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else {
  const { quick, rounds } = values;
  bench({
    events: Number(values.events ?? (quick ? 100_000 : 1_000_000)),
    facts: Number(values.facts ?? (quick ? 1000 : 5000)),
    rounds: { short: Number(rounds ?? (quick ? 3 : 11)), long: Number(rounds ?? (quick ? 3 : 5)) },
  });
}
