import { ZerefError } from '../core/errors.ts';
import { visible } from '../core/reporters/visible.ts';

/** Whether an error is a reason why the run could not take place, as opposed to a bug: ours, or the system refused. */
export function isExpected(error: unknown): error is Error {
  return error instanceof ZerefError || (error instanceof Error && 'syscall' in error && 'errno' in error);
}

/**
 * What to say of an error that ended the run: the reason, or that it is a bug.
 * @param debug with the stack
 */
export function failureText(error: unknown, debug: boolean): string {
  const lines = linesOf(error).map(visible);
  const stack = debug && error instanceof Error ? `${error.stack}\n` : '';
  if (!isExpected(error)) {
    const where = debug ? '' : ' (ZEREF_DEBUG=1 shows where)';
    return `zeref: this is a bug in zeref, please report it: ${lines.join(' ')}${where}\n${stack}`;
  }
  const hint = error instanceof ZerefError && error.hint ? `  ${visible(error.hint)}\n` : '';
  return `${lines.map((line) => `zeref: ${line}\n`).join('')}${hint}${stack}`;
}

function linesOf(error: unknown): readonly string[] {
  if (error instanceof ZerefError) return error.lines;
  return (error instanceof Error ? error.message : String(error)).split('\n');
}
