import type { Outcome } from '../../core/init/apply.ts';
import type { Choice, InitLayout } from '../../core/init/choice.ts';
import type { PrivacyMode } from '../../core/privacy/modes.ts';
import { PLAIN } from '../../core/reporters/style.ts';
import { visible } from '../../core/reporters/visible.ts';
import type { Surroundings } from '../../core/sources/surroundings.ts';
import type { Dialog } from '../io.ts';
import { type Option, openPrompts, type Prompts } from '../prompts.ts';
import { listing } from './_init-report.ts';

/** What the call says itself. */
export type Asked = Partial<Choice>;

interface Place {
  readonly folder: string;
  readonly around: Surroundings;
  readonly foreseen: (choice: Choice) => readonly Outcome[];
}

const LAYOUTS: readonly Option<InitLayout>[] = [
  { value: 'flat', hint: 'registers of decisions, questions, risks and conflicts, and an event log' },
  { value: 'typed', hint: 'one fact a file, and MEMORY.md as the index' },
];

const MODES: readonly Option<PrivacyMode>[] = [
  { value: 'abstract', hint: 'names, addresses, paths and credentials are replaced before they are written' },
  { value: 'local-only', hint: 'as abstract, and nothing leaves this machine' },
  { value: 'exact', hint: 'text is written as it is; credentials are replaced all the same' },
];

/** What the call leaves open, filled in without a question. A typed memory gets privacy files on demand alone. */
export function complete({ layout = 'flat', privacy }: Asked): Choice {
  return { layout, privacy: privacy ?? (layout === 'flat' ? 'abstract' : undefined) };
}

/** Asks for what the call leaves open, shows the files, and asks for leave. @returns undefined when the person leaves */
export async function ask(dialog: Dialog, asked: Asked, place: Place): Promise<Choice | undefined> {
  const prompts = await openPrompts(dialog);
  prompts.begin(`A memory for coding agents in ${visible(place.folder)}`);
  const choice = await choose(prompts, asked, place.around);
  const leave = choice !== undefined && (await mayWrite(prompts, place.foreseen(choice)));
  if (!leave) prompts.end('Nothing was written.');
  return leave ? choice : undefined;
}

async function choose(prompts: Prompts, asked: Asked, around: Surroundings): Promise<Choice | undefined> {
  // A memory that is there has its layout already.
  const layout = asked.layout ?? (around.memory ? 'flat' : await prompts.select('Which layout?', LAYOUTS));
  if (layout === undefined) return undefined;
  if (asked.privacy !== undefined || layout === 'typed' || around.privacy !== undefined)
    return complete({ ...asked, layout });
  const privacy = await prompts.select('How private is what the agent writes?', MODES);
  return privacy && { layout, privacy };
}

async function mayWrite(prompts: Prompts, foreseen: readonly Outcome[]): Promise<boolean> {
  const fresh = foreseen.filter(({ state }) => state === 'created');
  if (fresh.length > 0) {
    prompts.show('These files are to be written', listing(fresh, 'create', PLAIN).trimEnd());
    if (!(await prompts.confirm('Write them?'))) return false;
  }
  prompts.end(fresh.length > 0 ? 'Writing.' : 'Every file is there already.');
  return true;
}
