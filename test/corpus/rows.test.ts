import { expect, it } from 'vitest';
import { judge, type Row } from './row.ts';
import { FILE_ROWS } from './rows-files.ts';
import { FLAT_ROWS } from './rows-flat.ts';
import { FRONTMATTER_ROWS } from './rows-frontmatter.ts';
import { INDEX_ROWS } from './rows-index.ts';

/** Odd inputs of real trees: each is judged as its owners would want. */

const ROWS: readonly Row[] = [...FRONTMATTER_ROWS, ...FILE_ROWS, ...INDEX_ROWS, ...FLAT_ROWS];

it.each(ROWS.map((row) => [row.row, row.input, row] as const))('row %i: %s', (_number, _input, row) =>
  judge(row),
);

it('all thirty rows are here', () => {
  expect([...new Set(ROWS.map(({ row }) => row))]).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
});
