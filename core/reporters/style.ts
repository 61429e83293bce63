import type { Severity } from '../types.ts';

/** How parts of a text report look. Each takes plain text and gives it back, marked up. */
export interface Style extends Readonly<Record<Severity, (text: string) => string>> {
  readonly success: (text: string) => string;
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
}

const same = (text: string) => text;

export const PLAIN: Style = {
  error: same,
  warning: same,
  info: same,
  success: same,
  strong: same,
  faint: same,
};
