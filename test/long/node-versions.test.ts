import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runIn } from '../helpers/checkout.ts';
import { tempFolder, writeTree } from '../helpers/tree.ts';

/** The Node releases that DESIGN names, besides the one that runs this test; npm has them for this platform alone. */
const MAJORS = ['22', '24', '26'];
const PACKAGE = `node-${process.platform}-${process.arch}`;
const EVENT =
  '{"ts":"2026-02-30T14:00:00Z","agent":"a","event":"session-start","target":"t","payload":{},"hash":"sha256:44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a"}\n';

let folder: string;

/** The packed program in an empty folder with a blank in its path, and a memory to judge. */
beforeAll(() => {
  folder = path.join(tempFolder(), 'an empty folder');
  writeTree(folder, { 'package.json': '{ "name": "consumer", "version": "1.0.0" }\n' });
  fs.cpSync('fixtures/demo', path.join(folder, 'demo'), { recursive: true });
  fs.cpSync('fixtures/demo', path.join(folder, 'wrong'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'wrong/memory/patterns/PATTERNS.jsonl'), EVENT);
  execFileSync('npm', ['pack', '--pack-destination', folder], { stdio: 'ignore' });
  const tarball = fs.readdirSync(folder).find((name) => name.endsWith('.tgz'));
  execFileSync('npm', ['install', `./${tarball}`], { cwd: folder, stdio: 'ignore' });
  fs.symlinkSync(path.join(folder, 'node_modules/.bin/zeref'), path.join(folder, 'linked'));
});

/** A Node of another release, from npm; undefined where npm has none. */
function installNode(major: string): string | undefined {
  const home = path.join(folder, `node-${major}`);
  writeTree(home, { 'package.json': '{ "private": true }\n' });
  if (runIn(home, 'npm', ['install', `${PACKAGE}@${major}`]).status !== 0) return undefined;
  return path.join(home, 'node_modules', PACKAGE, 'bin/node');
}

describe.each([process.version, ...MAJORS])('Node %s', (release) => {
  it('runs every command of the packed program', (context) => {
    const node = release === process.version ? process.execPath : installNode(release);
    if (node === undefined) return context.skip(`npm has no ${PACKAGE}@${release}`);
    const zeref = (...args: string[]) => {
      const { status, stdout, stderr } = runIn(folder, node, [path.join(folder, 'linked'), ...args]);
      return { status, text: stdout + stderr };
    };
    expect(zeref('validate', 'demo')).toMatchObject({
      status: 0,
      text: expect.stringContaining('✔ Validation passed'),
    });
    expect(zeref('validate', 'wrong')).toMatchObject({
      status: 1,
      text: expect.stringContaining('patterns/timestamp'),
    });
    expect(JSON.parse(zeref('validate', 'demo', '--format', 'json', '--quiet').text).exitCode).toBe(0);
    expect(zeref('status', 'demo')).toMatchObject({ status: 0, text: expect.stringContaining('flat') });
    expect(zeref('explain', 'patterns/stack-cap').text).toContain('How to fix');
    expect(zeref('rules').text).toContain('patterns/stack-cap');
    expect(JSON.parse(zeref('rules', '--format', 'json').text).rules.length).toBeGreaterThan(50);
    expect(zeref('--help').text).toContain('validate');
    expect(zeref('validate', '--hlep')).toMatchObject({ status: 2, text: expect.stringContaining('--help') });
    expect(zeref('--version').text).toMatch(/\d+\.\d+\.\d+/);
  });
});
