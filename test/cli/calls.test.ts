import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCalls } from './calls.ts';
import { asProcess, type Host, inProcess } from './hosts.ts';
import { project } from './projects.ts';

const hosts: [string, Host][] = [
  ['in process', inProcess],
  ['as a process', asProcess],
];

describe.each(hosts)('%s', (_, host) => {
  it.each(readCalls())('$name', async ({ project: kind, overlay, argv, stdin, exit, out, err }) => {
    const outcome = await host(argv, { cwd: project(kind, overlay), stdin });
    expect(outcome.stderr).toMatch(err);
    expect(outcome.stdout).toMatch(out);
    expect(outcome.code).toBe(exit);
  });

  it('reports into files and on standard output at once', async () => {
    const cwd = project('bad error');
    const outcome = await host(['validate', '--output', 'json:a.json', '--output=text:b.txt'], { cwd });
    expect(outcome).toMatchObject({ code: 1, stderr: '' });
    expect(outcome.stdout).toContain('✖ 1 error(s)');
    const json = JSON.parse(fs.readFileSync(path.join(cwd, 'a.json'), 'utf8'));
    expect(json).toMatchObject({ exitCode: 1, summary: { errors: 1 } });
    expect(fs.readFileSync(path.join(cwd, 'b.txt'), 'utf8')).toBe(outcome.stdout);
    expect(fs.readdirSync(cwd).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('replaces a report, keeping its mode and the link to it', async () => {
    const cwd = project('typed', { 'real.json': 'old', 'report.json': { symlink: 'real.json' } });
    fs.chmodSync(path.join(cwd, 'real.json'), 0o664);
    const { code } = await host(['validate', '-q', '--output', 'json:report.json'], { cwd });
    expect(code).toBe(0);
    expect(fs.lstatSync(path.join(cwd, 'report.json')).isSymbolicLink()).toBe(true);
    expect(fs.statSync(path.join(cwd, 'real.json')).mode & 0o777).toBe(0o664);
    expect(JSON.parse(fs.readFileSync(path.join(cwd, 'real.json'), 'utf8')).exitCode).toBe(0);
  });
});
