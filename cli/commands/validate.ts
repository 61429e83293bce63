import { exitCodeOf } from '../../core/reporters/fails.ts';
import type { Format } from '../../core/reporters/formats.ts';
import { reporters } from '../../core/reporters/index.ts';
import type { FailOn, ReportContext } from '../../core/reporters/reporter.ts';
import { PLAIN } from '../../core/reporters/style.ts';
import { TOOL } from '../../core/reporters/tool.ts';
import { visible } from '../../core/reporters/visible.ts';
import { run as validate } from '../../core/run.ts';
import type { Report } from '../../core/types.ts';
import { wantsColour } from '../colour.ts';
import type { Call, Run } from '../command.ts';
import type { Io } from '../io.ts';
import { createStyle } from '../style.ts';
import { usageError } from '../usage-error.ts';
import { writeChunks } from '../write-chunks.ts';
import { readOutputs, refuseInside } from './_outputs.ts';
import { planPaths, planStdin } from './_plan.ts';

/** `zeref validate`: findings and receipt on stdout, notes on stderr. */
export const run: Run = async (io, call) => {
  const settings = readSettings(call);
  const outputs = readOutputs(io, settings.outputs);
  const { source, roots, notes } = settings.stdin ? await planStdin(io, call) : await planPaths(io, call);
  refuseInside(
    outputs,
    roots.map(({ root }) => root.realDir),
  );
  const report = await validate({ source, roots, notes, maxFindings: settings.maxFindings });
  const exitCode = exitCodeOf(report.summary, settings.failOn);
  const context = { tool: TOOL, style: PLAIN, failOn: settings.failOn, exitCode, quiet: false };
  for (const { format, file } of outputs) io.writeFile(file, reporters[format](report, context));
  await print(io, call, settings, report, context);
  return exitCode;
};

interface Settings {
  readonly format: Format;
  readonly failOn: FailOn;
  readonly quiet: boolean;
  readonly maxFindings: number;
  readonly outputs: readonly string[];
  readonly stdin: boolean;
}

/** Types are those of the table in cli/commands.ts, which both readers of arguments keep to. */
function readSettings({ options }: Call): Settings {
  const stdin = options.stdin === true;
  if (!stdin && options['stdin-filename'] !== undefined)
    throw usageError('--stdin-filename goes with --stdin', 'validate');
  return {
    format: options.format as Format,
    failOn: options['fail-on'] as FailOn,
    quiet: options.quiet === true,
    maxFindings: options['max-findings'] as number,
    outputs: (options.output ?? []) as readonly string[],
    stdin,
  };
}

async function print(
  io: Io,
  call: Call,
  { format, quiet }: Settings,
  report: Report,
  context: ReportContext,
): Promise<void> {
  const flag = call.options.color as boolean | undefined;
  const colour = format === 'text' && wantsColour(flag, io.env, io.stdout.isTTY);
  const style = await createStyle(colour);
  if (!quiet) for (const note of report.notes) await io.stderr.write(`zeref: ${visible(note)}\n`);
  await writeChunks(io.stdout, reporters[format](report, { ...context, style, quiet }));
  if (!quiet && format !== 'text') await io.stderr.write(summaryLine(report));
}

function summaryLine({ summary }: Report): string {
  const { errors, warnings, infos, files, omitted } = summary;
  const left = omitted > 0 ? `, ${omitted} of them not listed (--max-findings)` : '';
  return `zeref: ${files} file(s): ${errors} error(s), ${warnings} warning(s), ${infos} info(s)${left}\n`;
}
