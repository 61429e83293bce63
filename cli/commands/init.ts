import path from 'node:path';
import { create, foresee, type Outcome } from '../../core/init/apply.ts';
import { missingAttributes } from '../../core/init/attributes.ts';
import type { Choice } from '../../core/init/choice.ts';
import { type PlannedFile, planFiles } from '../../core/init/plan.ts';
import { refuse } from '../../core/init/refusals.ts';
import type { Style } from '../../core/reporters/style.ts';
import { Projects } from '../../core/sources/projects.ts';
import { surroundings } from '../../core/sources/surroundings.ts';
import { wantsColour } from '../colour.ts';
import type { Call, Run } from '../command.ts';
import type { Io } from '../io.ts';
import { createStyle } from '../style.ts';
import { type Asked, ask, complete } from './_init-questions.ts';
import { count, headline, listing, nextSteps, remarks } from './_init-report.ts';

/** As a shell gives it to a program that Ctrl-C ended, so that what comes after `&&` is not run. */
const CANCELLED = 130;

/** `zeref init`: writes the files of a new memory. What is there already stays as it is. */
export const run: Run = async (io, call) => {
  const { layout, privacy, yes, 'dry-run': dry } = call.options;
  const asked = { layout, privacy } as Asked;
  const folder = path.resolve(io.cwd, call.positionals[0] ?? '.');
  const around = surroundings(folder, new Projects(io.cwd).configuredAt);
  refuse(around, asked.layout ?? 'flat');
  const foreseen = (choice: Choice) => foresee(folder, planFiles(choice, around));
  const dialog = dry === true || yes === true ? undefined : io.dialog;
  const choice = dialog ? await ask(dialog, asked, { folder, around, foreseen }) : complete(asked);
  if (!choice) return CANCELLED;
  const outcomes = foreseen(choice);
  const style = await styleOf(io, call);
  await io.stdout.write(headline(choice, folder));
  if (dry === true) await io.stdout.write(listing(outcomes, 'would create', style));
  else await write(io, folder, outcomes, dialog && io.stdout.isTTY ? undefined : style);
  await io.stdout.write(remarks(folder, around, choice, missingAttributes(folder, choice.layout)));
  if (dry !== true) await io.stdout.write(nextSteps(io.cwd, folder));
  return 0;
};

/**
 * Writes what is not there. Where the disk refuses a file, those before it are reported all the same.
 * @param style undefined when the files have just been listed on this screen
 */
async function write(io: Io, folder: string, foreseen: readonly Outcome[], style?: Style): Promise<void> {
  const done: Outcome[] = [];
  try {
    create(folder, foreseen.map(fileOf), (outcome) => done.push(outcome));
  } finally {
    await io.stdout.write((style ? listing(done, 'created', style) : '') + count(done));
  }
}

const fileOf = ({ file }: Outcome): PlannedFile => file;

function styleOf(io: Io, { options }: Call): Promise<Style> {
  return createStyle(wantsColour(options.color as boolean | undefined, io.env, io.stdout.isTTY));
}
