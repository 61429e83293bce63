import type { PrivacyMode } from '../privacy/modes.ts';
import type { Layout } from '../types.ts';

/** The layouts that a new memory can have. */
export const INIT_LAYOUTS = ['flat', 'typed'] as const satisfies readonly Layout[];
export type InitLayout = (typeof INIT_LAYOUTS)[number];

/** What the user wants. */
export interface Choice {
  readonly layout: InitLayout;
  /** The mode of PRIVACY.md; undefined for no privacy files at all. */
  readonly privacy: PrivacyMode | undefined;
}
