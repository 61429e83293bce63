import { readInstantName } from '../../parse/instant-name.ts';
import { showStart } from '../../parse/path-name.ts';
import type { Entry, Finding, RootRule } from '../../types.ts';

const FOLDER = 'snapshots/';
/** A snapshot that is packed into one file is named like a folder. */
const ENDING = /(?:\.[a-z]\w{0,6}){1,2}$/i;

export const rule: RootRule = {
  id: 'snapshots/name',
  scope: 'root',
  summary: 'a snapshot is not named by an instant',
  severity: 'error',
  layouts: ['flat'],
  why: 'Snapshots are found, sorted and compared by the instant in their name. One with another name is found by nobody, and a day alone holds no second snapshot.',
  fix: 'Name it by the instant it was taken at, as in `20260608T140000Z`; every form of ISO 8601 will do. Keep what is no snapshot elsewhere: `archive/` is for what is done with.',
  examples: {
    path: 'snapshots',
    bad: 'memory/snapshots/before-the-release/manifest.json\nmemory/snapshots/2026-02-30T14:00:00Z/manifest.json\n',
    ok: 'memory/snapshots/20260608T140000Z/manifest.json\nmemory/snapshots/2026-06-08T14-00-00Z/manifest.json\n',
  },
  *check({ entries }) {
    for (const entry of entries) {
      const name = entry.path.startsWith(FOLDER) ? entry.path.slice(FOLDER.length) : '';
      if (name === '' || name.includes('/') || name.startsWith('.')) continue;
      const said = entry.kind === 'dir' ? judgeFolder(name) : judgeFile(name, entry);
      if (said) yield { path: entry.path, line: 1, column: 1, key: entry.path, ...said };
    }
  },
};

type Said = Pick<Finding, 'message' | 'severity'>;

const ADVICE = 'name it by the instant it was taken at, as in `20260608T140000Z`';

function judgeFolder(name: string): Said | undefined {
  const read = readInstantName(name);
  const shown = `the snapshot ${showStart(name)}`;
  switch (read.kind) {
    case 'instant':
      return undefined;
    case 'day':
      return { message: `${shown} is named by a day, which can have many: ${ADVICE}`, severity: 'warning' };
    case 'local':
      return { message: `${shown} has a time without its zone: add \`Z\` or an offset`, severity: 'warning' };
    case 'none':
      return { message: `${shown} ${noInstant(read.reason)}: ${ADVICE}` };
  }
}

const noInstant = (reason: string | undefined): string =>
  reason === undefined ? 'is not named by an instant of ISO 8601' : `names no instant, for ${reason}`;

/** Files beside the snapshots harm nobody. */
function judgeFile(name: string, { kind }: Entry): Said | undefined {
  if (kind !== 'file' || /^readme\b/i.test(name)) return undefined;
  if (readInstantName(name.replace(ENDING, '')).kind !== 'none') return undefined;
  const message = `${showStart(name)} is no snapshot, and stands among them: each is a folder named by its instant`;
  return { message, severity: 'info' };
}
