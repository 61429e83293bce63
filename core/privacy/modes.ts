/** How text reaches the memory (spec/zeref-os.md, 5.1); the default stands first. */
export const PRIVACY_MODES = ['abstract', 'local-only', 'exact'] as const;
export type PrivacyMode = (typeof PRIVACY_MODES)[number];
