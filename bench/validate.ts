import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeFlatTree, writeTypedTree } from './gen/tree.ts';
import { type Case, measure, peakMemory } from './measure.ts';
import { installPeers } from './peers.ts';
import { casesOf, describeRow, type Row, targets } from './report.ts';
import type { BenchOptions } from './run.ts';

const CACHE = path.resolve('bench/.cache');
const ZEREF = path.resolve('dist/zeref.cjs');
/** Names the generated trees; to be raised when a generator changes. */
const EDITION = 2;
/** Load average from which on processes wait for each other. */
const BUSY = 1;

const child = (name: string, file: string, ...args: string[]): Case => ({
  name,
  args: [path.resolve('bench/children', file), ...args],
});
const EMPTY = child('node empty.cjs', 'empty.cjs');
const zeref = (name: string, ...args: string[]): Case => ({ name, args: [ZEREF, ...args] });

/** The `validate` rows of the performance targets: whole processes of the built program against what the work costs at least. */
export function validate({ events, facts, rounds }: BenchOptions): void {
  execFileSync('npm', ['run', 'build', '--silent'], { stdio: 'inherit' });
  const load = os.loadavg()[0]!;
  print(`node ${process.version}, ${process.arch}, ${os.cpus().length} processors, load ${load.toFixed(1)}`);
  print(load > BUSY ? 'other work is going on: the ratios below are not to be trusted\n' : '');
  const peers = installPeers();
  if ('missing' in peers) print(`${peers.missing}\n`);
  const folder = 'folder' in peers ? peers.folder : undefined;
  for (const row of [version(), help(), smallTree(folder)])
    print(describeRow(row, measure(casesOf(row), rounds.short)));
  for (const row of [longLog(events), manyNotes(facts, folder)])
    print(describeRow(row, measure(casesOf(row), rounds.long)));
  print(memory(events));
}

const print = (text: string) => process.stdout.write(`${text}\n`);

const version = (): Row => startUp('--version');
const help = (): Row => startUp('--help');

const startUp = (option: string): Row => ({
  title: `zeref ${option}`,
  base: EMPTY,
  subject: zeref(`zeref ${option}`, option),
  limits: [],
  peers: [],
  first: 2,
  final: 1.15,
});

function smallTree(peers: string | undefined): Row {
  const top = cached('small', (folder) => writeFlatTree(folder, { facts: 49, events: 203 }));
  return {
    title: 'small tree: 58 files, 203 events',
    base: EMPTY,
    subject: { ...zeref('zeref validate', 'validate'), cwd: top },
    limits: [child('read all files', 'read-tree.cjs', top)],
    peers: peers === undefined ? [] : markdownLinters(peers, top),
    first: 3.5,
    final: 1.7,
  };
}

function longLog(events: number): Row {
  const top = logTree(events);
  const log = path.join(top, 'memory/patterns/PATTERNS.jsonl');
  return {
    title: `event log: ${events} events, ${(fs.statSync(log).size / 1e6).toFixed(0)} MB, every check`,
    base: child('JSON.parse each line', 'lines.cjs', 'parse', log),
    subject: { ...zeref('zeref validate', 'validate'), cwd: top },
    limits: [child('read and find the line ends', 'lines.cjs', 'scan', log)],
    peers: [child('readline + JSON.parse + ajv, no hashes', 'ajv-lines.cjs', path.resolve('schemas'), log)],
    first: 3.2,
    final: 1.5,
  };
}

function manyNotes(facts: number, peers: string | undefined): Row {
  const top = cached(`notes-${facts}`, (folder) => writeTypedTree(folder, { facts }));
  return {
    title: `typed memory: ${facts} notes`,
    base: child('list and read', 'read-tree.cjs', top),
    subject: { ...zeref('zeref validate', 'validate'), cwd: top },
    limits: [EMPTY],
    peers: peers === undefined ? [] : markdownLinters(peers, top).slice(0, 1),
    first: 6,
    final: 2.5,
  };
}

/** Linters of Markdown with their own rules: not the same work, but on the same files. Findings do not matter here. */
const markdownLinters = (peers: string, cwd: string): Case[] => [
  {
    name: 'markdownlint-cli2',
    args: [path.join(peers, 'node_modules/markdownlint-cli2/markdownlint-cli2-bin.mjs'), '**/*.md'],
    cwd,
    exits: [0, 1],
  },
  {
    name: 'remark-cli, lint-recommended, frontmatter',
    args: [
      path.join(peers, 'node_modules/remark-cli/cli.js'),
      ...['remark-frontmatter', 'remark-preset-lint-recommended'].flatMap((name) => [
        '--use',
        path.join(peers, 'node_modules', name, 'index.js'),
      ]),
      '--no-stdout',
      '.',
    ],
    cwd,
  },
];

/** Peak memory of a long log and of one a hundredth as long. */
function memory(events: number): string {
  const peak = (count: number) => peakMemory({ ...zeref('zeref validate', 'validate'), cwd: logTree(count) });
  const short = peak(Math.ceil(events / 100));
  const long = peak(events);
  return [
    'peak memory (resident set)',
    `  ${events} events: ${long.toFixed(0)} MB   ${targets(long, 120, 80, ' MB')}`,
    `  against ${Math.ceil(events / 100)} events (${short.toFixed(0)} MB): ${(long / short).toFixed(2)}   ${targets(long / short, 1.3, 1.3, 'x')}`,
    `  node empty.cjs: ${peakMemory(EMPTY).toFixed(0)} MB`,
    '',
  ].join('\n');
}

const logTree = (events: number): string =>
  cached(`log-${events}`, (folder) => writeFlatTree(folder, { facts: 0, events }));

/** A generated folder, made once. */
function cached(name: string, make: (folder: string) => void): string {
  const folder = path.join(CACHE, `${name}-${EDITION}`);
  if (fs.existsSync(folder)) return folder;
  const draft = `${folder}.draft`;
  fs.rmSync(draft, { recursive: true, force: true });
  make(draft);
  // A repository of its own, as memory lives in one; this one ignores the cache.
  execFileSync('git', ['init', '--quiet', draft]);
  fs.renameSync(draft, folder);
  return folder;
}
