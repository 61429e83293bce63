import fs from 'node:fs';
import path from 'node:path';
import { sourceFiles } from '../helpers/imports.ts';

/** Where a rule's id must stand, and the ids that stand there. */
export type Places = Readonly<Record<string, ReadonlySet<string>>>;

/** The ids as each place of a checkout has them. @param registry ids of the rules that the engine runs */
export function places(top: string, registry: readonly string[]): Places {
  const read = (file: string) => fs.readFileSync(path.join(top, file), 'utf8');
  const list = (folder: string) =>
    fs.readdirSync(path.join(top, folder), { recursive: true, encoding: 'utf8' });
  const fixtures = list('fixtures').map((name) => name.split(path.sep));
  const withCase = (prefix: string) =>
    fixtures.flatMap(([group, rule, name]) =>
      group !== 'bases' && name?.startsWith(prefix) ? [`${group}/${rule}`] : [],
    );
  const readme = fs.existsSync(path.join(top, 'README.md')) ? read('README.md') : undefined;
  const schema = JSON.parse(read('schemas/generated/config.schema.json'));
  return sets({
    'core/rules': sourceFiles(top, ['core/rules'])
      .map((file) => file.slice('core/rules/'.length, -'.ts'.length))
      .filter((id) => /^[^/]+\/[^_][^/]*$/.test(id)),
    'core/rules/index.ts': registry,
    'docs/rules': list('docs/rules')
      .filter((name) => name.includes(path.sep) && name.endsWith('.md'))
      .map((name) => name.slice(0, -3)),
    'docs/rules/README.md': linked(read('docs/rules/README.md'), ''),
    'fixtures, ok-': withCase('ok-'),
    'fixtures, bad-': withCase('bad-'),
    'config.schema.json': Object.keys(schema.properties.rules.properties),
    ...(readme !== undefined && { 'README.md': linked(readme, 'docs/rules/') }),
  });
}

/** Ids in the first column of the tables of rules. */
const linked = (text: string, base: string) =>
  [...text.matchAll(/^\| \[([^\]]+)\]\(([^)]+)\.md\)/gm)].flatMap(([, id, page]) =>
    page === base + id ? [id!] : [],
  );

const sets = (lists: Readonly<Record<string, readonly string[]>>): Places =>
  Object.fromEntries(
    Object.entries(lists).map(([place, ids]) => [
      place,
      new Set(ids.map((id) => id.split(path.sep).join('/'))),
    ]),
  );

/** One line for each id that stands in one place and not in another. */
export function disparities(all: Places): string[] {
  const ids = new Set(Object.values(all).flatMap((set) => [...set]));
  return Object.entries(all).flatMap(([place, set]) =>
    [...ids].filter((id) => !set.has(id)).map((id) => `${id} is missing in ${place}`),
  );
}
