import type { EventFault, EventLine, Finding, RuleContext, Severity } from '../../types.ts';

/** Units of a key or pointer that go into the key of a finding. */
export const LONGEST_KEY = 200;

type Fault = Pick<EventFault, 'pointer' | 'message' | 'severity'> & { readonly part?: EventFault['part'] };

/** A finding at a member of an event; its key is the line's digest and the pointer. */
export function findingAt(event: EventLine, { pointer, part = 'value', message, severity }: Fault): Finding {
  const { path, line, digest } = event;
  const { column, endColumn } = event.locate(pointer, part);
  const key = `${digest} ${pointer.slice(0, LONGEST_KEY)}`;
  return { path, line, column, endLine: line, endColumn, message, key, ...(severity && { severity }) };
}

/** Findings for the faults of a line that a rule reports. @param lowered severity of all of them */
export function* faultFindings(
  event: EventLine,
  rule: string,
  lowered: { severity?: Severity } = {},
): Iterable<Finding> {
  for (const fault of event.faults) if (fault.rule === rule) yield findingAt(event, { ...fault, ...lowered });
}

/** Made-up hashes are a warning, unless the config asks for proof. */
export const hashSeverity = ({ config }: RuleContext): { severity?: Severity } =>
  config.patterns.hash === 'warn' ? { severity: 'warning' } : {};
