import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Inputs may hold any path or host; our own text may not. */
const OWN = (file: string) => !/^(fixtures|test|memory)\//.test(file);

const PLACEHOLDERS = 'alice|bob|dev|me|name|someone|user|username|you|<[^>]*>|\\$\\{?\\w+';

/** Where this checkout happens to be. */
const CHECKOUT = process.cwd().replace(/[^\w/-]/g, '\\$&');

const STRANGERS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['path of this checkout', new RegExp(`${CHECKOUT}(?![\\w-])`)],
  ['path of a machine', new RegExp(`(?<![\\w.~])/(?:home|Users)/(?!(?:${PLACEHOLDERS})\\b)\\w`)],
  ['path of a machine', /\b[A-Z]:\\+Users\\+\w/],
  [
    'host of a registry',
    /\b(?:registry|npm|nexus|artifactory|verdaccio)\.[a-z0-9.-]+\.(?:com|org|net|io|dev|internal|local)\b/i,
  ],
  ['source of one download', /"resolved": /],
];

/** What in a text belongs to one machine: `line: what`. */
function strangers(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      STRANGERS.filter(([, found]) => found.test(line)).map(([what]) => `${index + 1}: ${what}`),
    );
}

/** What git tracks, and what it would if it were added. */
function trackedFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  return list
    .split('\0')
    .filter((file) => file !== '' && fs.lstatSync(file, { throwIfNoEntry: false })?.isFile());
}

it('no file of ours holds a path of a machine or the host of a registry', () => {
  const found = trackedFiles()
    .filter(OWN)
    .flatMap((file) => strangers(fs.readFileSync(file, 'utf8')).map((line) => `${file}:${line}`));
  expect(found).toEqual([]);
});

describe('is seen', () => {
  it.each([
    ['path of a machine', ['', 'home', 'mallory', 'zeref'].join('/')],
    ['path of a machine', `"${['', 'Users', 'mallory'].join('/')}"`],
    ['path of a machine', ['C:', 'Users', 'mallory'].join('\\')],
    ['path of this checkout', `see ${process.cwd()}/README.md`],
    ['host of a registry', `registry=https://${['registry', 'npmjs', 'org'].join('.')}/`],
    ['host of a registry', `https://${['npm', 'acme', 'internal'].join('.')}/x.tgz`],
    ['source of one download', '"resolved": "https://example.org/x.tgz"'],
  ])('%s in %s', (what, text) => {
    expect(strangers(`first\n${text}`)).toContain(`2: ${what}`);
  });

  it.each([
    '/home/you/memory',
    '~/.claude/projects',
    '/home/<name>/x',
    'zeref-registry.json',
    'a/work/b',
    'npm.md',
  ])('nothing in %s', (text) => {
    expect(strangers(text)).toEqual([]);
  });
});
