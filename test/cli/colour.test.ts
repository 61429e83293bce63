import { describe, expect, it } from 'vitest';
import { wantsColour } from '../../cli/colour.ts';
import { inProcess } from './hosts.ts';
import { project } from './projects.ts';

describe('whether to colour: flag, FORCE_COLOR, NO_COLOR, terminal', () => {
  it.each([
    [undefined, {}, true, true],
    [undefined, {}, false, false],
    [undefined, { TERM: 'dumb' }, true, false],
    [undefined, { NO_COLOR: '1' }, true, false],
    [undefined, { NO_COLOR: '0' }, true, false],
    [undefined, { NO_COLOR: '' }, true, true],
    [undefined, { FORCE_COLOR: '1' }, false, true],
    [undefined, { FORCE_COLOR: 'true' }, false, true],
    [undefined, { FORCE_COLOR: '0' }, true, false],
    [undefined, { FORCE_COLOR: 'false' }, true, false],
    [undefined, { FORCE_COLOR: '' }, false, false],
    [undefined, { FORCE_COLOR: '', NO_COLOR: '1' }, true, false],
    [undefined, { FORCE_COLOR: '1', NO_COLOR: '1' }, false, true],
    [undefined, { FORCE_COLOR: '1', TERM: 'dumb' }, false, true],
    [true, { NO_COLOR: '1', FORCE_COLOR: '0' }, false, true],
    [false, { FORCE_COLOR: '1' }, true, false],
  ])('flag %s, %j, terminal %s: %s', (flag, env, isTTY, expected) => {
    expect(wantsColour(flag, env, isTTY)).toBe(expected);
  });
});

const ESCAPE = '\u001b[';

describe('colour in a report', () => {
  it.each([
    ['on a terminal', [], {}, { columns: 100 }, true],
    ['in a pipe', [], {}, undefined, false],
    ['by the flag', ['--color'], {}, undefined, true],
    ['not by the flag', ['--no-color'], { FORCE_COLOR: '1' }, { columns: 100 }, false],
    ['the last flag holds', ['--color', '--no-color'], {}, { columns: 100 }, false],
    ['never in JSON', ['--color', '--format', 'json'], {}, { columns: 100 }, false],
  ])('%s', async (_, flags, env, terminal, coloured) => {
    const cwd = project('bad error');
    const { stdout } = await inProcess(['validate', ...flags], { cwd, env, ...(terminal && { terminal }) });
    expect(stdout.includes(ESCAPE)).toBe(coloured);
  });

  it('never goes into a file', async () => {
    const cwd = project('bad error');
    await inProcess(['validate', '--color', '--output', 'text:report.txt'], { cwd });
    const { stdout } = await inProcess(['validate'], { cwd });
    const { readFileSync } = await import('node:fs');
    expect(readFileSync(`${cwd}/report.txt`, 'utf8')).toBe(stdout);
  });
});
