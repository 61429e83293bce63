import { showStart } from '../../parse/path-name.ts';
import { nearest } from '../../schema/nearest.ts';
import type { Finding, ProjectRule, RegisteredSkill, Registry } from '../../types.ts';

/** A registry in which more folders are missing is not misspelt. */
const MOST_GUESSES = 100;

export const rule: ProjectRule = {
  id: 'registry/skills',
  scope: 'project',
  summary: 'the registry and the folders of skills do not agree',
  severity: 'error',
  layouts: ['flat', 'typed', 'untyped'],
  why: 'Agents are routed to the skills that zeref-registry.json names. One without a file cannot run, and an event that names it as lead passes all the same. A skill that is registered twice, or stands in a folder and is not registered, is a warning.',
  fix: 'Give each registered skill a `skills/<name>/SKILL.md`, or take it out of zeref-registry.json. Register the skills that are not.',
  examples: {
    path: 'zeref-registry.json',
    bad: '{ "skills": [{ "skill": "release-steps" }] }\n',
    ok: '{ "skills": [] }\n',
  },
  *check({ registry }) {
    if (!registry) return;
    const { shownPath: path, folders } = registry;
    const { findings, explained } = checkEntries(registry);
    yield* findings;
    for (const name of folders.filter((folder) => !explained.has(folder))) {
      const message = `skills/${showStart(name)} holds a skill that is not registered`;
      yield { path, line: 1, column: 1, message, key: `unregistered ${name}`, severity: 'warning' };
    }
  },
};

/** Findings on what is registered, and the folders of which nothing more is to be said. */
function checkEntries({ shownPath: path, entries, folders, skills }: Registry) {
  const registered = new Set(skills);
  const strangers = folders.filter((folder) => !registered.has(folder));
  const findings: Finding[] = [];
  const seen = new Set<string>();
  let guesses = 0;
  for (const entry of entries) {
    const { name, place, state } = entry;
    const mayGuess = state === 'no-folder' && !seen.has(name) && guesses++ < MOST_GUESSES;
    const meant = mayGuess ? (nearest(name, strangers) ?? nearest(name, folders)) : undefined;
    if (meant !== undefined) registered.add(meant);
    if (seen.has(name)) {
      const message = `the skill \`${showStart(name)}\` is registered twice; keep one of the two`;
      findings.push({ path, ...place, message, key: `twice ${name}`, severity: 'warning' });
    } else if (state !== 'present') {
      findings.push({ path, ...place, message: complaint(name, state, meant), key: `${state} ${name}` });
    }
    seen.add(name);
  }
  return { findings, explained: registered };
}

function complaint(
  name: string,
  state: Exclude<RegisteredSkill['state'], 'present'>,
  meant: string | undefined,
): string {
  const shown = showStart(name);
  if (state === 'unsafe')
    return `\`${shown}\` cannot be the name of a folder below skills/: it holds a slash, a control character or dots alone`;
  if (state === 'no-file') return `skills/${shown} holds no SKILL.md`;
  const hint = meant === undefined ? '' : `; did you mean \`${showStart(meant)}\`?`;
  return `the skill \`${shown}\` has no folder skills/${shown}${hint}`;
}
