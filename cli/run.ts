import { fastAnswer } from './fast-answer.ts';
import type { Io } from './io.ts';

/** One call of the program. @returns the exit code @throws only what is a bug */
export async function run(io: Io): Promise<number> {
  const answer = fastAnswer(io.argv, io.stdout.columns);
  if (answer) {
    await io[answer.to].write(answer.text);
    return answer.exitCode;
  }
  const { main } = await import('./main.ts');
  return main(io);
}
