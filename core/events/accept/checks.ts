import { STACK_CAP, SUPPORT_RANGE, tierFit } from '../policy.ts';
import { QUOTE } from './bytes.ts';
import type { Found } from './line-reader.ts';
import type { ObjectShape } from './shape.ts';
import { slotOf } from './tables.ts';
import { isVisible } from './values.ts';

/** Whether a payload that keeps its schema also keeps what the rules ask for beyond it. */
export type PayloadCheck = (payload: Found, bytes: Buffer) => boolean;

/** @param leads names that a `lead` may have; undefined where there is no registry */
export function checkOf(event: string, shape: ObjectShape, leads?: ReadonlySet<string>): PayloadCheck {
  if (event === 'budget-gate') return budgetGate(shape);
  if (event === 'skill-route') return skillRoute(shape, leads);
  return () => true;
}

/** A pair that fits needs no override; any other needs one, and a reason for it. */
function budgetGate(shape: ObjectShape): PayloadCheck {
  const weight = slotOf(shape, 'weight');
  const tier = slotOf(shape, 'tier');
  const match = slotOf(shape, 'match');
  const reason = slotOf(shape, 'override_reason');
  const override = wordsOf(shape, match).indexOf('OVERRIDE');
  const fits = wordsOf(shape, weight).map((w) => wordsOf(shape, tier).map((t) => tierFit(w, t) === 'fits'));
  return (payload, bytes) => {
    const { word, from, to } = payload;
    if (fits[word[weight]!]![word[tier]!]) return word[match] !== override;
    if (word[match] !== override || !payload.has(reason)) return false;
    return isVisible(bytes, from[reason]! + 1, to[reason]! - 1);
  };
}

function skillRoute(shape: ObjectShape, leads: ReadonlySet<string> | undefined): PayloadCheck {
  const lead = slotOf(shape, 'lead');
  const support = slotOf(shape, 'support');
  const most = Math.min(SUPPORT_RANGE.most, STACK_CAP - ['lead', 'qa'].length);
  return ({ from, to }, bytes) => {
    if (countMembers(bytes, from[support]!, to[support]!) > most) return false;
    return leads === undefined || leads.has(bytes.toString('utf8', from[lead]! + 1, to[lead]! - 1));
  };
}

function wordsOf(shape: ObjectShape, slot: number): readonly string[] {
  const member = shape[slot];
  return member?.kind === 'word' ? member.words : [];
}

/** Members of a list of strings: half as many as its quotes. */
function countMembers(bytes: Buffer, from: number, to: number): number {
  let quotes = 0;
  for (let i = from; i < to; i++) if (bytes[i] === QUOTE) quotes++;
  return quotes / 2;
}
