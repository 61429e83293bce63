import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFile } from '../../core/store/create-file.ts';
import { replaceFile } from '../../core/store/replace-file.ts';
import { tempFolder, writeTree } from '../helpers/tree.ts';

const [OLD, NEW] = [Buffer.from('old\n'), Buffer.from('new\n')];
const list = (folder: string) => fs.readdirSync(folder).sort();

describe('createFile', () => {
  it('makes a file and the folders above it, and leaves nothing else', () => {
    const dir = tempFolder();
    expect(createFile(dir, 'a/b/c.md', 'é\n')).toBe('created');
    expect(fs.readFileSync(path.join(dir, 'a/b/c.md'), 'utf8')).toBe('é\n');
    expect(list(path.join(dir, 'a/b'))).toEqual(['c.md']);
    expect(fs.statSync(path.join(dir, 'a/b/c.md')).mode & 0o777).toBe(0o666 & ~process.umask());
  });

  it('leaves alone what is there, a link that leads nowhere too', () => {
    const dir = tempFolder();
    writeTree(dir, { 'a.md': 'mine', b: { symlink: 'nowhere' }, c: { dir: true } });
    for (const name of ['a.md', 'b', 'c']) expect(createFile(dir, name, 'x')).toBe('exists');
    expect(fs.readFileSync(path.join(dir, 'a.md'), 'utf8')).toBe('mine');
    expect(list(dir)).toEqual(['a.md', 'b', 'c']);
  });

  it.each(['../x', 'a/../../x', '/x', '', 'a//b', './x'])('refuses the path %j', (name) => {
    const dir = tempFolder();
    expect(() => createFile(dir, name, 'x')).toThrow(/is no path below/);
    expect(list(dir)).toEqual([]);
  });

  it('goes through no link and no file', () => {
    const dir = tempFolder();
    writeTree(dir, { out: { symlink: '/tmp' }, file: 'x' });
    expect(() => createFile(dir, 'out/zeref-escaped.md', 'x')).toThrow(/symbolic link/);
    expect(() => createFile(dir, 'file/x.md', 'x')).toThrow(/a file where a folder is due/);
    expect(fs.existsSync('/tmp/zeref-escaped.md')).toBe(false);
  });
});

describe('replaceFile', () => {
  it('puts new bytes in the place of the old ones and keeps the mode', () => {
    const dir = tempFolder();
    const file = path.join(dir, 'a.md');
    fs.writeFileSync(file, OLD, { mode: 0o640 });
    expect(replaceFile(dir, 'a.md', OLD, NEW)).toBe('replaced');
    expect(fs.readFileSync(file)).toEqual(NEW);
    expect(fs.statSync(file).mode & 0o777).toBe(0o640);
    expect(list(dir)).toEqual(['a.md']);
  });

  it('leaves a file that holds something else by now', () => {
    const dir = tempFolder();
    fs.writeFileSync(path.join(dir, 'a.md'), 'other');
    expect(replaceFile(dir, 'a.md', OLD, NEW)).toBe('changed');
    expect(replaceFile(dir, 'gone.md', OLD, NEW)).toBe('changed');
    expect(fs.readFileSync(path.join(dir, 'a.md'), 'utf8')).toBe('other');
    expect(list(dir)).toEqual(['a.md']);
  });

  it('leaves links, folders and what is read-only', () => {
    const dir = tempFolder();
    writeTree(dir, { real: 'old\n', link: { symlink: 'real' }, folder: { dir: true }, fixed: 'old\n' });
    fs.chmodSync(path.join(dir, 'fixed'), 0o444);
    expect(replaceFile(dir, 'link', OLD, NEW)).toBe('changed');
    expect(replaceFile(dir, 'folder', OLD, NEW)).toBe('changed');
    expect(replaceFile(dir, 'fixed', OLD, NEW)).toBe('read-only');
    expect(fs.readFileSync(path.join(dir, 'real'))).toEqual(OLD);
  });

  it('holds the old bytes or the new ones, whole, whenever it is killed', async () => {
    const dir = tempFolder();
    const versions = ['a', 'b'].map((letter) => letter.repeat(2_000_000));
    fs.writeFileSync(path.join(dir, 'a.md'), versions[0]!);
    const code = `import { replaceFile } from ${JSON.stringify(path.resolve('core/store/replace-file.ts'))};
const [a, b] = ['a', 'b'].map((letter) => Buffer.alloc(2_000_000, letter));
process.stdout.write('go');
for (;;) { replaceFile(${JSON.stringify(dir)}, 'a.md', a, b); replaceFile(${JSON.stringify(dir)}, 'a.md', b, a); }`;
    for (let round = 0; round < 8; round++) {
      const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code]);
      await once(child.stdout, 'data');
      await new Promise((resolve) => setTimeout(resolve, round * 7));
      child.kill('SIGKILL');
      await once(child, 'close');
      expect(versions.includes(fs.readFileSync(path.join(dir, 'a.md'), 'utf8'))).toBe(true);
    }
  }, 60_000);
});
