/** Names of the reporters, apart from their code, so that reading arguments loads none of it. */
export const FORMATS = ['text', 'json', 'sarif', 'github', 'junit'] as const;
export type Format = (typeof FORMATS)[number];
