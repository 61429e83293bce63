import { expect, it } from 'vitest';
import { shortenExample } from '../../core/reporters/example.ts';

it('shows a short example whole, and of a long one the beginning and the end', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `line ${at + 1}\n`).join('');
  expect(shortenExample(lines(24))).toBe(lines(24));
  expect(shortenExample(lines(200)).split('\n')).toEqual([
    ...lines(8).trimEnd().split('\n'),
    '… 188 more lines …',
    'line 197',
    'line 198',
    'line 199',
    'line 200',
    '',
  ]);
});
