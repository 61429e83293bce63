import { spawn } from 'node:child_process';
import { isFolder, replaceFile, resolveOutput } from '../../cli/files.ts';
import type { Env, Io, Output } from '../../cli/io.ts';
import { run } from '../../cli/run.ts';

/** One call of the program: what it is given, and what comes out. */
export interface CallOptions {
  readonly cwd: string;
  readonly env?: Env;
  readonly stdin?: string;
  /** Of standard output; in the process itself only. */
  readonly terminal?: { readonly columns: number };
}

export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export type Host = (argv: readonly string[], options: CallOptions) => Promise<Outcome>;

/** The door inside of the test's own process, on the real disk. */
export const inProcess: Host = async (argv, { cwd, env = {}, stdin = '', terminal }) => {
  const stdout = new Recorder(terminal?.columns);
  const stderr = new Recorder();
  const io: Io = {
    argv,
    cwd,
    env: { PATH: process.env.PATH, ...env },
    stdout,
    stderr,
    onInterrupt: () => () => {},
    dialog: undefined,
    readStdin: async () => Buffer.from(stdin),
    isFolder,
    docs: undefined,
    resolveOutput: (file) => resolveOutput(cwd, file),
    writeFile: replaceFile,
  };
  const code = await run(io);
  return { code, stdout: stdout.text, stderr: stderr.text };
};

class Recorder implements Output {
  text = '';
  readonly isTTY: boolean;
  readonly columns: number | undefined;

  constructor(columns?: number) {
    this.isTTY = columns !== undefined;
    this.columns = columns;
  }

  async write(text: string): Promise<void> {
    this.text += text;
  }
}

const PROGRAM = new URL('../../dist/zeref.cjs', import.meta.url).pathname;

/** The built program as a process of its own. */
export const asProcess: Host = (argv, options) => spawnAndWait(process.execPath, [PROGRAM, ...argv], options);

/** A bash script in which `zeref` is the built program. */
export function bash(script: string, options: CallOptions): Promise<Outcome> {
  const define = `zeref() { '${process.execPath}' '${PROGRAM}' "$@"; }\n`;
  return spawnAndWait('bash', ['-c', define + script], options);
}

function spawnAndWait(
  file: string,
  args: readonly string[],
  { cwd, env, stdin = '' }: CallOptions,
): Promise<Outcome> {
  const { PATH, HOME } = process.env;
  const child = spawn(file, args, { cwd, env: { PATH, HOME, ...env } });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  child.stdin.on('error', () => {});
  child.stdin.end(stdin);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? -1, stdout, stderr }));
  });
}
