/** The words of the middle (docs/architecture.md): what flows from a source to a report. */

export type * from './types/document.ts';
export type * from './types/event.ts';
export type * from './types/finding.ts';
export type * from './types/project.ts';
export type * from './types/report.ts';
export type * from './types/rule.ts';
export type * from './types/source.ts';
export type * from './types/words.ts';
