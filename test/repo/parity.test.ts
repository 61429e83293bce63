import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { rules } from '../../core/rules/index.ts';
import { tempFolder, writeTree } from '../helpers/tree.ts';
import { disparities, places } from './parity.ts';

it('each rule stands in every place, and nothing else does', () => {
  expect(
    disparities(
      places(
        process.cwd(),
        rules.map(({ id }) => id),
      ),
    ),
  ).toEqual([]);
});

/** A checkout with one rule, `g/r`, and whatever else is given. */
function checkout(files: Record<string, string | null> = {}): string {
  const top = tempFolder();
  writeTree(top, {
    'core/rules/g/r.ts': '',
    'core/rules/g/_helper.ts': '',
    'core/rules/index.ts': '',
    'docs/rules/g/r.md': '',
    'docs/rules/README.md': '| [g/r](g/r.md) | error |',
    'README.md': '| [g/r](docs/rules/g/r.md) | error |',
    'fixtures/bases/flat/memory/ok-note.md': '',
    'fixtures/g/r/ok-a/expected.json': '',
    'fixtures/g/r/bad-a/expected.json': '',
    'schemas/generated/config.schema.json': '{"properties":{"rules":{"properties":{"g/r":{}}}}}',
    ...files,
  });
  return top;
}

describe('a gap is seen', () => {
  it('but none where there is none', () => {
    expect(disparities(places(checkout(), ['g/r']))).toEqual([]);
  });

  it('in the registry', () => {
    expect(disparities(places(checkout(), []))).toEqual(['g/r is missing in core/rules/index.ts']);
  });

  it.each([
    ['g/r is missing in docs/rules', 'docs/rules/g/r.md'],
    ['g/r is missing in fixtures, ok-', 'fixtures/g/r/ok-a'],
    ['g/r is missing in fixtures, bad-', 'fixtures/g/r/bad-a'],
    ['g/r is missing in core/rules', 'core/rules/g/r.ts'],
  ])('%s', (gap, file) => {
    const top = checkout();
    fs.rmSync(path.join(top, file), { recursive: true });
    fs.mkdirSync(path.dirname(path.join(top, file)), { recursive: true });
    expect(disparities(places(top, ['g/r']))).toEqual([gap]);
  });

  it.each([
    [
      'g/r is missing in config.schema.json',
      'schemas/generated/config.schema.json',
      '{"properties":{"rules":{"properties":{}}}}',
    ],
    ['g/r is missing in README.md', 'README.md', '| [g/r](docs/rules/g/other.md) | error |'],
    ['g/r is missing in docs/rules/README.md', 'docs/rules/README.md', ''],
    ['g/old is missing in core/rules', 'docs/rules/g/old.md', ''],
    ['g/old is missing in core/rules', 'fixtures/g/old/ok-a/expected.json', ''],
  ])('%s (%s)', (gap, file, text) => {
    expect(disparities(places(checkout({ [file]: text }), ['g/r']))).toContain(gap);
  });
});
