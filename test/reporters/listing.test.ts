import { describe, expect, it } from 'vitest';
import { text } from '../../core/reporters/text.ts';
import type { Report } from '../../core/types.ts';
import { context, diagnostic, report } from './report.ts';

const print = (of: Report, over: Parameters<typeof context>[0] = {}) => [...text(of, context(over))].join('');
const many = (count: number, over = {}) =>
  Array.from({ length: count }, (_, at) => diagnostic({ path: `memory/f${at}.md`, line: at + 1, ...over }));
const lastLine = (output: string) => output.trimEnd().split('\n').at(-1);

describe('the list', () => {
  it('is aligned under the names of the files', () => {
    const findings = [
      diagnostic({ path: 'memory/a.md', line: 12, column: 31, message: 'short' }),
      diagnostic({
        path: 'memory/a.md',
        line: 112,
        severity: 'warning',
        message: 'a longer one',
        ruleId: 'hot/word-limit',
      }),
      diagnostic({ path: 'memory/b.md', message: 'x' }),
    ];
    expect(print(report(findings), { quiet: true, failOn: 'warning' })).toBe(
      `${[
        'memory/a.md',
        '  12:31  error    short         index/dangling-link',
        '  112:1  warning  a longer one  hot/word-limit',
        '',
        'memory/b.md',
        '  3:1  error  x  index/dangling-link',
        '',
      ].join('\n')}\n`,
    );
  });

  it('shows ten of a kind, and more as one', () => {
    expect(print(report(many(10)), { quiet: true }).match(/dangling-link/g)).toHaveLength(10);
    expect(print(report(many(11)), { quiet: true })).toBe(
      `${[
        'memory/f0.md',
        '  1:1  error  a.md does not exist  index/dangling-link',
        '       and 10 more of this kind: memory/f1.md:2:1, memory/f2.md:3:1, memory/f3.md:4:1, …',
        '',
      ].join('\n')}\n`,
    );
  });

  it('names the other places once, and the file only where it is another', () => {
    const here = (line: number) => diagnostic({ path: 'memory/f.md', line });
    const findings = [
      ...Array.from({ length: 10 }, () => here(1)),
      here(2),
      here(2),
      diagnostic({ path: 'memory/g.md' }),
    ];
    expect(print(report(findings), { quiet: true })).toContain(
      'and 12 more of this kind: 2:1, memory/g.md:3:1\n',
    );
    expect(print(report(findings.slice(0, 10).concat(here(1))), { quiet: true })).toContain(
      'more of this kind\n',
    );
  });

  it('keeps roots, rules and severities apart', () => {
    const findings = [...many(8), ...many(8, { root: 'other' }), ...many(8, { severity: 'warning' })];
    expect(print(report(findings))).not.toContain('more of this kind');
  });

  it('says how many are left out', () => {
    const left = report([diagnostic()]);
    const output = print({ ...left, summary: { ...left.summary, errors: 8, omitted: 7 } }, { exitCode: 1 });
    expect(output).toContain('\n7 more finding(s) counted but not listed (--max-findings)\n');
    expect(lastLine(output)).toMatch(/^✖ 8 error/);
  });

  it('shows only what fails the run when quiet', () => {
    const findings = [
      diagnostic({ severity: 'warning', path: 'w' }),
      diagnostic({ severity: 'info', path: 'i' }),
      diagnostic({ path: 'e' }),
    ];
    const files = (failOn: 'error' | 'warning' | 'never') =>
      print(report(findings), { quiet: true, failOn }).match(/^\w+$/gm);
    expect(files('error')).toEqual(['e']);
    expect(files('warning')).toEqual(['w', 'e']);
    expect(files('never')).toEqual(['e']);
    expect(print(report([]), { quiet: true })).toBe('');
  });

  it('is made in one pass for 100,000 findings', () => {
    const findings = Array.from({ length: 100_000 }, (_, at) =>
      diagnostic({ path: 'memory/x.md', line: at + 1, ruleId: `index/r${at % 20_000}` }),
    );
    expect(print(report(findings)).split('\n').length).toBeGreaterThan(100_000);
  });

  it('marks up through the style alone', () => {
    const marks = Object.fromEntries(
      ['error', 'warning', 'info', 'success', 'strong', 'faint'].map((name) => [
        name,
        (inner: string) => `<${name}>${inner}</${name}>`,
      ]),
    );
    const link = (inner: string, target: object) => `<link ${Object.values(target)}>${inner}</link>`;
    const style = { ...marks, link } as unknown as ReturnType<typeof context>['style'];
    const output = print(report([diagnostic()]), { style, exitCode: 1 });
    expect(output).toContain('<link memory/MEMORY.md><strong>memory/MEMORY.md</strong></link>');
    expect(output).toContain('<link index/dangling-link><faint>index/dangling-link</faint></link>');
    expect(output).toContain('<error>error</error>');
    expect(output).toContain('<error>✖</error>');
  });
});

it('lets nothing through to the terminal', () => {
  const evil = '\u001b]0;title\u0007\n\r\u009b2J\u202e\u2066\u200b\ud800';
  const finding = diagnostic({ path: `memory/${evil}`, message: evil });
  const roots = [{ path: evil, layout: 'flat' as const, why: evil }];
  const output = print(report([...many(11, { path: evil }), finding], { roots }));
  expect(output.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cs}\u200b\u202e\u2066]/u);
  expect(output).toContain('\\u001b]0;title\\u0007\\n\\r\\u009b2J\\u202e\\u2066\\u200b\\ud800');
});
