import { fastAnswer } from './fast-answer.ts';
import type { Io } from './io.ts';

/** Prints the help of a command, or of the program; a terminal that is narrower than usual gets its own layout. */
export async function showHelp(io: Io, command: string | undefined): Promise<number> {
  const { columns } = io.stdout;
  const ready = fastAnswer(['help', ...(command === undefined ? [] : [command])], columns);
  await io.stdout.write(ready?.text ?? (await render(command, columns)));
  return 0;
}

async function render(command: string | undefined, columns = 80): Promise<string> {
  const { renderHelp } = await import('./yargs.ts');
  return `${await renderHelp(command, columns)}\n`;
}
