/** An expected "could not run": exit code 2 and one line. Anything else that is thrown is a bug. */
export class ZerefError extends Error {
  override readonly name = 'ZerefError';
  readonly code: string;
  /** One reason a line; a line may repeat what the user wrote, line ends included. */
  readonly lines: readonly string[];
  readonly hint: string | undefined;

  /** @param code short and stable, for scripts @param hint what to do about it */
  constructor(code: string, message: string | readonly string[], hint?: string) {
    const lines = typeof message === 'string' ? [message] : message;
    super(lines.join('\n'));
    this.code = code;
    this.lines = lines;
    this.hint = hint;
  }
}

/** One file that could not be read; the run goes on and reports it (layout/unreadable). */
export class ReadFault extends Error {
  override readonly name = 'ReadFault';
}
