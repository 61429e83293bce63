import { ZerefError } from '../core/errors.ts';
import { docsFolder, isFolder, replaceFile, resolveOutput } from './files.ts';

export type Env = Readonly<Record<string, string | undefined>>;

/** Everything the commands know of the process around them; tests hand in a fake. */
export interface Io {
  readonly argv: readonly string[];
  /** Absolute. */
  readonly cwd: string;
  readonly env: Env;
  readonly stdout: Output;
  readonly stderr: Output;
  /**
   * Takes an interrupt (Ctrl-C) to tidy up before it ends the process.
   * @returns what gives it back to the system
   */
  onInterrupt(tidy: () => Promise<void>): () => void;
  /** Where a person can be asked; undefined where nobody would answer. */
  readonly dialog: Dialog | undefined;
  /** All of standard input. @throws when it is longer than `limit` bytes */
  readStdin(limit: number): Promise<Buffer>;
  readonly isFolder: (path: string) => boolean;
  /** Absolute folder of the pages of rules; undefined where the program was started without its package. */
  readonly docs: string | undefined;
  /** Absolute path of a file that can be written. @throws ZerefError when its folder does not exist */
  resolveOutput(file: string): string;
  /** Replaces a file as a whole. @param file from `resolveOutput` */
  writeFile(file: string, chunks: Iterable<string>): void;
}

export interface Output {
  readonly isTTY: boolean;
  /** Width of the terminal, if it is one. */
  readonly columns: number | undefined;
  /** Resolves when the text is out, also when the reader has gone away. @throws when it cannot be written */
  write(text: string): Promise<void>;
}

/** A keyboard and a screen. */
export interface Dialog {
  readonly input: NodeJS.ReadStream;
  readonly output: NodeJS.WriteStream;
}

/** The real process. */
export function processIo(): Io {
  return {
    argv: process.argv.slice(2),
    get cwd() {
      return process.cwd();
    },
    env: process.env,
    stdout: output(process.stdout),
    stderr: output(process.stderr),
    onInterrupt,
    get dialog() {
      return dialogOf(process.env);
    },
    readStdin: (limit) => readAll(process.stdin, limit),
    isFolder,
    get docs() {
      return docsFolder(process.argv[1]);
    },
    resolveOutput: (file) => resolveOutput(process.cwd(), file),
    writeFile: replaceFile,
  };
}

/** Questions go to stderr, so that stdout stays what it is; CI has terminals too, and nobody in front of them. */
function dialogOf({ CI, TERM }: Env): Dialog | undefined {
  if ((CI && CI !== 'false') || TERM === 'dumb') return undefined;
  const { stdin: input, stderr: output } = process;
  return input.isTTY && output.isTTY ? { input, output } : undefined;
}

/** `zeref … | head -1` closes the pipe: nothing more is written, and nothing is wrong. */
const isClosedPipe = (error: NodeJS.ErrnoException) =>
  error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED';

function output(stream: NodeJS.WriteStream): Output {
  // Every failure also reaches the callback of its write.
  stream.on('error', () => {});
  return {
    isTTY: stream.isTTY === true,
    columns: stream.columns,
    write: (text) =>
      new Promise((resolve, reject) => {
        stream.write(text, (error) => (error && !isClosedPipe(error) ? reject(error) : resolve()));
      }),
  };
}

function onInterrupt(tidy: () => Promise<void>): () => void {
  const end = () => void tidy().finally(() => process.kill(process.pid, 'SIGINT'));
  // Once: the second one, from ourselves, has the effect that a shell expects.
  process.once('SIGINT', end);
  return () => void process.off('SIGINT', end);
}

async function readAll(stream: NodeJS.ReadStream, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > limit) throw new ZerefError('stdin-too-long', `standard input is over ${limit} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
