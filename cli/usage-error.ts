import { ZerefError } from '../core/errors.ts';

/** A call that cannot be understood. @param command the one whose help says more */
export function usageError(message: string, command?: string): ZerefError {
  return new ZerefError('usage', `${message} (see zeref ${command ? `${command} ` : ''}--help)`);
}
