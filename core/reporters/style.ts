import type { Severity } from '../types.ts';

/** How parts of a text report look. Each takes plain text and gives it back, marked up. */
export interface Style extends Readonly<Record<Severity, (text: string) => string>> {
  readonly success: (text: string) => string;
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
  /** Leads to a file that findings are about, or to the page of a rule; changes no width. */
  readonly link: (text: string, target: LinkTarget) => string;
}

/** A path as shown to people, or the id of a rule. */
export type LinkTarget = { readonly file: string } | { readonly rule: string };

const same = (text: string) => text;

export const PLAIN: Style = {
  error: same,
  warning: same,
  info: same,
  success: same,
  strong: same,
  faint: same,
  link: same,
};
