import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

/** Whether util-linux's `script` is there, which lends a program a terminal. */
export const hasTerminal = spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes(
  'util-linux',
);

/** A program in a terminal of its own, 100 columns wide, and somebody who types. */
export class Terminal {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #closed: Promise<number>;
  #text = '';
  #read = 0;
  #ended = false;
  #wake = () => {};

  /** @param command words for a POSIX shell @param env all of its environment */
  constructor(command: string, cwd: string, env: Readonly<Record<string, string | undefined>>) {
    const sized = `stty rows 40 cols 100; exec ${command}`;
    this.#child = spawn('script', ['-qefc', sized, '/dev/null'], {
      cwd,
      env: { TERM: 'xterm', SHELL: '/bin/sh', ...env },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.#child.stdin.on('error', () => {});
    this.#child.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.#text += text;
      this.#wake();
    });
    this.#closed = new Promise((resolve) => {
      this.#child.on('close', (code) => {
        this.#ended = true;
        this.#wake();
        resolve(code ?? -1);
      });
    });
  }

  /** All that was printed, without escape sequences. */
  get screen(): string {
    return plain(this.#text);
  }

  /** What a person sees in the end: lines that were written over or erased are gone. Other sequences stay. */
  get left(): string {
    return this.#text.split('\n').map(lastState).join('\n');
  }

  /** Waits until a text is printed behind the last one that was waited for. @throws when the program ends before */
  async see(text: string | RegExp): Promise<RegExpMatchArray> {
    const pattern = typeof text === 'string' ? new RegExp(escaped(text)) : text;
    for (;;) {
      const rest = this.screen.slice(this.#read);
      const found = pattern.exec(rest);
      if (found) {
        this.#read += found.index + found[0].length;
        return found;
      }
      if (this.#ended) throw new Error(`the program ended without printing ${text}:\n${this.screen}`);
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  type(keys: string): void {
    this.#child.stdin.write(keys);
  }

  /** Waits for the end. @returns the exit code */
  end(): Promise<number> {
    return this.#closed;
  }

  /** Takes the terminal away, as a window that is closed. */
  hangUp(): void {
    this.#child.kill('SIGKILL');
  }
}

/** A line after all that was done to it: `\r` goes back to its beginning, CSI 2K erases it. */
function lastState(line: string): string {
  return line.split(/(\r|\u001b\[2K)/).reduce(
    ({ text, at }, piece) => {
      if (piece === '\r') return { text, at: 0 };
      if (piece === '\u001b[2K') return { text: ' '.repeat(at), at };
      const end = at + piece.length;
      return { text: text.slice(0, at) + piece + text.slice(end), at: end };
    },
    { text: '', at: 0 },
  ).text;
}

export const keys = {
  enter: '\r',
  down: '\u001b[B',
  escape: '\u001b',
  ctrlC: '\u0003',
  ctrlD: '\u0004',
  tab: '\t',
};

const plain = (text: string) =>
  text.replace(
    /\u001b\[[0-?]*[ -/]*[@-~]|\u001b[\]P][^\u0007\u001b]*(?:\u0007|\u001b\\)|\u001b[=>78()][AB0]?/g,
    '',
  );

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
