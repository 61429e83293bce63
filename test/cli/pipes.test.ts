import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bash } from './hosts.ts';
import { addUnreadable, project } from './projects.ts';

const NOTES = 9000;
const LARGE = 3_000_000;

/** go-to-k/cdk-real-drift#866: a report of more than 64 KiB into a pipe was cut, with exit code 0. */
describe('a report of several megabytes', () => {
  let cwd: string;

  beforeAll(() => {
    cwd = project('typed');
    const name = (at: number) => `memory/notes/a-note-with-a-long-name-that-makes-the-report-long-${at}.md`;
    addUnreadable(
      cwd,
      Array.from({ length: NOTES }, (_, at) => name(at)),
    );
  });

  it('is the same in a pipe and in a file', async () => {
    const script = `zeref validate --format json > ../$$.json; file=$?
      zeref validate --format json | cat > piped.json; echo "$file \${PIPESTATUS[0]}"; mv ../$$.json filed.json`;
    const { stdout } = await bash(script, { cwd });
    expect(stdout).toBe('1 1\n');
    const piped = fs.readFileSync(path.join(cwd, 'piped.json'));
    expect(piped.length).toBeGreaterThan(LARGE);
    expect(piped.equals(fs.readFileSync(path.join(cwd, 'filed.json')))).toBe(true);
    expect(JSON.parse(piped.toString()).diagnostics.length).toBeGreaterThanOrEqual(NOTES);
  });

  it('reaches a reader that takes its time', async () => {
    const { stdout } = await bash('zeref validate --format json | (sleep 1; wc -c)', { cwd });
    expect(Number(stdout)).toBeGreaterThan(LARGE);
  });

  it.each(['json', 'text'])('is silent when the reader leaves (%s)', async (format) => {
    const script = `zeref validate --quiet --format ${format} | head -1 > first; echo "\${PIPESTATUS[0]}"`;
    expect(await bash(script, { cwd })).toEqual({ code: 0, stdout: '1\n', stderr: '' });
    expect(fs.readFileSync(path.join(cwd, 'first'), 'utf8')).toMatch(/^[^\n]+\n$/);
  });

  it('is short for people: one line for all of one kind', async () => {
    const { stdout } = await bash('zeref validate', { cwd });
    expect(stdout).toContain(`and ${NOTES - 1} more of this kind: memory/notes/`);
    expect(stdout.length).toBeLessThan(3000);
  });
});

describe('a stream that cannot be written', () => {
  it('keeps the exit code when the reader is gone at once', async () => {
    const cwd = project('typed');
    const script = `zeref validate | true; echo "\${PIPESTATUS[0]}"`;
    expect(await bash(script, { cwd })).toEqual({ code: 0, stdout: '0\n', stderr: '' });
  });

  it.runIf(fs.existsSync('/dev/full'))('is no success when the disk is full', async () => {
    const { stdout, stderr } = await bash('zeref validate > /dev/full; echo $?', { cwd: project('typed') });
    expect(stdout).toBe('2\n');
    expect(stderr).toMatch(/^zeref: ENOSPC: no space left on device, write\n$/);
  });

  it('does not mind closed streams', async () => {
    const { stdout } = await bash('zeref validate >&- 2>&- <&-; echo $?', { cwd: project('typed') });
    expect(stdout).toBe('0\n');
  });
});

describe('a report file that is no file', () => {
  it('is written where it leads', async () => {
    const cwd = project('typed');
    const { stdout } = await bash('zeref validate -q --output json:/dev/stdout | cat; ls -l /dev/null', {
      cwd,
    });
    expect(stdout).toMatch(/^\{"schemaVersion":1/);
    await bash('zeref validate -q --output json:/dev/null', { cwd });
    expect(fs.statSync('/dev/null').isCharacterDevice()).toBe(true);
  });
});
