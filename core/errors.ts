/** An expected "could not run": exit code 2 and one line. Anything else that is thrown is a bug. */
export class ZerefError extends Error {
  override readonly name = 'ZerefError';
  readonly code: string;
  readonly hint: string | undefined;

  /** @param code short and stable, for scripts @param hint what to do about it */
  constructor(code: string, message: string, hint?: string) {
    super(message);
    this.code = code;
    this.hint = hint;
  }
}

/** One file that could not be read; the run goes on and reports it (layout/unreadable). */
export class ReadFault extends Error {
  override readonly name = 'ReadFault';
}
