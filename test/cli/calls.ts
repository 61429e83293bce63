import fs from 'node:fs';
import path from 'node:path';

/** One call and what is due. Patterns see lines; an absent one means no output at all. */
export interface Expectation {
  readonly name: string;
  readonly project: string;
  readonly overlay: Record<string, string>;
  readonly argv: readonly string[];
  readonly stdin: string;
  readonly exit: number;
  readonly out: RegExp;
  readonly err: RegExp;
}

const FOLDER = 'test/cli/calls';
const NOTHING = /^$/;

/** All calls of test/cli/calls/*.txt, a block each: `# name`, `project {overlay} $ zeref words`, `exit n`, `out`, `err`, `in`. */
export function readCalls(): Expectation[] {
  return fs.readdirSync(FOLDER).flatMap((name) => {
    const text = fs.readFileSync(path.join(FOLDER, name), 'utf8');
    return text.trimEnd().split('\n\n').map(readCall);
  });
}

function readCall(block: string): Expectation {
  const [title = '', command = '', ...rest] = block.split('\n');
  const [, project, overlay, words] = /^([a-z ]+?)(?: (\{.*\}))? \$ zeref ?(.*)$/.exec(command) ?? [];
  if (!title.startsWith('# ') || project === undefined) throw new Error(`not a call:\n${block}`);
  const parts = new Map(
    rest.map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
  );
  return {
    name: title.slice(2),
    project,
    overlay: JSON.parse(overlay ?? '{}'),
    argv: words === '' ? [] : (words ?? '').split(' ').map((word) => (word === "''" ? '' : word)),
    stdin: JSON.parse(parts.get('in') ?? '""'),
    exit: Number(parts.get('exit')),
    out: pattern(parts.get('out')),
    err: pattern(parts.get('err')),
  };
}

const pattern = (source: string | undefined) => (source === undefined ? NOTHING : new RegExp(source, 'm'));
