import { ZerefError } from '../errors.ts';
import { FLAT_FOLDERS } from '../roots/table.ts';
import type { Surroundings } from '../sources/surroundings.ts';
import type { InitLayout } from './choice.ts';

/** What flat memories hold besides notes. */
const KNOWN = new Set([...FLAT_FOLDERS.map((folder) => folder.split('/', 1)[0]!), 'projects', 'wiki']);

/**
 * Refuses to begin a memory where one project would have two, or two things would be mixed.
 * @throws ZerefError that says what is there, and where
 */
export function refuse(around: Surroundings, layout: InitLayout): void {
  if (around.taken) throw new ZerefError('no-folder', 'there is a file of that name: name a folder');
  refuseSecond(around);
  const { memory, names } = around;
  if (memory && memory.layout !== layout)
    throw new ZerefError(
      'other-layout',
      `memory/ is a ${memory.layout} memory already (${memory.why}), and two layouts do not mix`,
      memory.layout === 'typed' || memory.layout === 'flat'
        ? `zeref init --layout ${memory.layout} adds what it lacks.`
        : undefined,
    );
  const stranger = memory ? undefined : names.find(isStrange);
  if (stranger !== undefined)
    throw new ZerefError(
      'no-memory-folder',
      `memory/ is there and holds other things than notes (${stranger})`,
      'Give that folder another name, or begin the memory in a folder of its own: zeref init <folder>',
    );
}

function refuseSecond({ inside, elsewhere }: Surroundings): void {
  if (inside !== undefined)
    throw new ZerefError(
      'inside-memory',
      `${inside} is a memory folder`,
      'Name the project: zeref init makes the folder memory/ in it.',
    );
  if (elsewhere?.why === 'configured')
    throw new ZerefError(
      'second-memory',
      `the config says that the memory of this project is ${elsewhere.dir}`,
      'Add "memory" to its `roots`, if there is to be another one.',
    );
  if (elsewhere)
    throw new ZerefError(
      'second-memory',
      `this project has a memory already: ${elsewhere.dir}`,
      'A second one would be read by some and written by others. zeref validate checks the one that is there.',
    );
}

/** Code, say: a project may well have a folder `memory` that has nothing to do with agents. */
const isStrange = (name: string) => !name.startsWith('.') && !name.endsWith('.md') && !KNOWN.has(name);
