import { DEFAULT_CONFIG } from '../../core/defaults.ts';
import { buildCatalogue } from '../../core/events/catalogue.ts';
import { loadPayloadDigest } from '../../core/events/hash.ts';
import { type Judge, judgeLine } from '../../core/events/judge-line.ts';
import { rules } from '../../core/rules/index.ts';
import { loadEventSchemas } from '../../core/schema/compiled.ts';
import type { RuleContext } from '../../core/types.ts';

await loadEventSchemas();
const catalogue = await buildCatalogue('all', []);
export const EVENTS: readonly string[] = [...catalogue.keys()];

const judge: Judge = {
  path: 'patterns/PATTERNS.jsonl',
  events: catalogue,
  payloadDigest: await loadPayloadDigest(),
};
const context: RuleContext = {
  config: DEFAULT_CONFIG,
  root: { path: 'memory', layout: 'flat', why: '' },
};
const eventRules = rules.filter((rule) => rule.scope === 'event');

export interface Verdict {
  /** Ids of the rules that find something. */
  readonly rules: readonly string[];
  readonly at: number | undefined;
  readonly gate: boolean;
  readonly fingerprint: number;
}

/** What zeref says of one line without the acceptor: decoder, schemas and every rule that looks at lines, none switched off. */
export function plainPath(bytes: Buffer): Verdict {
  const line = { bytes, start: 0, end: bytes.length, line: 1, terminated: true, crlf: false };
  const { event, name, fingerprint } = judgeLine(judge, line);
  const found = eventRules.flatMap((rule) => [...rule.check(event, context)].map(() => rule.id));
  const gate = name !== undefined && catalogue.get(name)?.gate === true;
  return { rules: found, at: event.at, gate, fingerprint };
}
