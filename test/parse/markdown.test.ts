import { describe, expect, it } from 'vitest';
import { entryLines, scanMarkdown } from '../../core/parse/markdown.ts';
import { parseTarget } from '../../core/parse/markdown-target.ts';

/** `kind path` of each link, in order; the target as written where it is no path. */
const links = (text: string) =>
  scanMarkdown(text).links.map(({ kind, target }) => `${kind} ${target.path || target.raw}`);

describe('links', () => {
  it.each([
    ['plain', '- [A](a.md) — hook', ['inline a.md']],
    ['with ./', '[A](./a.md)', ['inline ./a.md']],
    [
      'with a title',
      `[A](a.md "T") [B](b.md 'T') [C](c.md (T))`,
      ['inline a.md', 'inline b.md', 'inline c.md'],
    ],
    ['in angle brackets', '[A](<a b.md>)', ['inline a b.md']],
    [
      'percent-encoded, decoded once',
      '[A](a%20b.md) [B](a%2520b.md) [C](50%.md)',
      ['inline a b.md', 'inline a%20b.md', 'inline 50%.md'],
    ],
    ['with an anchor', '[A](a.md#top)', ['inline a.md']],
    ['with a line number', '[A](a.md:12) [B](b.md:3-4)', ['inline a.md', 'inline b.md']],
    ['with parentheses', '[A](a_(b).md) [B](a\\).md)', ['inline a_(b).md', 'inline a).md']],
    [
      'with bare blanks before .md',
      '[A](my notes.md) [B](my notes (old).md "T")',
      ['inline my notes.md', 'inline my notes (old).md'],
    ],
    ['no link with bare blanks elsewhere', '[A](not a link)', []],
    ['brackets in the text', '[a [b] c](x.md) [d \\] e](y.md)', ['inline x.md', 'inline y.md']],
    ['code in the text', '[`a]`](x.md)', ['inline x.md']],
    ['a task box before it', '- [ ] [A](a.md)', ['inline a.md']],
    [
      'several on a line',
      '- [A](a.md) / [B](b.md) ([c](c.md), [d](d.md))',
      ['inline a.md', 'inline b.md', 'inline c.md', 'inline d.md'],
    ],
    ['bold around it', '- **[A](a.md)** → [a.md](a.md)', ['inline a.md', 'inline a.md']],
    ['table row', '| [x](x.md) | role | `[y](y.md)` |', ['inline x.md']],
    ['text over two lines', '- see [the\n  notes](ephemeral/)', ['inline ephemeral/']],
    [
      'image, and image in a link',
      '![i](i.png) [![j](j.png)](k.md)',
      ['image i.png', 'inline k.md', 'image j.png'],
    ],
    ['link in a link', '[a [b](b.md) c](c.md)', ['inline b.md']],
    [
      'reference styles',
      '[A][l] [L] [l][] ![p][l]\n\n[l]: x.md "T"',
      ['reference x.md', 'reference x.md', 'reference x.md', 'image x.md', 'definition x.md'],
    ],
    ['definitions one below the other', '[a]: a.md\n[b]: <b c.md>', ['definition a.md', 'definition b c.md']],
    ['no definition: a remark, a footnote', '[TODO]: do it later\n\n[^1]: note.md', []],
    ['wiki link', '[[name|shown]] and [[1]](x.md)', ['wiki name', 'inline x.md']],
    [
      'external',
      '[a](https://x.org/y) [b](//x.org) [c](mailto:a@x.org) [d](#top)',
      ['inline https://x.org/y', 'inline //x.org', 'inline mailto:a@x.org', 'inline #top'],
    ],
    [
      'entities in targets',
      '[A](a&amp;b.md) [B](&lt;b&gt;.md) [C](it&#39;s&#x2d;c.md) [D](a\\&amp;d.md) [E](&nope;&#0;.md)',
      ['inline a&b.md', 'inline <b>.md', "inline it's-c.md", 'inline a&amp;d.md', 'inline &nope;\ufffd.md'],
    ],
    [
      'good escapes beside broken ones',
      '[A](a%20b%zz.md) [B](%c3%a9%c3.md) [C](%e2%82%ac%ff%41.md) [D](100%25%.md) [E](%c0%80%ed%a0%80.md)',
      [
        'inline a b%zz.md',
        'inline é%c3.md',
        'inline €%ffA.md',
        'inline 100%%.md',
        'inline %c0%80%ed%a0%80.md',
      ],
    ],
    ['an escaped hash is an anchor still', '[A](a\\#b.md) [B](a&#35;b.md)', ['inline a', 'inline a']],
    [
      'of HTML',
      `<a href="a%20b.md">A</a> <A class=x HREF='b&amp;c.md'>B</A> <a\n href=c.md>C</a> <a name="x"> <b href="d.md">`,
      ['inline a b.md', 'inline b&c.md', 'inline c.md'],
    ],
    [
      'pictures of HTML',
      '<img alt="x" src="i.png"/> <video src=v.mp4></video> [![j](j.png) <img src=k.png>](l.md)',
      ['image i.png', 'image v.mp4', 'inline l.md', 'image j.png', 'image k.png'],
    ],
    [
      'of HTML in an HTML block',
      '<div align=x>\n<a href="a.md">A</a> <!-- <a href="c.md"> -->\n<img src=i.png>\n</div>',
      ['inline a.md', 'image i.png'],
    ],
    ['around tags', '<b>[A <i>x</i>](a.md)</b> - <br>[B](b.md)', ['inline a.md', 'inline b.md']],
    ['escaped', '\\[a](a.md) [b\\](b.md)', []],
    ['empty', '[]() [a](', ['inline ']],
  ])('%s', (_, text, expected) => {
    expect(links(text)).toEqual(expected);
    expect(links(text.replaceAll('\n', '\r\n'))).toEqual(expected);
  });

  it('stand where they say', () => {
    const text = '# T\r\n\r\n- **[A](a.md)** and [B][l]\r\n\r\n[l]: b.md\r\n';
    const cut = scanMarkdown(text).links.map(({ start, end }) => text.slice(start, end));
    expect(cut).toEqual(['[A](a.md)', '[B][l]', '[l]: b.md']);
  });
});

describe('no links', () => {
  it.each([
    ['in a fence', '```\n[a](a.md)\n```\n[b](b.md)'],
    ['in a fence of tildes that holds backticks', '~~~ md\n```\n[a](a.md)\n~~~\n[b](b.md)'],
    ['in a longer fence', '````\n```\n[a](a.md)\n````\n[b](b.md)'],
    ['in a fence in a list', '- x\n\n  ```\n  [a](a.md)\n  ```\n- [b](b.md)'],
    ['in a fence on the line of a list mark', '1. ```\n   [a](a.md)\n   ```\n2. [b](b.md)'],
    ['in a fence in a nested list', '- x\n    - y\n      ```\n      [a](a.md)\n      ```\n    - [b](b.md)'],
    ['in a fence that its list item ends', '- ```\n  [a](a.md)\n- [b](b.md)'],
    ['in a fence that its quote ends', '> ```\n> [a](a.md)\n\n[b](b.md)'],
    ['in a tab-indented fence', '-\tx\n\t```\n\t[a](a.md)\n\t```\n-\t[b](b.md)'],
    ['in indented code', 'x\n\n    [a](a.md)\n\n[b](b.md)'],
    ['in a code span', '`[a](a.md)` [b](b.md)'],
    ['in a code span of two backticks', '`` [a](`a.md) `` [b](b.md)'],
    ['in a code span over two lines', '`x\n[a](a.md)` [b](b.md)'],
    ['in a comment', '<!-- [a](a.md) --> [b](b.md)'],
    ['in a comment over lines', '- x\n<!--\n- [a](a.md)\n\n- [c](c.md)\n-->\n- [b](b.md)'],
    ['in a comment inside of a list', '- x\n  <!--\n  - [a](a.md)\n  -->\n- [b](b.md)'],
    ...['pre', 'script', 'STYLE', 'textarea'].flatMap((tag) => [
      [`in a block of <${tag}>`, `x\n<${tag} id=x>\n\n[a](a.md)\n\n</${tag}> [c](c.md)\n[b](b.md)`],
      [`in a line of <${tag}>`, `<${tag}>[a](a.md)</${tag}>\n[b](b.md)`],
      [`in <${tag}> in a list`, `- <${tag}>\n\n  <a href="a.md">\n  </${tag}>\n- [b](b.md)`],
      [`in <${tag}> that its list item ends`, `- <${tag}>\n  [a](a.md)\n- [b](b.md)`],
    ]),
    ['in a processing instruction', '<?php\n\n[a](a.md)\n?>\n[b](b.md)'],
    ['in a declaration', '<!DOCTYPE x\n\n[a](a.md)>\n[b](b.md)'],
    ['in CDATA', '<![CDATA[\n\n[a](a.md)\n]]>\n[b](b.md) <![CDATA[ > [a](a.md) ]]>'],
    ['in an HTML block', 'x\n<div>\n[a](a.md)\n</div>\n\n[b](b.md)'],
    ['in an HTML block in a quote', '> <details><summary>[a](a.md)\n> `\n\n[b](b.md)'],
    ['in the block of a tag that stands alone', '<span class="x">\n[a](a.md)\n</span>\n\n[b](b.md)'],
    ['in a comment in an HTML block', '<div>\n<!--\n\n[a](a.md)\n\n-->\n</div>\n\n[b](b.md)'],
    ['in an attribute', '<span title="[a](a.md)" data-x=\'[c](c.md)\'>[b](b.md)</span>'],
    ['in an attribute over lines', 'x <span\n title="[a](a.md)\n[c](c.md)" >[b](b.md)</span>'],
    ['in an autolink', '<http://x/[a](a.md)> [b](b.md)'],
    ['in inline instructions', 'x <? [a](a.md) ?> <!X [c](c.md)> [b](b.md)'],
    ['in a comment at the end of an entry', '- [b](b.md) <!-- was [a](a.md) -->'],
  ])('%s', (_, text) => {
    expect(links(text)).toEqual(['inline b.md']);
    expect(links(text.replaceAll('\n', '\r\n'))).toEqual(['inline b.md']);
  });

  it.each([
    ['a lone backtick', '- don`t [a](a.md)\n- can`t [b](b.md)'],
    ['a comment that is never closed', '<!-- [a](a.md)\n[b](b.md)'],
    ['a comment opened in an entry and closed in no other', '- <!-- [a](a.md)\n- [b](b.md)\n\n<!-- x -->'],
    ['a list item that looks like indented code', '- x\n\n    [a](a.md)\n- [b](b.md)'],
    ['backticks in a fence’s own line', '``` a`b\n[a](a.md) [b](b.md)'],
    ['a blank line in an HTML block', '<div>\n\n[a](a.md)\n\n</div>\n\n[b](b.md)'],
    ['a tag in a paragraph', 'x\n<span>\n[a](a.md)\n[b](b.md)'],
    ['what is no tag', 'a <b [a](a.md) <1> < c> <x="[b](b.md)'],
    ['an escaped tag', '\\<span title="[a](a.md)"> [b](b.md)'],
    ['a closing tag of code', '</pre>\n[a](a.md)\n[b](b.md)'],
    ['an instruction that is never closed', 'x <? [a](a.md) <![CDATA[ [b](b.md)'],
    ['a rule of dashes', '- - -\n[a](a.md) [b](b.md)'],
  ])('but they are some behind %s', (_, text) => {
    expect(links(text)).toEqual(['inline a.md', 'inline b.md']);
  });

  it('are looked for in the frontmatter', () => {
    const text = '---\nname: "[a](a.md)"\n---\n[b](b.md)';
    expect(scanMarkdown(text, text.indexOf('[b]')).links).toHaveLength(1);
  });
});

it('tells what kind of target it is', () => {
  const kinds = [
    'a.md',
    '/a.md',
    '~/a.md',
    'C:\\a.md',
    'C:/a.md',
    'https://a.md',
    '//a.md',
    'mailto:a',
    '#a',
    '',
    'a:b',
  ].map((raw) => parseTarget(raw).kind);
  expect(kinds.join(' ')).toBe(
    'relative absolute absolute absolute absolute external external external anchor anchor absolute',
  );
});

it('gives an entry line once, without its line end', () => {
  const text = '# [T](#t)\r\n- [A](a.md) / [B](b.md)\r\n\r\n- [C](c.md)';
  const found = entryLines(text, scanMarkdown(text)).map(({ start, end }) => text.slice(start, end));
  expect(found).toEqual(['- [A](a.md) / [B](b.md)', '- [C](c.md)']);
});
