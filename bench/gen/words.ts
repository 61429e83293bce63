import type { Rng } from './prng.ts';

const list = (words: string): readonly string[] => words.split(/\s+/);

const VERBS = list(
  'use add remove move rename split merge cache index retry pin bump document test review refactor deprecate restore archive verify',
);
const SUBJECTS = list(
  'postgres redis scheduler parser router validator snapshot manifest schema ledger budget gateway exporter importer tokenizer renderer queue webhook session registry',
);
export const NOUNS = list(
  'account service table column window request response timeout header cursor batch shard replica bucket tenant policy owner grade evidence conflict decision question risk glossary domain handoff tier token ratio branch commit diff tail prefix offset checkpoint digest line record field value object array string number flag enum cluster pattern candidate draft skill agent prompt memory archive outbound parent child project release review report error warning limit quota cap user admin reader writer',
);
const GLUE = list('for with after before over under per across without behind');

/** A sentence of so many words. */
export function sentence(rng: Rng, words: number): string {
  const out = [rng.pick(VERBS), rng.pick(SUBJECTS)];
  while (out.length < words) out.push(rng.chance(0.2) ? rng.pick(GLUE) : rng.pick(NOUNS));
  return out.join(' ');
}
