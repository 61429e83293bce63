import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { asProcess } from '../cli/hosts.ts';
import { tempFolder, writeTree } from '../helpers/tree.ts';

const PROGRAM = path.resolve('dist/zeref.cjs');
const EVENT = {
  ts: '2026-06-08T16:00:01Z',
  agent: 'memory-keeper',
  event: 'wiki-write',
  target: 'memory/DECISIONS.md',
  payload: { summary: 's' },
  hash: `sha256:${createHash('sha256').update('{"summary":"s"}').digest('hex')}`,
  evidence_grade: 'high',
};

/** What `zeref validate` says of a flat memory with these lines in its log, made-up hashes aside. */
async function judge(...lines: readonly (object | string)[]): Promise<string[]> {
  const cwd = tempFolder();
  fs.cpSync('fixtures/bases/flat', cwd, { recursive: true });
  const log = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  writeTree(cwd, { 'memory/patterns/PATTERNS.jsonl': `${log.join('\n')}\n` });
  const { stdout } = await asProcess(['validate', '--format', 'json'], { cwd });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { ruleId: string; line: number; column: number; message: string }[];
  };
  return diagnostics
    .filter(({ ruleId }) => ruleId !== 'patterns/hash-mismatch')
    .map(({ ruleId, line, column, message }) => `${line}:${column} ${ruleId} ${message}`);
}

describe('B69: a record of another kind or a later schema', () => {
  it.each([{ _schema: 'patterns/2' }, { ...EVENT, schema_version: '2.0' }])(
    '%o is one clear finding, and the other lines are judged',
    async (line) => {
      const found = await judge(line, { ...EVENT, evidence_grade: 'certain' });
      expect(found).toEqual([
        expect.stringMatching(/^1:\d+ patterns\/envelope .*newer schema.*update zeref/),
        expect.stringMatching(/^2:\d+ patterns\/evidence-grade /),
      ]);
    },
  );

  it('of an unknown kind is one finding', async () => {
    expect(await judge({ ...EVENT, event: 'wiki-wriet' })).toEqual([
      expect.stringMatching(/^1:\d+ patterns\/event-unknown .*did you mean wiki-write\?/),
    ]);
  });
});

it('B70: one line a fault, with the key, its place and the nearest, of the line’s own event alone', async () => {
  const payload = { weight: 'HIGH', tier: 'SONNET', matsch: 'OK' };
  expect(await judge({ ...EVENT, event: 'budget-gate', payload, evidense_grade: 'high' })).toEqual([
    expect.stringMatching(
      /^1:\d+ patterns\/payload-missing `match` is missing in the payload of budget-gate/,
    ),
    expect.stringMatching(/^1:\d+ patterns\/payload-unknown `matsch` .*did you mean `match`\?/),
    expect.stringMatching(/^1:\d+ patterns\/envelope `evidense_grade` .*did you mean `evidence_grade`\?/),
  ]);
});

it('B71: one strict profile of times, and a reason for each that is refused', async () => {
  const refused = [
    '2026-03-01 10:00:00Z',
    '2026-03-01t10:00:00z',
    '2026-03-01T10:00:00+02',
    '2016-12-31T23:59:60Z',
    '2026-03-01T23:59:60Z',
    '2026-03-01T10:00:00',
    '2026-02-30T10:00:00Z',
    '2026-03-01T10:00:00+0200',
    '2026-03-01T17:14Z',
  ];
  const found = await judge(...refused.map((ts) => ({ ...EVENT, ts })));
  expect(found).toEqual(
    refused.map((ts, at) =>
      expect.stringMatching(new RegExp(`^${at + 1}:7 patterns/timestamp .*${ts.slice(0, 10)}.+: .{8}`)),
    ),
  );
  expect(await judge({ ...EVENT, ts: '2026-03-01T10:00:00.123+02:00' })).toEqual([]);
});

it('B72: a pipe gets the same bytes as a file, `head` ends it in silence, and the exit code is kept', () => {
  const cwd = tempFolder();
  const notes = Array.from({ length: 2000 }, (_, at) => [
    `memory/note ${at}.md`,
    `---\nname: a: b ${'x'.repeat(300)}\ntype: user\n---\n`,
  ]);
  writeTree(cwd, Object.fromEntries(notes));
  const bash = (script: string) =>
    spawnSync('bash', ['-c', script, process.execPath, PROGRAM], { cwd, encoding: 'utf8' });
  const counts = bash(
    '"$0" "$1" validate --format json -q | wc -c; "$0" "$1" validate --format json -q > f; echo $?; wc -c < f',
  );
  const [piped, code, filed] = counts.stdout.trim().split('\n');
  expect([piped, code]).toEqual([filed, '1']);
  expect(Number(piped)).toBeGreaterThan(64 * 1024);
  expect(JSON.parse(fs.readFileSync(path.join(cwd, 'f'), 'utf8')).summary.errors).toBe(2000);
  const head = bash('set -o pipefail; "$0" "$1" validate | head -1; echo $?');
  expect([head.stdout.trim().split('\n').at(-1), head.stderr]).toEqual(['1', '']);
});

it('B74: formats are checked in the built program too, through a link and a path with a blank', async () => {
  const folder = path.join(tempFolder(), 'with a blank');
  fs.mkdirSync(folder);
  fs.symlinkSync(PROGRAM, path.join(folder, 'zeref'));
  fs.cpSync('fixtures/bases/flat', folder, { recursive: true });
  const log = path.join(folder, 'memory/patterns/PATTERNS.jsonl');
  fs.writeFileSync(log, `${JSON.stringify({ ...EVENT, ts: '2026-13-01T10:00:00Z' })}\n`);
  const { status, stdout } = spawnSync(path.join(folder, 'zeref'), ['validate'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, expect.stringContaining('patterns/timestamp')]);
});
