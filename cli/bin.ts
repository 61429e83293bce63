import { failureText } from './failure.ts';
import { processIo } from './io.ts';
import { run } from './run.ts';

/** The process ends by itself, so that nothing written to a pipe is cut off. A crash keeps its code. */
function finish(code: number): void {
  process.exitCode ??= code;
}

/** The last catch: exit code 1 means findings, and a crash must not look like them. */
function crash(error: unknown): void {
  process.exitCode = 2;
  process.stderr.write(failureText(error, process.env.ZEREF_DEBUG === '1'));
}

process.on('uncaughtException', crash);
run(processIo()).then(finish, crash);
