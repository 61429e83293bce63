import { TOOL } from '../core/reporters/tool.ts';
import type { Call } from './command.ts';
import { COMMANDS, findCommand } from './commands.ts';
import { failureText, isExpected } from './failure.ts';
import { fastArgs } from './fast-args.ts';
import { showHelp } from './help.ts';
import type { Io } from './io.ts';

/** Reads the arguments and runs the command. @returns the exit code @throws only what is a bug */
export async function main(io: Io): Promise<number> {
  try {
    return await dispatch(io);
  } catch (error) {
    if (!isExpected(error)) throw error;
    await io.stderr.write(failureText(error, io.env.ZEREF_DEBUG === '1'));
    return 2;
  }
}

async function dispatch(io: Io): Promise<number> {
  const quick = fastArgs(io.argv);
  if (quick) return runCommand(io, quick);
  const { parseArgs } = await import('./yargs.ts');
  const request = await parseArgs(io.argv);
  if (request.kind === 'run') return runCommand(io, request.call);
  if (request.kind === 'help') return showHelp(io, request.command);
  await io.stdout.write(`${TOOL.version}\n`);
  return 0;
}

async function runCommand(io: Io, call: Call): Promise<number> {
  const code = await findCommand(call.command)?.load?.();
  if (!code) throw new Error(`no code for the command ${call.command}`);
  return code.run(io, call, COMMANDS);
}
