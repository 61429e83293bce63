import type { Document } from '../../types.ts';

/** Whether a document of a flat root is the page that is read first. */
export const isHot = ({ path }: Document): boolean => path === 'hot.md';
