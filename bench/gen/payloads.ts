import type { Rng } from './prng.ts';
import { NOUNS, sentence } from './words.ts';

const SKILLS = [
  'prompt-context-engine',
  'skill-router',
  'budget-governor',
  'evidence-grader',
  'privacy-abstraction',
  'wiki-maintenance',
  'contradiction-resolution',
  'handoff-compiler',
  'pattern-to-skill',
  'parent-sync',
  'memory-import-export',
  'project-setup',
  'fleet-activator',
  'caveman-handoff',
];
const DOMAINS = ['memory', 'privacy', 'planning', 'release', 'research', 'import', 'sync'];
const TIERS = ['OPUS', 'SONNET', 'HAIKU', 'OPUS-equivalent', 'SONNET-equivalent', 'HAIKU-equivalent'];
/** Tiers that fit a weight, and those that need an override. */
const FITTING = {
  CRITICAL: { fits: ['OPUS', 'OPUS-equivalent', 'SONNET'], misfits: ['HAIKU', 'HAIKU-equivalent'] },
  HIGH: { fits: ['OPUS', 'SONNET', 'SONNET-equivalent'], misfits: [] },
  MEDIUM: { fits: ['SONNET', 'HAIKU', 'HAIKU-equivalent'], misfits: [] },
  LOW: { fits: ['HAIKU', 'HAIKU-equivalent', 'SONNET'], misfits: ['OPUS', 'OPUS-equivalent'] },
} as const;

type Payload = Record<string, unknown>;

/** Payloads of the eleven events, as agents write them: one draw of each. `summary` makes the text of a wiki-write. */
export const PAYLOADS: Readonly<Record<string, (rng: Rng, summary: () => string) => Payload>> = {
  'wiki-write': (_, summary) => ({ summary: summary() }),
  'session-start': (rng) => ({
    trigger: rng.pick(['/start', 'resume', 'hook']),
    scope: rng.pick(DOMAINS),
    budget_ceiling_usd: rng.between(1, 40) / 2,
    team: rng.pick(['solo', 'build', 'ship']),
  }),
  'memory-drift-detected': (rng) => ({ finding: sentence(rng, rng.between(6, 16)) }),
  'budget-gate': budgetGate,
  'skill-route': (rng) => ({
    domain: rng.pick(DOMAINS),
    lead: rng.pick(SKILLS),
    support: Array.from({ length: rng.between(2, 3) }, () => rng.pick(SKILLS)),
    qa: rng.pick(SKILLS),
  }),
  'tool-probe': (rng) => ({
    tool: rng.pick(['git', 'node', 'python3', 'rg', 'jq']),
    reachable: rng.chance(0.9),
    path: `tools/${rng.pick(NOUNS)}/${rng.hex(6)}`,
    marker_verified: rng.chance(0.5),
  }),
  'prompt-gate': (rng) => ({
    classification: rng.pick(['STRUCTURED', 'SEMI-STRUCTURED', 'UNSTRUCTURED']),
    restructured: rng.chance(0.4),
    brief_tokens: rng.between(40, 900),
    stripped_context_tokens: rng.between(0, 5000),
    injection_detected: rng.chance(0.02),
  }),
  'handoff-compress': handoff,
  'tier-change': (rng) => ({ from: rng.pick(TIERS), to: rng.pick(TIERS) }),
  'grep-with-context': (rng) => ({ action: sentence(rng, 4) }),
  'log-cutover': (rng) => ({ from: 'v1', to: 'v2', note: sentence(rng, 5) }),
};

function budgetGate(rng: Rng): Payload {
  const weight = rng.pick(['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'] as const);
  const { fits, misfits } = FITTING[weight];
  const override = misfits.length > 0 && rng.chance(0.03);
  return {
    weight,
    tier: rng.pick<string>(override ? misfits : fits),
    match: override ? 'OVERRIDE' : 'OK',
    est_cost_usd: rng.between(1, 400) / 100,
    budget_remaining_usd: rng.between(0, 4000) / 100,
    ...(override && { override_reason: sentence(rng, 6) }),
  };
}

function handoff(rng: Rng): Payload {
  const original = rng.between(4000, 60_000);
  const compressed = rng.between(400, 3000);
  return {
    original_tokens: original,
    compressed_tokens: compressed,
    ratio: Math.round((1 - compressed / original) * 1000) / 10,
    model_from: 'OPUS',
    model_to: 'SONNET',
  };
}
