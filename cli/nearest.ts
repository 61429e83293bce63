import { editDistance } from '../core/schema/nearest.ts';

/** Words further away than a third of their length are no slip of the pen. */
const SHARE = 3;

/** The candidates a misspelt word may have meant, nearest first; a part of one counts as near. */
export function nearest(word: string, candidates: readonly string[], most = 1): string[] {
  const limit = Math.max(1, Math.floor(word.length / SHARE));
  return candidates
    .map((candidate) => ({ candidate, distance: distanceOf(word, candidate) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ candidate }) => candidate);
}

function distanceOf(word: string, candidate: string): number {
  const parts = [candidate, ...candidate.split('/')];
  return Math.min(...parts.map((part) => editDistance(word, part)));
}
