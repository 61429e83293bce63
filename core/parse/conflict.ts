import type { Document } from '../types.ts';
import { findMarkers } from './frontmatter-conflict.ts';
import { scanDocument } from './markdown.ts';

/** Offset of the first line that a merge conflict left in a document; one in a fenced block is an example. */
export function firstMarker(document: Document): number | undefined {
  const markers = [...findMarkers(document.text)];
  if (markers.length === 0) return undefined;
  const fences = scanDocument(document).hidden.filter(({ kind }) => kind === 'fence');
  let fence = 0;
  return markers.find((at) => {
    while (fence < fences.length && fences[fence]!.end <= at) fence++;
    return fence === fences.length || fences[fence]!.start > at;
  });
}

/** Whether a document can be edited and loses nothing: all of its bytes are text, and none of it waits for a person. */
export function isEditable(document: Document): boolean {
  const { invalidAt, nulAt } = document.encoding;
  return invalidAt === undefined && nulAt === undefined && firstMarker(document) === undefined;
}
