import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWords } from '../../core/parse/words.ts';

describe('words', () => {
  it.each([
    ['', 0],
    [' \n\t\u3000', 0],
    ['one two', 2],
    ['# A — b', 4],
    ['- [x](y.md): z', 3],
    ['don\u2019t stop', 2],
    ['오늘 새로운 데이터베이스', 3],
    ['сегодня новая', 2],
    ['中文', 1],
    ['数据', 1],
    ['数据。', 1],
    ['。、', 1],
    ['我们 今天', 2],
    ['SQLite数据v3', 3],
    ['SQLite（数据）', 2],
    ['データベース', 1],
    ['今日は', 2],
    ['สวัสดี ครับ', 2],
  ])('%j are %i', (text, count) => {
    expect(countWords(text)).toBe(count);
  });
  it('of scripts with blanks are what stands between white space', () => {
    const plain = fc.stringMatching(/^[ \n\tA-Za-z0-9.,;:!?#*_()éüßжщ한글—–\u{1f389}-]*$/u);
    fc.assert(fc.property(plain, (text) => countWords(text) === text.split(/\s+/).filter(Boolean).length));
  });
  it('are never more than the letters, nor none where there is text', () => {
    const mixed = fc.string({ unit: fc.constantFrom(...'a 1.\n数据库今日はไทยລາວខ្មែ한—'), maxLength: 40 });
    fc.assert(
      fc.property(mixed, (text) => {
        const count = countWords(text);
        expect(count).toBeLessThanOrEqual(text.replace(/\s/g, '').length);
        if (/[\p{L}\p{N}]/u.test(text)) expect(count).toBeGreaterThan(0);
      }),
    );
  });
  it('are counted as far as asked', () => {
    expect(countWords('a '.repeat(100), 10)).toBe(11);
    for (const text of ['数据'.repeat(1_000_000), '数据 '.repeat(1_000_000)]) {
      expect(countWords(text, 100)).toBeGreaterThan(100);
      expect(countWords(text, 100)).toBeLessThan(10_000);
    }
  });
  it('of a huge text without any white space are counted too', () => {
    expect(countWords('x'.repeat(5_000_000))).toBe(1);
    expect(countWords('数a'.repeat(20_000))).toBe(40_000);
  });
});
