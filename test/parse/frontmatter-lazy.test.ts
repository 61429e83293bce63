import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { expect, it } from 'vitest';
import { tempFolder } from '../helpers/tree.ts';

const PLAIN = [
  '---\nname: Release steps\ndescription: "How: a release is made"\ntype: project\n---\n\nTag.\n',
  '---\r\nname: style\r\ndescription: Was gilt — 何が\r\nmetadata: \r\n  node_type: memory\r\n  type: feedback\r\n  originSessionId: 12345678-1234-4234-8234-123456789abc\r\n  modified: 2026-03-01T10:00:00.000Z\r\n---\r\n',
  '# No frontmatter\n',
  '---js\n({})\n---\n',
];

/** Parses texts in a process that has no `yaml` to load. */
function parseWithoutYaml(texts: readonly string[]): string {
  const outfile = path.join(tempFolder(), 'parse.cjs');
  const contents = `import { parseFrontmatter } from ${JSON.stringify(path.resolve('core/parse/frontmatter.ts'))};
const texts = ${JSON.stringify(texts)};
Promise.all(texts.map(parseFrontmatter)).then(
  (parsed) => console.log(parsed.map(({ fields }) => fields.size).join()),
  ({ code }) => console.log(code),
);`;
  const stdin = { contents, resolveDir: process.cwd(), loader: 'ts' } as const;
  buildSync({ stdin, bundle: true, platform: 'node', format: 'cjs', external: ['yaml'], outfile });
  return execFileSync(process.execPath, [outfile], { encoding: 'utf8' }).trim();
}

it('notes as tools write them are read without the YAML library', () => {
  expect(parseWithoutYaml(PLAIN)).toBe('3,3,0,0');
  expect(parseWithoutYaml(['---\ntags: {a: b}\n---\n'])).toBe('MODULE_NOT_FOUND');
});
