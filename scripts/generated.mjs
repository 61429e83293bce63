// Fails when a generated file differs from what is staged or committed, or is known to git not at all.
import { execFileSync } from 'node:child_process';

const GENERATED = ['core/rules/index.ts', 'schemas/generated', 'cli/generated', 'docs/rules', 'README.md'];

const status = execFileSync(
  'git',
  ['-c', 'core.excludesFile=', 'status', '--porcelain', '--untracked-files=all', '--', ...GENERATED],
  {
    encoding: 'utf8',
  },
);
// The second letter speaks of the working tree; a blank means that it equals the index.
const stale = status.split('\n').filter((line) => line !== '' && line[1] !== ' ');
if (stale.length > 0) {
  console.error(
    `Generated files are not as \`npm run generate\` writes them. Add them to the commit:\n${stale.join('\n')}`,
  );
  process.exitCode = 1;
}
